import { ok } from 'node:assert/strict';
import type { AnyGame } from '../../src/engine/game.ts';

/**
 * The types of events that a game knows: the cases of the `switch (event.type)` by which its words tell them, which the
 * compiler keeps complete.
 */
function eventTypes(game: AnyGame): string[] {
  const source = game.words.en.told.toString();
  const start = /switch \(event\.type\) \{/.exec(source);
  ok(start, `${game.id}: the words tell events by a switch over event.type`);
  const types: string[] = [];
  let depth = 1;
  for (const [found, type] of source
    .slice(start.index + start[0].length)
    .matchAll(/case ['"]([\w-]+)['"]:|[{}]/g)) {
    if (found === '{') depth += 1;
    else if (found === '}') depth -= 1;
    else if (depth === 1 && type !== undefined) types.push(type);
    if (depth === 0) break;
  }
  return types;
}

/** `key=value` for every value of every option. */
function optionValues(game: AnyGame): string[] {
  return game.options.flatMap(({ key, values }) => values.map((value) => `${key}=${String(value)}`));
}

/** All that random play must show of a game's words: moves, events and options, and its endings where they are named. */
export function whatToShow(
  game: AnyGame,
  endings: readonly string[],
  unseen: readonly string[] = [],
): string[] {
  const all = [
    ...endings.map((ending) => `ending ${ending}`),
    ...Object.keys(game.moves).map((kind) => `move ${kind}`),
    ...eventTypes(game).map((type) => `event ${type}`),
    ...optionValues(game).map((option) => `option ${option}`),
  ];
  return all.filter((one) => !unseen.includes(one));
}
