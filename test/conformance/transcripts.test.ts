import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import { type Endings, endingsOf, readTranscript, writeTranscript } from '../support/transcript.ts';
import { whatToShow } from '../support/vocabulary.ts';

const FOLDER = join(import.meta.dirname, '..', 'games');
/** For each number of players. */
const LEAST = 6;

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id: the golden transcripts', ({ id, game }) => {
  const texts = globSync(join(FOLDER, id, 'transcripts', '*.txt'))
    .toSorted()
    .map((path) => [basename(path), readFileSync(path, 'utf8')] as const);

  test.for(texts)('%s is played again to the letter', async ([, text]) => {
    expect(writeTranscript(game, readTranscript(game, text), await endingsOf(game))).toBe(text);
  });

  test.for(game.seats.map((seats) => [seats]))('there are enough for %i players', ([seats]) => {
    const count = texts.filter(([, text]) => text.includes(`\nplayers ${seats}\n`)).length;
    expect(count).toBeGreaterThanOrEqual(LEAST);
  });

  test('they reach every ending, kind of move, event and option', async () => {
    const { ENDINGS, UNSEEN }: Endings = await endingsOf(game);
    const reached = new Set<string>();
    for (const [, text] of texts) {
      const { seats, options, moves, seed } = readTranscript(game, text);
      reached.add(`ending ${/^ending (.+)$/m.exec(text)?.[1]}`);
      for (const { move } of moves) reached.add(`move ${move.type}`);
      for (const [key, value] of Object.entries(options)) reached.add(`option ${key}=${String(value)}`);
      const told = { seats, options, seed, moves };
      writeTranscript(game, told, await endingsOf(game), ({ type }) => reached.add(`event ${type}`));
    }
    expect(whatToShow(game, ENDINGS, UNSEEN).filter((one) => !reached.has(one))).toEqual([]);
  });

  test('a changed word, number or move is noticed', async () => {
    const [, text] = texts[0] ?? ['', ''];
    const changed = text.replace(/^(result A rank \d+)/m, '$19');
    expect(changed).not.toBe(text);
    expect(writeTranscript(game, readTranscript(game, changed), await endingsOf(game))).not.toBe(changed);
  });
});
