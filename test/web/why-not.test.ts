import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { must } from '../../src/engine/assert.ts';
import type { AnyGame, Seat, Tagged } from '../../src/engine/game.ts';
import { offers } from '../../src/engine/play.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { keltis } from '../../src/games/keltis/index.ts';
import { NOTHING } from '../../src/games/keltis/picking.tsx';
import { COLUMNS } from '../../src/games/keltis/print.tsx';
import { tryCard, tryDraw, tryRow, tryStone } from '../../src/games/keltis/tries.tsx';
import type { View as KeltisView } from '../../src/games/keltis/view.ts';
import { krassKariert } from '../../src/games/krass-kariert/index.ts';
import { tryRun } from '../../src/games/krass-kariert/picking.tsx';
import type { View as KrassView } from '../../src/games/krass-kariert/view.ts';
import { dealOf, randomGame } from '../support/random-game.ts';

/** The codes that a game's `why` gives to what can be tried in random games and is no offer. */
function reasons(game: AnyGame, tries: (view: unknown, seat: Seat) => readonly Tagged[]): Set<string> {
  const codes = new Set<string>();
  for (let index = 0; index < 12; index += 1) {
    const word = `tries/${game.id}/${index}`;
    for (const { before, seat, offered } of randomGame(dealOf(game, word, index), new Rng(rngOfWord(word)))) {
      expect(offered).toEqual(offers(game, before.state, seat));
      const view = game.view(before.state, seat);
      const open = new Set(offered.map((move) => game.notation.make(move)));
      for (const move of tries(view, seat)) {
        expect(v.is(game.move, move), JSON.stringify(move)).toBe(true);
        if (!open.has(game.notation.make(move))) codes.add(game.why(view, seat, move));
      }
    }
  }
  return codes;
}

describe('what a touch would have been', () => {
  it('in Keltis has a reason for whatever is no offer', () => {
    const codes = reasons(keltis, (view) => {
      const { hand, phase } = view as KeltisView;
      const cards = must(hand, 'a hand');
      return [
        ...cards.map((card) => tryCard(card, phase)),
        ...cards.flatMap((_, at) =>
          COLUMNS.flatMap((row) => tryRow(row, cards, { ...NOTHING, cards: [at] }) ?? []),
        ),
        ...COLUMNS.flatMap((row) => tryRow(row, cards, NOTHING) ?? []),
        ...COLUMNS.map(tryDraw),
        tryDraw('pile'),
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((stone) => tryStone(stone, cards, NOTHING)),
      ];
    });
    for (const code of codes) expect(keltis.words.en.refused).toHaveProperty(code);
    expect([...codes]).toEqual(
      expect.arrayContaining([
        'act-first',
        'draw-first',
        'own-discard',
        'empty-discard',
        'row-goes-up',
        'row-goes-down',
        'row-ended',
        'other-value',
        'no-pair',
        'stone-gone',
        'only-additions',
      ]),
    );
    // Touched cards and places are named right: nothing is missing from the hand.
    expect(codes).not.toContain('not-in-hand');
    expect(codes).not.toContain('pair-order');
  });

  it('in Krass Kariert has a reason for whatever is no offer', () => {
    const codes = reasons(krassKariert, (view) => {
      const { hand } = view as KrassView;
      const cards = must(hand, 'a hand');
      return cards.flatMap((_, at) => [
        tryRun(cards, null, at),
        tryRun(cards, { from: Math.max(0, at - 1), to: Math.max(0, at - 1) }, at),
      ]);
    });
    for (const code of codes) expect(krassKariert.words.en.refused).toHaveProperty(code);
    expect([...codes].toSorted()).toEqual([
      'insert-first',
      'no-combination',
      'special-alone',
      'too-low',
      'two-x',
    ]);
  });
});
