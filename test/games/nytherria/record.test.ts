import { describe, expect, it } from 'vitest';
import { must } from '../../../src/engine/assert.ts';
import { removeOne } from '../../../src/engine/cards.ts';
import { begin } from '../../../src/engine/play.ts';
import { Rng } from '../../../src/engine/rng.ts';
import { rngOfWord } from '../../../src/engine/shuffle.ts';
import { nytherria } from '../../../src/games/nytherria/index.ts';
import type { Event, State } from '../../../src/games/nytherria/state.ts';
import { dealOf, randomGame } from '../../support/random-game.ts';

interface Setup {
  readonly main: readonly string[];
  readonly neutral: readonly string[];
  readonly hands: readonly (readonly string[])[];
}

/** The hands and both decks, followed by the events alone. Throws where an event does not fit. */
class Follower {
  main: string[];
  neutral: string[];
  readonly hands: string[][];

  constructor(setup: Setup) {
    this.main = [...setup.main];
    this.neutral = [...setup.neutral];
    this.hands = setup.hands.map((hand) => [...hand]);
  }

  follow(event: Event): void {
    switch (event.type) {
      case 'drew':
        expect(this.main.splice(0, event.cards.length)).toEqual(event.cards);
        this.#hand(event.seat).push(...event.cards);
        break;
      case 'shuffled':
        if (event.pile === 'main') expect(this.main).toEqual([]);
        else expect(event.order.toSorted()).toEqual(this.neutral.toSorted());
        this[event.pile] = [...event.order];
        break;
      case 'explored':
        expect(this.neutral.shift()).toBe(event.card);
        if (event.met === 'once-more' || event.met === 'ends') this.neutral.push(event.card);
        break;
      case 'collapsed':
        expect(this.neutral.splice(0, event.cards.length)).toEqual(event.cards);
        this.neutral.push(...event.cards.filter((card) => card.endsWith('-stone')));
        break;
      case 'looked':
        expect(this.neutral.slice(0, event.cards.length)).toEqual(event.cards);
        break;
      case 'arranged': {
        const cards = this.neutral.splice(0, event.bury.length + event.top.length);
        expect(cards.toSorted()).toEqual([...event.bury, ...event.top].toSorted());
        this.neutral.unshift(...event.top);
        break;
      }
      case 'stone-returned':
        this.neutral.push(event.stone);
        break;
      case 'played':
        this.#lose(event.seat, event.card);
        break;
      case 'countered':
        this.#lose(event.seat, event.by);
        break;
      case 'discarded':
        for (const card of event.cards) this.#lose(event.seat, card);
        break;
      case 'picked':
        for (const card of event.cards) expect(this.#hand(event.from)).toContain(card);
        break;
      case 'stole':
        this.#lose(event.from, event.card);
        this.#hand(event.seat).push(event.card);
        break;
      case 'passed-on':
        this.#lose(event.from, event.card);
        this.#hand(event.to).push(event.card);
        break;
      case 'fetched':
        this.#hand(event.seat).push(event.card);
        break;
      case 'inspected':
        expect(this.#hand(event.from).toSorted()).toEqual(event.cards);
        break;
      case 'ended':
        expect(this.hands.map((hand) => hand.toSorted())).toEqual(event.hands.map((hand) => hand.toSorted()));
        break;
      case 'turn':
      case 'skipped':
      case 'awaiting':
      case 'let-through':
      case 'nothing':
      case 'stone-taken':
      case 'banished':
      case 'revived':
      case 'ending':
        break;
    }
  }

  #hand(seat: number): string[] {
    return must(this.hands[seat], 'a hand');
  }

  #lose(seat: number, card: string): void {
    expect(removeOne(this.#hand(seat), card), `seat ${seat} holds ${card}`).toBe(true);
  }
}

describe('the events (§4)', () => {
  it.each([2, 3, 4])(
    'tell a game of %i players so completely that no chance is needed to follow it',
    (seats) => {
      for (let index = 0; index < 5; index += 1) {
        const deal = dealOf(nytherria, `follow ${seats}`, index, seats);
        const start = begin(nytherria, seats, deal.options, deal.rng);
        const follower = new Follower(start.record as Setup);
        for (const event of start.events as readonly Event[]) follower.follow(event);
        for (const { played } of randomGame(deal, new Rng(rngOfWord(`follow ${seats} ${index}`)))) {
          for (const event of played.events as readonly Event[]) follower.follow(event);
          const { main, neutral, hands } = played.position.state as State;
          expect(follower.main).toEqual(main.toReversed());
          expect(follower.neutral).toEqual(neutral.toReversed());
          expect(follower.hands.map((hand) => hand.toSorted())).toEqual(hands.map((hand) => hand.toSorted()));
        }
      }
    },
  );
});
