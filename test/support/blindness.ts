import type { AnyGame } from '../../src/engine/game.ts';
import type { Seen } from './conformance.ts';
import { whatToShow } from './vocabulary.ts';

/** What a run of checked games never got to see; nothing when the checks had something to check. `unseen`: what is not expected. */
export function blindSpots(game: AnyGame, seen: Seen, unseen: readonly string[] = []): string[] {
  const shown = new Set([
    ...[...seen.kinds].map((kind) => `move ${kind}`),
    ...[...seen.events].map((type) => `event ${type}`),
    ...[...seen.options].map((option) => `option ${option}`),
  ]);
  return [
    ...whatToShow(game, [], unseen).filter((one) => !shown.has(one)),
    ...few('moves that were not offered', seen.strays, seen.moves),
    ...few('moves under the secrecy test', seen.watched, seen.moves / 10),
    // Several viewers look at each state, and from most of them something is hidden.
    ...few('worlds dealt anew', seen.redealt, seen.watched),
    ...few('moves made again in another world', seen.retried, seen.watched / 2),
    ...few('refusals compared in another world', seen.refused, seen.watched / 2),
  ];
}

function few(what: string, met: number, least: number): string[] {
  return met < least ? [`only ${met} ${what}`] : [];
}
