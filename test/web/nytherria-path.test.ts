import { expect, test } from 'vitest';
import { pathOf, playedIn, storyOf } from '../../src/games/nytherria/story.tsx';
import type { Told } from '../../src/games/nytherria/telling.ts';
import { en } from '../../src/games/nytherria/words-table-en.ts';

const who = (seat: number) => ({ name: ['Ana', 'Ben'][seat] ?? '', you: false });
const explored = (card: string, met: string) => ({ type: 'explored', seat: 0, card, met }) as Told;
const played = (card: string) => ({ type: 'played', seat: 0, card }) as Told;

/** "1.0 dark-stone light-stone": the exploration, how deep it lies, what was met. */
function path(...story: readonly Told[]): string[] {
  return pathOf(story, en, who).map(({ exploration, depth, stops }) =>
    [`${exploration}.${depth}`, ...stops.map(({ card }) => card ?? '?')].join(' '),
  );
}

test('each exploration of a card is a line, a first wrong stone goes on in it (§2)', () => {
  expect(
    path(
      played('archon'),
      explored('dark-stone', 'once-more'),
      explored('trap', 'trap'),
      explored('light-stone', 'claimed'),
      explored('dark-stone', 'once-more'),
      explored('dark-stone', 'ends'),
    ),
  ).toEqual(['1.0 dark-stone trap', '2.0 light-stone', '3.0 dark-stone dark-stone']);
});

test('what Shifting Halls leads to lies within it, and the next exploration outside again (§7)', () => {
  expect(
    path(
      played('archon'),
      explored('shifting-halls', 'event'),
      explored('shifting-halls', 'event'),
      explored('light-stone', 'claimed'),
      explored('trap', 'trap'),
    ),
  ).toEqual(['1.0 shifting-halls', '1.1 shifting-halls', '1.2 light-stone', '2.0 trap']);
});

test('what an event does stands beside it, what the end of the turn does by itself', () => {
  const discarded = { type: 'discarded', seat: 1, cards: ['thief'] } as Told;
  expect(path(played('soldier'), explored('reckoning', 'event'), discarded)).toEqual(['1.0 reckoning thief']);
  expect(path(played('soldier'), explored('trap', 'trap'), discarded)).toEqual(['1.0 trap', '0.0 thief']);
});

test('the story begins with the card that was played last', () => {
  const story = storyOf([played('hex'), explored('trap', 'trap'), played('scout')]);
  expect(story).toEqual([played('scout')]);
  expect(playedIn(story)).toEqual(played('scout'));
  expect(playedIn(storyOf([]))).toBeUndefined();
});
