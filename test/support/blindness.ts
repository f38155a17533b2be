import type { AnyGame } from '../../src/engine/game.ts';
import type { Seen } from './conformance.ts';
import { eventTypes, optionValues } from './vocabulary.ts';

/** What a run of checked games never got to see; nothing when the checks had something to check. */
export function blindSpots(game: AnyGame, seen: Seen): string[] {
  return [
    ...missing('move', Object.keys(game.moves), seen.kinds),
    ...missing('event', eventTypes(game), seen.events),
    ...missing('option', optionValues(game), seen.options),
    ...few('moves that were not offered', seen.strays, seen.moves),
    // Several viewers look at each state, and from most of them something is hidden.
    ...few('worlds dealt anew', seen.redealt, seen.states),
    ...few('moves made again in another world', seen.retried, seen.states / 2),
    ...few('refusals compared in another world', seen.refused, seen.moves / 2),
  ];
}

function missing(what: string, all: readonly string[], met: ReadonlySet<string>): string[] {
  return all.filter((one) => !met.has(one)).map((one) => `${what} ${one}`);
}

function few(what: string, met: number, least: number): string[] {
  return met < least ? [`only ${met} ${what}`] : [];
}
