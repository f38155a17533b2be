import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { AnyGame, MoveKind, Tagged, Turn, Viewer } from '../../src/engine/game.ts';
import { must } from '../../src/engine/assert.ts';
import { inLang } from '../../src/engine/words.ts';
import { coloretto } from '../../src/games/coloretto/index.ts';
import type { Event as ColorettoEvent, State as ColorettoState } from '../../src/games/coloretto/state.ts';
import { blindSpots } from '../support/blindness.ts';
import { checkGame, nothingSeen, type Seen } from '../support/conformance.ts';
import { dealOf } from '../support/random-game.ts';
import { toy, type ToyEvent, type ToyMove, type ToyState, type ToyView } from '../support/toy-game.ts';

const GAMES = 40;

function run(game: AnyGame, games = GAMES): Seen {
  const seen = nothingSeen();
  for (let index = 0; index < games; index += 1)
    checkGame(dealOf(game, 'intruder', index), `intruder/${index}`, seen);
  return seen;
}

type ToyApply = (state: ToyState, move: ToyMove, turn: Turn<ToyEvent>) => void;

function kindOf(kind: ToyMove['type']): MoveKind<ToyState, ToyMove, ToyEvent> {
  const kinds = toy.moves as unknown as Readonly<Record<string, MoveKind<ToyState, ToyMove, ToyEvent>>>;
  return must(kinds[kind], 'a kind of move');
}

/** The toy game with something done before or after a kind of move. */
function meddling(kind: ToyMove['type'], meddle: { before?: ToyApply; after?: ToyApply }): AnyGame {
  const honest = kindOf(kind);
  return {
    ...toy,
    moves: {
      ...toy.moves,
      [kind]: {
        ...honest,
        apply(state: ToyState, seat: number, move: ToyMove, turn: Turn<ToyEvent>) {
          meddle.before?.(state, move, turn);
          honest.apply(state, seat, move, turn);
          meddle.after?.(state, move, turn);
        },
      },
    },
  };
}

function offering(
  kind: ToyMove['type'],
  change: (state: ToyState, offers: readonly ToyMove[]) => readonly Tagged[],
): AnyGame {
  const honest = kindOf(kind);
  const offer = (state: ToyState, seat: number) => change(state, honest.offer(state, seat));
  return { ...toy, moves: { ...toy.moves, [kind]: { ...honest, offer } } };
}

function saying(words: Partial<AnyGame['words']['en']>): AnyGame {
  return { ...toy, words: { ...toy.words, de: { ...inLang(toy.words, 'de'), ...words } } };
}

/** Does not pass on `seal` for one kind of Coloretto's moves. */
function unsealed(): AnyGame {
  const honest = coloretto.moves.draw;
  return {
    ...coloretto,
    moves: {
      ...coloretto.moves,
      draw: {
        ...honest,
        apply(state: never, seat: number, move: never, turn: Turn<ColorettoEvent>) {
          const deaf: Turn<ColorettoEvent> = {
            get rng() {
              return turn.rng;
            },
            emit: (event) => turn.emit(event),
            seal: () => {},
          };
          honest.apply(state, seat, move, deaf);
        },
      },
    },
  };
}

let peeked = '';
let calls = 0;

