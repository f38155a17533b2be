import * as v from 'valibot';
import type { Game, Seat, Viewer } from '../../src/engine/game.ts';
import type { Words } from '../../src/engine/words.ts';

/**
 * A game for the tests of the house, with one of everything: all choose a card at once and hidden, then each in turn marks
 * numbers as often as they like (nothing is revealed) and ends the turn by passing or by drawing a card at random.
 */
interface State {
  rounds: number;
  round: number;
  phase: 'choose' | 'turn' | 'over';
  deck: string[];
  hands: string[][];
  chosen: (string | null)[];
  marks: number[];
  points: number[];
  turn: Seat;
  left: number;
}

type Move =
  | { type: 'choose'; card: string }
  | { type: 'mark'; number: number }
  | { type: 'pass' }
  | { type: 'draw' };
type Event =
  | { type: 'chose'; seat: Seat; card: string }
  | { type: 'revealed'; cards: readonly string[] }
  | { type: 'marked'; seat: Seat; number: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'drew'; seat: Seat; card?: string };

interface View {
  readonly round: number;
  readonly phase: State['phase'];
  readonly deck: number;
  readonly hands: readonly number[];
  readonly hand: readonly string[] | null;
  readonly chosen: string | null;
  readonly marks: readonly number[];
  readonly points: readonly number[];
  readonly turn: Seat | null;
}

const words: Words<Event, View, Move> = {
  name: 'Duel',
  blurb: 'A game for tests.',
  options: {},
  told: (event, who) => ('seat' in event ? `${who(event.seat).name}: ${event.type}.` : `${event.type}.`),
  asked: () => 'Do something.',
  move: (move) => move.type,
  refused: {
    'not-now': 'Not now.',
    'no-card': 'You do not have this card.',
    marked: 'This number is marked.',
  },
};

const worth = (card: string): number => Number(card.slice(1));

function endTurn(state: State): void {
  state.turn = (state.turn + 1) % state.hands.length;
  state.left -= 1;
  if (state.left > 0) return;
  state.round += 1;
  state.phase = state.round > state.rounds ? 'over' : 'choose';
}

