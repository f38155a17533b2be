import { describe, expect, it } from 'vitest';
import { must } from '../../../src/engine/assert.ts';
import { Rng } from '../../../src/engine/rng.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { nytherria } from '../../../src/games/nytherria/index.ts';
import { knownOf } from '../../../src/games/nytherria/known.ts';
import type { State } from '../../../src/games/nytherria/state.ts';
import { dealOf, randomGame } from '../../support/random-game.ts';
import { viewersOf } from '../../support/secrecy.ts';
import { table, type TestTable } from './position.ts';

/** Two hundred worlds that a viewer cannot tell from this one. */
function worlds(game: TestTable, viewer: number | 'onlooker'): State[] {
  const rng = new Rng(rngOfWord('worlds'));
  return Array.from({ length: 200 }, () => nytherria.redeal(game.state, viewer, rng));
}

function known(game: TestTable, viewer: number, holder: number) {
  return game.view(viewer).players[holder]?.known;
}

describe('who sees what (§3)', () => {
  it('shows a hand to its owner, and its size to the others', () => {
    const game = table({ hands: ['hex thief', 'soldier'] });
    expect(game.view(0).players.map(({ count, cards }) => [count, cards])).toEqual([
      [2, ['hex', 'thief']],
      [1, null],
    ]);
    expect(game.view('onlooker').players[0]?.cards).toBeNull();
  });

  it('tells a draw, the Scout’s cards and an inspected hand only to who sees them', () => {
    const game = table({ hands: ['scout', 'hex thief', 'hex'], neutral: 'trap light-stone', turn: 0 }).play(
      'play scout',
    );
    expect(game.told(0).at(-1)).toEqual({
      type: 'looked',
      seat: 0,
      count: 2,
      cards: ['trap', 'light-stone'],
    });
    expect(game.told(1).at(-1)).toEqual({ type: 'looked', seat: 0, count: 2 });
    expect(game.view(0).scouted).toEqual(['trap', 'light-stone']);
    expect(game.view(1).scouted).toEqual([]);
    game.play('arrange bury trap top light-stone');
    expect(game.told(0)[0]).toMatchObject({ bury: ['trap'], kept: 1, top: ['light-stone'] });
    expect(game.told(2)[0]).toEqual({ type: 'arranged', seat: 0, bury: ['trap'], kept: 1 });
    expect(game.told(2)[1]).toEqual({ type: 'drew', seat: 0, count: 1 });
    expect(game.told(0)[1]).toEqual({ type: 'drew', seat: 0, count: 1, cards: ['herald'] });

    const seen = table({ hands: ['inquisitor', 'hex thief', 'hex'] }).play('play inquisitor 1');
    expect(seen.told(1).at(-1)).toHaveProperty('cards');
    expect(seen.told(2).at(-1)).toEqual({ type: 'inspected', seat: 0, from: 1, count: 2 });
    expect(seen.view(0).players[1]?.known).toEqual(['hex', 'thief']);
    expect(seen.view(2).players[1]?.known).toEqual([]);
  });

  it('tells a stolen and a passed card to giver and receiver, and nobody what was picked', () => {
    const game = table({ hands: ['thief', 'hex', 'soldier'] }).play('play thief 1');
    const stole = (viewer: number | 'onlooker') => game.told(viewer).find(({ type }) => type === 'stole');
    expect([stole(0), stole(1)].map((event) => event && 'card' in event)).toEqual([true, true]);
    expect(stole(2)).toEqual({ type: 'stole', seat: 0, from: 1 });
    expect(game.told(1).some((event) => (event.type as string) === 'picked')).toBe(false);
    const passed = table({ hands: ['soldier hex', 'scout', 'shade'], neutral: 'eclipse' }).play(
      'play soldier',
    );
    expect(passed.told(2).filter(({ type }) => type === 'passed-on')).toEqual([
      { type: 'passed-on', from: 0, to: 1 },
      { type: 'passed-on', from: 1, to: 2, card: 'scout' },
      { type: 'passed-on', from: 2, to: 0, card: 'shade' },
    ]);
  });

  it('tells a shuffle without the order', () => {
    const game = table({ hands: ['hex', 'soldier'], stones: ['', 'light'], neutral: 'trap' }).play(
      'play hex 1',
    );
    expect(game.told('onlooker')).toContainEqual({ type: 'shuffled', pile: 'neutral', count: 2 });
  });

  it('remembers a fetched card for all, and a stolen one for its giver, until it is played', () => {
    const sketch = { hands: ['cleric', 'thief hex', 'hex'], graveyard: 'scout' };
    const tables = Array.from({ length: 50 }, (_, at) =>
      table({ ...sketch, chance: `${at}` }).play('play cleric'),
    );
    expect(tables[0]?.view('onlooker').players[0]?.known).toEqual(['scout']);
    const game = must(
      tables.find((one) => one.play('play thief 0').event('stole')?.card === 'scout'),
      'the Scout is never stolen',
    );
    // Seat 2 did not see which card it was, so it is sure of none any more; seat 0 knows where its card went.
    expect([known(game, 2, 0), known(game, 2, 1), known(game, 0, 1)]).toEqual([[], [], ['scout']]);
    game.play('discard herald scout');
    expect(known(game, 0, 1)).toEqual([]);
  });

  it('forgets what was scouted when the neutral deck is shuffled, and card by card when it is met', () => {
    const scouted = table({
      hands: ['scout soldier', 'hex', 'soldier'],
      stones: ['light', '', ''],
      neutral: 'trap trap',
    });
    scouted.play('play scout', 'arrange bury top trap trap');
    expect(scouted.view(0).scouted).toEqual(['trap', 'trap']);
    scouted.play('play hex 0', 'play soldier');
    expect(scouted.view(0).scouted).toEqual([]);
    const met = table({ hands: ['scout', 'soldier'], neutral: 'trap dark-stone trap' });
    met.play('play scout', 'arrange bury top trap trap dark-stone', 'play soldier');
    expect(met.view(0).scouted).toEqual(['trap', 'dark-stone']);
  });

  it('deals another responder where the viewer cannot know which of two it is', () => {
    const game = table({ hands: ['soldier', 'hex', 'hex', 'saboteur'], neutral: 'trap' }).play(
      'play soldier',
    );
    const owing = worlds(game, 0).map((state) => state.asking?.owing.join());
    expect(new Set(owing)).toEqual(new Set(['1', '2', '3']));
    for (const state of worlds(game, 1)) {
      const [responder = 0] = state.asking?.owing ?? [];
      expect(responder).not.toBe(1);
      expect(state.hands[responder]).toContain('saboteur');
    }
    expect(worlds(game, 3).every((state) => state.asking?.owing.join() === '3')).toBe(true);
  });

  it('deals other hidden choices to who must not know them', () => {
    const game = table({ hands: ['plaguebearer', 'hex thief', 'hex thief'] }).play(
      'play plaguebearer',
      '1: discard hex',
    );
    const choices = (viewer: number) =>
      new Set(worlds(game, viewer).map((state) => JSON.stringify(state.asking?.answers[1])));
    expect(choices(1).size).toBe(1);
    expect(choices(2).size).toBeGreaterThan(1);
  });

  it('keeps in every other world the cards that the viewer knows in a hand', () => {
    const game = table({ hands: ['cleric', 'hex', 'hex'], graveyard: 'scout' }).play('play cleric');
    for (const state of worlds(game, 1)) expect(state.hands[0]).toContain('scout');
  });

  it('knows nothing of a hand that is not so, in random games', () => {
    let facts = 0;
    for (let index = 0; index < 12; index += 1) {
      const deal = dealOf(nytherria, 'known', index);
      for (const { played } of randomGame(deal, new Rng(rngOfWord(`known ${index}`)))) {
        const state = played.position.state as State;
        for (const viewer of viewersOf(deal.seats)) {
          for (const [holder, hand] of state.hands.entries()) {
            const known = knownOf(state, viewer, holder);
            const left = [...hand];
            for (const card of known) expect(left.splice(left.indexOf(card), 1)).toEqual([card]);
            facts += known.length;
          }
        }
      }
    }
    expect(facts).toBeGreaterThan(100);
  });
});