const INTRUDERS: readonly (readonly [name: string, game: AnyGame, caught: RegExp])[] = [
  [
    'a view that shows the supply',
    {
      ...coloretto,
      view: (state: ColorettoState, viewer: Viewer) => ({
        ...coloretto.view(state, viewer),
        next: state.supply.at(-1),
      }),
    },
    /^coloretto: onlooker can tell two worlds apart at view\.next/,
  ],
  [
    'a view that shows the hands to onlookers',
    {
      ...toy,
      view: (state: ToyState, viewer: Viewer) => toy.view(state, viewer === 'onlooker' ? 0 : viewer),
    },
    /^toy: onlooker can tell two worlds apart at view\.hand/,
  ],
  [
    'a view that shows a choice before all have chosen',
    {
      ...toy,
      view: (state: ToyState, viewer: Viewer) => ({ ...toy.view(state, viewer), chosen: state.chosen }),
    },
    /can tell two worlds apart at view\.chosen/,
  ],
  [
    'a view whose fields are in an order that depends on a hidden card',
    {
      ...toy,
      view(state: ToyState, viewer: Viewer) {
        const { hand, ...rest } = toy.view(state, viewer);
        return state.pile.at(-1) === 'ash' ? { hand, ...rest } : { ...rest, hand };
      },
    },
    /can tell two worlds apart/,
  ],
  [
    'a telling of a drawn card to all',
    { ...toy, tell: (event: ToyEvent) => event },
    /learns something from "(chose|swapped)"/,
  ],
  [
    'a revealing event that is not declared',
    { ...coloretto, reveals: { 'last-round': 'everyone', bonus: 'everyone' } },
    /onlooker learns something from "drew"/,
  ],
  [
    'a revealing event that is declared for those concerned, and told to others',
    { ...toy, reveals: { ...toy.reveals, chose: 'concerned' }, tell: (event: ToyEvent) => event },
    /(onlooker|\d) learns something from "swapped"/,
  ],
  [
    'a change that no event tells',
    meddling('choose', {
      after(state) {
        if (state.pile.at(-1) === 'ash') state.swaps += 1;
      },
    }),
    /sees what no event told at view\.swaps/,
  ],
  ['a revealing draw that is not sealed', unsealed(), /taught its actor something and is not sealed/],
  [
    'an offer that depends on another hand',
    offering('play', (state, offers) => {
      const next = state.hands[(state.turn + 1) % state.hands.length] ?? [];
      const missing = offers.filter(({ card }) => !next.includes(card));
      return missing.length > 0 ? missing : offers;
    }),
    /can tell two worlds apart at offers|depends on what it cannot see/,
  ],
  [
    'a refusal whose reason depends on the pile',
    {
      ...offering('play', (state, offers) => {
        peeked = state.pile.at(-1) === 'ash' ? 'no-swap' : 'not-in-hand';
        return offers;
      }),
      why: (view: ToyView, seat: number, move: ToyMove) =>
        move.type === 'play' ? peeked : toy.why(view, seat, move),
    },
    /is refused tells seat \d something hidden/,
  ],
  [
    'a waiting line that names who holds a card',
    {
      ...toy,
      waiting: (state: ToyState) => ({
        seats: toy.toAct(state),
        others: state.hands[1]?.includes('ash') ?? false,
      }),
    },
    /can tell two worlds apart at waiting/,
  ],
  [
    'dealing anew that loses a card',
    { ...toy, redeal: (state: ToyState) => ({ ...state, pile: state.pile.map(() => 'ash') }) },
    /dealing anew changes the cards/,
  ],
  [
    'an offer that the schema refuses',
    { ...toy, move: v.strictObject({ type: v.picklist(['choose', 'play']), card: v.string() }) },
    /the schema does not know the offer \{"type":"swap"/,
  ],
  [
    'an offer that stands twice',
    offering('choose', (_, offers) => [...offers, ...offers]),
    /an offer stands twice/,
  ],
  [
    'an offer under another kind, where the one door does not find it',
    offering('swap', (state, offers) =>
      state.swaps < 4 ? [...offers, { type: 'choose', card: 'ash' }] : offers,
    ),
    /an offer stands twice|an offered move is refused/,
  ],
  [
    'a notation that forgets the card',
    { ...toy, notation: { ...toy.notation, make: ({ type }: ToyMove) => `${type} ash` } },
    /"(\w+) ash" does not read back as/,
  ],
  [
    'an offer that changes the state',
    offering('play', (state, offers) => {
      state.hands[0]?.sort();
      return offers;
    }),
    /Cannot assign to read only property/,
  ],
  [
    'an effect on the state that was handed in',
    (() => {
      let before: ToyState | undefined;
      const peeking = offering('play', (state, offers) => {
        before = state;
        return offers;
      });
      const play = kindOf('play');
      const apply: ToyApply = (...args) => {
        before?.played[0]?.push('ash');
        play.apply(args[0], args[0].turn, args[1], args[2]);
      };
      return {
        ...peeking,
        moves: {
          ...peeking.moves,
          play: {
            ...peeking.moves['play'],
            apply: (s: ToyState, _: number, m: ToyMove, t: Turn<ToyEvent>) => apply(s, m, t),
          },
        },
      } as AnyGame;
    })(),
    /object is not extensible|sees what no event told/,
  ],
  [
    'a card that vanishes',
    meddling('swap', { after: (state) => void state.pile.pop() }),
    /cards are not conserved/,
  ],
  [
    'chance that does not come from the stream',
    meddling('swap', {
      before(state) {
        calls += 1;
        if (calls % 3 === 0) state.pile.reverse();
      },
    }),
    /the log does not replay|same seed and moves, other state/,
  ],
  ['a game longer than its bound', { ...toy, bound: 8 }, /more than 8 moves/],
  [
    'a game without end',
    meddling('swap', { after: (state) => void (state.swaps = 0) }),
    /more than 13 moves/,
  ],
  ['an end without a result', { ...toy, result: () => null }, /nobody to act, yet no result/],
  [
    'a result before the end',
    { ...toy, result: (state: ToyState) => state.played.map((_, seat) => ({ seat, score: 0, rank: 1 })) },
    /nobody to act, yet no result|a result before the end/,
  ],
  [
    'ranks that do not skip',
    {
      ...toy,
      result: (state: ToyState) =>
        toy.result(state)?.map((line) => ({ ...line, rank: line.rank > 1 ? 4 : 1 })) ?? null,
    },
    /ranks skip wrongly/,
  ],
  [
    'a seat that is asked and has nothing to do',
    offering('play', (_, offers) => (offers.length === 1 ? [] : offers)),
    /seat \d is asked and has nothing to do/,
  ],
  [
    'a state with a class in it',
    {
      ...toy,
      setup: (...args: Parameters<typeof toy.setup>) => withField(toy.setup(...args), new Map()),
    },
    /an instance of a class does not survive JSON/,
  ],
  [
    'a state with an undefined field',
    {
      ...toy,
      setup: (...args: Parameters<typeof toy.setup>) => withField(toy.setup(...args), undefined),
    },
    /undefined does not survive JSON/,
  ],
  [
    'a state that grows beyond its measure',
    {
      ...toy,
      setup: (...args: Parameters<typeof toy.setup>) => withField(toy.setup(...args), 'x'.repeat(4096)),
    },
    /a state of \d+ bytes/,
  ],
  [
    'a refusal without words',
    saying({ refused: { 'not-now': 'Das geht jetzt nicht.' } }),
    /no de words for the refusal/,
  ],
  ['an event told with a hole', saying({ told: () => 'undefined hat gespielt.' }), /de says "undefined/],
  ['a shout', saying({ told: () => 'Bravo!' }), /de says "Bravo!"/],
  ['a label without words', saying({ move: () => '' }), /de labels/],
];

function withField<T extends { state: ToyState }>(made: T, extra: unknown): T {
  return { ...made, state: { ...made.state, extra } };
}

describe('the checks', () => {
  test('pass the honest toy game', () => {
    expect(blindSpots(toy as AnyGame, run(toy as AnyGame))).toEqual([]);
  });

  test.for(INTRUDERS)('catch %s', ([, game, caught]) => {
    expect(() => run(game)).toThrow(caught);
  });
});

describe('the check of the checks', () => {
  test('notices that nothing is dealt anew', () => {
    const game = { ...toy, redeal: (state: ToyState) => state } as AnyGame;
    expect(blindSpots(game, run(game))).toEqual([
      'only 0 worlds dealt anew',
      'only 0 moves made again in another world',
      'only 0 refusals compared in another world',
    ]);
  });

  test('notices a kind of move, an event and an option that never occur', () => {
    const game = {
      ...toy,
      options: [{ key: 'length', values: ['short', 'long'] }],
      moves: { ...toy.moves, bow: { offer: () => [], apply: () => {} } },
    } as AnyGame;
    expect(blindSpots(game, run(game, 1))).toEqual(
      expect.arrayContaining(['move bow', expect.stringMatching(/^option length=/)]),
    );
    const mute = meddling('choose', {});
    const seen = run(mute, 1);
    seen.events.delete('showed');
    expect(blindSpots(mute, seen)).toContain('event showed');
  });
});