export const duel: Game<State, Move, Event, View, Event> = {
  id: 'duel',
  name: 'Duel',
  rulesVersion: 1,
  seats: [2, 3, 4],
  options: [
    { key: 'rounds', values: [2, 1] },
    { key: 'spice', values: ['mild', 'hot'], seats: [4] },
    { key: 'extra', values: [0, 1], beside: { key: 'spice', value: 'hot' } },
  ],
  bound: 100,
  move: v.variant('type', [
    v.strictObject({ type: v.literal('choose'), card: v.pipe(v.string(), v.regex(/^c\d+$/)) }),
    v.strictObject({
      type: v.literal('mark'),
      number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('draw') }),
  ]),
  moves: {
    choose: {
      offer: (state, seat) =>
        state.phase === 'choose'
          ? (state.hands[seat] ?? []).map((card) => ({ type: 'choose' as const, card }))
          : [],
      apply(state, seat, { card }, turn) {
        state.chosen[seat] = card;
        turn.emit({ type: 'chose', seat, card });
        if (state.chosen.includes(null)) return;
        turn.seal();
        turn.emit({ type: 'revealed', cards: state.chosen.map(String) });
        for (const [at, chosen] of state.chosen.entries()) {
          state.points[at] = (state.points[at] ?? 0) + worth(String(chosen));
          state.hands[at] = (state.hands[at] ?? []).filter((one) => one !== chosen);
          state.chosen[at] = null;
        }
        state.phase = 'turn';
        state.turn = (state.round - 1) % state.hands.length;
        state.left = state.hands.length;
        state.marks = [];
      },
    },
    mark: {
      offer: (state) =>
        state.phase === 'turn'
          ? Array.from({ length: 10 }, (_, number) => ({ type: 'mark' as const, number })).filter(
              ({ number }) => !state.marks.includes(number),
            )
          : [],
      apply(state, seat, { number }, turn) {
        state.marks.push(number);
        turn.emit({ type: 'marked', seat, number });
      },
    },
    pass: {
      offer: (state) => (state.phase === 'turn' ? [{ type: 'pass' }] : []),
      apply(state, seat, _move, turn) {
        turn.emit({ type: 'passed', seat });
        endTurn(state);
      },
    },
    draw: {
      offer: (state) => (state.phase === 'turn' && state.deck.length > 0 ? [{ type: 'draw' }] : []),
      apply(state, seat, _move, turn) {
        const [card = ''] = state.deck.splice(turn.rng.below(state.deck.length), 1);
        state.hands[seat]?.push(card);
        turn.emit({ type: 'drew', seat, card });
        endTurn(state);
      },
    },
  },
  setup(seats, options, { rng }) {
    const deck = rng.shuffle(Array.from({ length: 20 }, (_, at) => `c${at}`));
    const hands = Array.from({ length: seats }, () => deck.splice(0, 3));
    const state: State = {
      rounds: Number(options['rounds']),
      round: 1,
      phase: 'choose',
      deck,
      hands,
      chosen: hands.map(() => null),
      marks: [],
      points: hands.map(() => 0),
      turn: 0,
      left: 0,
    };
    return { state, record: { deck, hands } };
  },
  toAct(state) {
    if (state.phase === 'over') return [];
    if (state.phase === 'turn') return [state.turn];
    return state.chosen.flatMap((card, seat) => (card === null ? [seat] : []));
  },
  waiting(state, viewer) {
    if (state.phase !== 'choose') return { seats: state.phase === 'turn' ? [state.turn] : [], others: false };
    return { seats: viewer !== 'onlooker' && state.chosen[viewer] === null ? [viewer] : [], others: true };
  },
  view: (state, viewer) => ({
    round: state.round,
    phase: state.phase,
    deck: state.deck.length,
    hands: state.hands.map((hand) => hand.length),
    hand: viewer === 'onlooker' ? null : [...(state.hands[viewer] ?? [])],
    chosen: viewer === 'onlooker' ? null : (state.chosen[viewer] ?? null),
    marks: [...state.marks],
    points: [...state.points],
    turn: state.phase === 'turn' ? state.turn : null,
  }),
  tell(event, viewer) {
    if (event.type === 'chose') return event.seat === viewer ? event : null;
    if (event.type === 'drew' && event.seat !== viewer) return { type: 'drew', seat: event.seat };
    return event;
  },
  reveals: { chose: 'concerned', revealed: 'everyone', drew: 'concerned' },
  result(state) {
    if (state.phase !== 'over') return null;
    return state.points.map((score, seat) => ({
      seat,
      score,
      rank: 1 + state.points.filter((other) => other > score).length,
    }));
  },
  why(view, _seat, move) {
    if (move.type === 'choose') return view.phase === 'choose' ? 'no-card' : 'not-now';
    return move.type === 'mark' && view.phase === 'turn' ? 'marked' : 'not-now';
  },
  notation: {
    make: (move) => Object.values(move).join(' '),
    parse(text) {
      const [type, what = ''] = text.split(' ');
      if (type === 'choose') return { type, card: what };
      if (type === 'mark') return { type, number: Number(what) };
      return type === 'pass' || type === 'draw' ? { type } : undefined;
    },
  },
  words: { en: words, de: words },
  cards: (state) => [...state.deck, ...state.hands.flat()],
  redeal(state, viewer: Viewer, rng) {
    const hidden = rng.shuffle([
      ...state.deck,
      ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
    ]);
    const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hidden.splice(0, hand.length)));
    const chosen = state.chosen.map((card, seat) =>
      card === null || seat === viewer ? card : (hands[seat]?.[0] ?? null),
    );
    return { ...state, deck: hidden, hands, chosen };
  },
};
