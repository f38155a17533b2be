import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/games/keltis/cards.ts';
import {
  fitting,
  type Held,
  NOTHING,
  spots,
  touchCard,
  touchPlace,
} from '../../src/games/keltis/picking.tsx';
import type { Move } from '../../src/games/keltis/state.ts';

const HAND: readonly Card[] = ['red-5', 'blue-5', 'red-5', 'point-5', 'green-9'];
const DISCARDS: readonly Move[] = (['red-5', 'blue-5', 'point-5', 'green-9'] as const).map((card) => ({
  type: 'discard',
  card,
}));
const OFFERS: readonly Move[] = [
  ...DISCARDS,
  { type: 'lay', card: 'red-5' },
  { type: 'lay-point', card: 'point-5', row: 'points' },
  { type: 'lay-point', card: 'point-5', row: 'red' },
  { type: 'claim', cards: ['blue-5', 'red-5'] },
  { type: 'claim', cards: ['red-5', 'red-5'] },
];

function held(...cards: number[]): Held {
  return { cards, place: null };
}

describe('touching cards', () => {
  it('leaves the offers that use the card', () => {
    const step = touchCard(OFFERS, HAND, NOTHING, 0);
    expect(step).toMatchObject({ held: held(0), move: null, narrows: true });
    expect(fitting(OFFERS, HAND, held(0)).map(({ type }) => type)).toEqual([
      'discard',
      'lay',
      'claim',
      'claim',
    ]);
  });

  it('previews the only offer of a card at once', () => {
    expect(touchCard(OFFERS, HAND, NOTHING, 4)?.move).toEqual({ type: 'discard', card: 'green-9' });
  });

  it('makes a pair of two equal cards (§6)', () => {
    expect(touchCard(OFFERS, HAND, held(0), 2)?.move).toEqual({ type: 'claim', cards: ['red-5', 'red-5'] });
    expect(touchCard(OFFERS, HAND, held(0), 1)?.move).toEqual({ type: 'claim', cards: ['blue-5', 'red-5'] });
  });

  it('starts again with a card that is no pair with the one held, and does not call that narrowing', () => {
    expect(touchCard(OFFERS, HAND, held(0), 3)).toMatchObject({ held: held(3), move: null, narrows: false });
  });

  it('puts a held card back when it is touched again', () => {
    expect(touchCard(OFFERS, HAND, held(0, 1), 0)).toMatchObject({ held: held(1), narrows: false });
    expect(touchCard(OFFERS, HAND, held(0), 0)?.held).toBe(NOTHING);
  });

  it('leads nowhere for a card without an offer (§9)', () => {
    expect(touchCard([{ type: 'done' }], HAND, NOTHING, 0)).toBeNull();
  });
});

describe('touching places', () => {
  it('lays the held card on its row, or where a Point card may go (§5)', () => {
    expect(touchPlace(OFFERS, HAND, held(0), 'row red')?.move).toEqual({ type: 'lay', card: 'red-5' });
    expect(touchPlace(OFFERS, HAND, held(3), 'row points')?.move).toMatchObject({ row: 'points' });
    expect(touchPlace(OFFERS, HAND, held(3), 'row blue')).toBeNull();
  });

  it('asks for the card where several may go there', () => {
    const step = touchPlace(OFFERS, HAND, NOTHING, 'row red');
    expect(step).toMatchObject({ held: { cards: [], place: 'row red' }, move: null, narrows: true });
    expect(touchCard(OFFERS, HAND, step?.held ?? NOTHING, 3)?.move).toMatchObject({ row: 'red' });
  });

  it('takes another place for the held card as easily as the first', () => {
    const chosen: Held = { cards: [0], place: 'row red' };
    expect(touchPlace(OFFERS, HAND, chosen, 'pile red')).toMatchObject({
      move: { type: 'discard', card: 'red-5' },
      narrows: true,
    });
  });

  it('offers a stone only to the value of the held card', () => {
    expect(touchPlace(OFFERS, HAND, held(0), 'stone 5')).toMatchObject({ move: null, narrows: true });
    expect(touchPlace(OFFERS, HAND, held(4), 'stone 5')).toBeNull();
    expect(touchPlace(OFFERS, HAND, NOTHING, 'stone 9')).toBeNull();
  });

  it('reaches every offer', () => {
    for (const offer of OFFERS) {
      const ways = HAND.flatMap((_, at) => {
        const first = touchCard(OFFERS, HAND, NOTHING, at);
        if (!first || first.move) return [first?.move];
        const cards = HAND.map((_card, next) => touchCard(OFFERS, HAND, first.held, next)?.move);
        const places = (['row red', 'row points', 'pile red', 'pile blue', 'pile points'] as const).map(
          (place) => touchPlace(OFFERS, HAND, first.held, place)?.move,
        );
        return [...cards, ...places];
      });
      expect(ways).toContainEqual(offer);
    }
  });
});

describe('the cards of a move', () => {
  it('are those that were touched, where the hand has others like them', () => {
    expect(spots({ type: 'lay', card: 'red-5' }, HAND, held(2))).toEqual([2]);
    expect(spots({ type: 'lay', card: 'red-5' }, HAND, NOTHING)).toEqual([0]);
    expect(spots({ type: 'claim', cards: ['red-5', 'red-5'] }, HAND, held(2))).toEqual([2, 0]);
  });
});
