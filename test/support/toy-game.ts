import * as v from 'valibot';
import { around, copies, rankByScore, removeOne } from '../../src/engine/cards.ts';
import type { Game, MoveKinds, Seat, Turn, Viewer } from '../../src/engine/game.ts';
import type { Who, Words } from '../../src/engine/words.ts';
import { must } from '../../src/engine/assert.ts';

const CODES = ['ash', 'beech', 'cedar', 'elm', 'fir'] as const;
type Card = (typeof CODES)[number];

/**
 * The smallest game with everything that can go wrong: hidden hands, a hidden pile, hidden choices made at the same time. First all
 * choose a card at the same time; then by turns one plays a card or swaps one for the top of the pile.
 */
export interface ToyState {
  hands: Card[][];
  /** The top card is the last one. */
  pile: Card[];
  /** What each seat has chosen; null while it still owes its choice. Shown once all have chosen. */
  chosen: (Card | null)[];
  played: Card[][];
  turn: Seat;
  swaps: number;
}

type HandMove<Kind extends string> = { readonly type: Kind; readonly card: Card };
export type ToyMove = HandMove<'choose'> | HandMove<'play'> | HandMove<'swap'>;

export type ToyEvent =
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'showed'; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly away: Card; readonly drew: Card };

export type ToyTold = ToyEvent | { readonly type: 'chose' | 'swapped'; readonly seat: Seat };

export interface ToyView {
  readonly hand: readonly Card[];
  readonly hands: readonly number[];
  readonly pile: number;
  readonly chosen: readonly (Card | boolean)[];
  readonly played: readonly (readonly Card[])[];
  readonly swaps: number;
}

const SWAPS = 4;

function owing(state: ToyState): Seat[] {
  return state.chosen.flatMap((card, seat) => (card === null ? [seat] : []));
}

function over(state: ToyState): boolean {
  return state.hands.every((hand) => hand.length === 0);
}

/** The next seat that has a card. */
function nextTurn(state: ToyState): void {
  const next = around(state.turn + 1, state.hands.length).find(
    (seat) => (state.hands[seat]?.length ?? 0) > 0,
  );
  state.turn = next ?? state.turn;
}

function toAct(state: ToyState): Seat[] {
  const choosing = owing(state);
  if (choosing.length > 0) return choosing;
  return over(state) ? [] : [state.turn];
}

function handMoves<Kind extends ToyMove['type']>(state: ToyState, seat: Seat, type: Kind): HandMove<Kind>[] {
  return [...new Set(state.hands[seat])].map((card) => ({ type, card }));
}

const moves: MoveKinds<ToyState, ToyMove, ToyEvent> = {
  choose: {
    offer: (state, seat) => (state.chosen[seat] === null ? handMoves(state, seat, 'choose') : []),
    apply(state, seat, { card }, turn) {
      removeOne(must(state.hands[seat], 'a hand'), card);
      state.chosen[seat] = card;
      turn.emit({ type: 'chose', seat, card });
      if (owing(state).length === 0) {
        turn.emit({ type: 'showed', cards: [...state.chosen] });
        turn.seal();
      }
    },
  },
  play: {
    offer: (state, seat) => (owing(state).length > 0 ? [] : handMoves(state, seat, 'play')),
    apply(state, seat, { card }, turn) {
      removeOne(must(state.hands[seat], 'a hand'), card);
      must(state.played[seat], 'a seat').push(card);
      turn.emit({ type: 'played', seat, card });
      nextTurn(state);
    },
  },
  swap: {
    offer: (state, seat) =>
      owing(state).length > 0 || state.swaps === SWAPS || state.pile.length === 0
        ? []
        : handMoves(state, seat, 'swap'),
    apply(state, seat, { card }, turn) {
      const hand = must(state.hands[seat], 'a hand');
      removeOne(hand, card);
      const drew = must(state.pile.pop(), 'a card');
      state.pile.unshift(card);
      hand.push(drew);
      state.swaps += 1;
      turn.emit({ type: 'swapped', seat, away: card, drew });
      turn.seal();
      nextTurn(state);
    },
  },
};

function setup(
  seats: number,
  _options: unknown,
  { rng }: Turn<ToyEvent>,
): { state: ToyState; record: object } {
  const pile = rng.shuffle(copies(CODES, 3));
  const hands = Array.from({ length: seats }, () => pile.splice(0, 3));
  const state: ToyState = {
    hands,
    pile,
    chosen: hands.map(() => null),
    played: hands.map(() => []),
    turn: 0,
    swaps: 0,
  };
  return { state, record: { pile: pile.toReversed(), hands } };
}

