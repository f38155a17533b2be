import { randomGames } from './shard.ts';

randomGames(1);
