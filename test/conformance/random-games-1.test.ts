import { randomGames } from './shard.ts';

randomGames(0);