function view(state: ToyState, viewer: Viewer): ToyView {
  const shown = owing(state).length === 0;
  return {
    hand: viewer === 'onlooker' ? [] : [...must(state.hands[viewer], 'a hand')].toSorted(),
    hands: state.hands.map((hand) => hand.length),
    pile: state.pile.length,
    chosen: state.chosen.map((card, seat) =>
      card !== null && (shown || seat === viewer) ? card : card !== null,
    ),
    played: state.played,
    swaps: state.swaps,
  };
}

function tell(event: ToyEvent, viewer: Viewer): ToyTold {
  const hidden = (event.type === 'chose' || event.type === 'swapped') && event.seat !== viewer;
  return hidden ? { type: event.type, seat: event.seat } : event;
}

const words: Words<ToyTold, ToyView, ToyMove> = {
  name: 'Grove',
  blurb: 'Choose, play and swap trees.',
  options: {},
  told(event, who) {
    switch (event.type) {
      case 'chose':
        return `${subject(who(event.seat))} chose${'card' in event ? ` ${event.card}` : ''}.`;
      case 'showed':
        return `The choices: ${event.cards.join(', ')}.`;
      case 'played':
        return `${subject(who(event.seat))} played ${event.card}.`;
      case 'swapped':
        return `${subject(who(event.seat))} swapped${'drew' in event ? ` ${event.away} for ${event.drew}` : ''}.`;
    }
  },
  asked: (_view, _seat, offers) =>
    offers.some(({ type }) => type === 'choose') ? 'Choose a card.' : 'Play or swap.',
  move: ({ type, card }) => `${type} ${card}`,
  refused: {
    'not-now': 'This can not be done now.',
    'not-in-hand': 'You do not hold this card.',
    'no-swap': 'Nobody can swap any more.',
  },
};

function subject({ name, you }: Who): string {
  return you ? 'You' : name;
}

/** An honest little game for two or three, which passes every check: its faulty children must not. */
export const toy: Game<ToyState, ToyMove, ToyEvent, ToyView, ToyTold> = {
  id: 'toy',
  name: 'Grove',
  rulesVersion: 1,
  seats: [2, 3],
  options: [],
  bound: 3 + 6 + SWAPS,
  move: v.strictObject({ type: v.picklist(['choose', 'play', 'swap']), card: v.picklist(CODES) }),
  moves,
  setup,
  toAct,
  view,
  tell,
  reveals: { showed: 'everyone', played: 'everyone', swapped: 'concerned' },
  result: (state) =>
    toAct(state).length === 0 ? rankByScore(state.played.map((cards) => new Set(cards).size)) : null,
  why(view, _seat, { type, card }) {
    const choosing = view.chosen.some((one) => one === false);
    if ((type === 'choose') !== choosing) return 'not-now';
    return view.hand.includes(card) ? 'no-swap' : 'not-in-hand';
  },
  notation: {
    make: ({ type, card }) => `${type} ${card}`,
    parse(text) {
      const [type, card] = text.split(' ');
      const known = CODES.find((code) => code === card);
      return known && (type === 'choose' || type === 'play' || type === 'swap')
        ? { type, card: known }
        : undefined;
    },
  },
  words: { en: words, de: words },
  cards: (state) => [
    ...state.pile,
    ...state.hands.flat(),
    ...state.played.flat(),
    ...state.chosen.flatMap((card) => (card === null ? [] : [card])),
  ],
  redeal(state, viewer, rng) {
    const shown = owing(state).length === 0;
    const hidden = (seat: Seat) => seat !== viewer;
    const pool = rng.shuffle([
      ...state.pile,
      ...state.hands.filter((_, seat) => hidden(seat)).flat(),
      ...state.chosen.flatMap((card, seat) => (card !== null && !shown && hidden(seat) ? [card] : [])),
    ]);
    return {
      ...state,
      hands: state.hands.map((hand, seat) => (hidden(seat) ? pool.splice(0, hand.length) : hand)),
      chosen: state.chosen.map((card, seat) =>
        card !== null && !shown && hidden(seat) ? must(pool.pop(), 'a card') : card,
      ),
      pile: pool,
    };
  },
};
