import { travel } from '../../../web/kit/motion.ts';
import type { Seat } from '../../engine/game.ts';
import type { Who } from '../../engine/words.ts';
import type { Card } from './cards.ts';
import type { Told } from './telling.ts';
import type { TableWords } from './words-table.ts';

/** What was told since the last card was played. */
export function storyOf(told: readonly Told[]): readonly Told[] {
  const at = told.findLastIndex(({ type }) => type === 'played');
  return at < 0 ? told : told.slice(at);
}

/** The card that was played last. */
export function playedIn(story: readonly Told[]): Extract<Told, { type: 'played' }> | undefined {
  return story.find((event) => event.type === 'played');
}

/** One thing that was met or moved. No card: one that the viewer did not see. */
interface Stop {
  readonly card: Card | null;
  readonly text: string;
  readonly good?: true;
}

/** A stretch of the way. `exploration` counts from 1 those that the card itself makes; 0 for what is none; `depth`: how far inside it. */
interface Leg {
  readonly exploration: number;
  readonly depth: number;
  readonly stops: Stop[];
}

/** What was met and what became of it, in order. */
export function pathOf(story: readonly Told[], w: TableWords, who: (seat: Seat) => Who): readonly Leg[] {
  const legs: Leg[] = [];
  let explorations = 0;
  // Where the next card met belongs: to the exploration that goes on, to one within it, or to a new one.
  let next: 'on' | 'within' | 'new' = 'new';
  let atEvent = false;
  for (const event of story) {
    const last = legs.at(-1);
    if (event.type !== 'explored') {
      const stops = stopsOf(event, w, who);
      if (stops.length === 0) continue;
      if (last && (last.exploration === 0 || atEvent)) last.stops.push(...stops);
      else legs.push({ exploration: 0, depth: 0, stops });
      continue;
    }
    const { card, met } = event;
    const stop: Stop = { card, text: w.met[met], ...(met === 'claimed' ? { good: true } : {}) };
    if (next === 'on' && last) last.stops.push(stop);
    else {
      if (next === 'new') explorations += 1;
      legs.push({
        exploration: explorations,
        depth: next === 'within' && last ? last.depth + 1 : 0,
        stops: [stop],
      });
    }
    atEvent = met === 'event';
    next = met === 'once-more' ? 'on' : card === 'shifting-halls' ? 'within' : 'new';
  }
  return legs;
}

function stopsOf(event: Told, w: TableWords, who: (seat: Seat) => Who): Stop[] {
  switch (event.type) {
    case 'collapsed':
      return event.cards.map((card) => ({ card, text: w.revealed }));
    case 'countered':
      return [{ card: event.by, text: w.counters(who(event.seat)) }];
    case 'revived':
      return [
        {
          card: event.card,
          text: event.target === undefined ? w.revived : `${w.revived} ${w.on(who(event.target))}`,
        },
      ];
    case 'nothing':
      return [{ card: event.card, text: w.nothing }];
    case 'stone-taken':
      return [{ card: event.stone, text: w.takenFrom(who(event.from)) }];
    case 'stone-returned':
      return [{ card: event.stone, text: w.givesBack(who(event.seat)) }];
    case 'fetched':
      return [{ card: event.card, text: w.intoHand }];
    case 'banished':
      return event.cards.map((card) => ({ card, text: w.intoVoid }));
    case 'discarded':
      return event.cards.map((card) => ({ card, text: w.discards(who(event.seat)) }));
    case 'stole':
      return [{ card: event.card ?? null, text: w.stolenFrom(who(event.from)) }];
    case 'passed-on':
      return event.card ? [{ card: event.card, text: w.passedTo(who(event.to)) }] : [];
    case 'explored':
    case 'turn':
    case 'drew':
    case 'skipped':
    case 'played':
    case 'awaiting':
    case 'let-through':
    case 'looked':
    case 'arranged':
    case 'inspected':
    case 'shuffled':
    case 'ending':
    case 'ended':
      return [];
  }
}

/** Lets what moved last come from where it lay. */
export function showWay(root: Element, latest: readonly Told[], seat: Seat | null): void {
  const rowOf = (one: Seat) => root.querySelector(`[data-seat="${one}"]`);
  const temple = root.querySelector('.n-deck .pile');
  for (const event of latest) {
    if (event.type === 'played') move(root.querySelector('.n-stage .card'), rowOf(event.seat));
    if (event.type === 'explored' && event.met === 'claimed') {
      move(newest(rowOf(event.seat), event.card), temple);
    }
    if (event.type === 'stone-taken') {
      move(newest(rowOf(event.seat), event.stone), rowOf(event.from)?.querySelector('.n-gems'));
    }
    if (event.type === 'drew' && event.seat === seat) comeIn(root, event.count);
  }
}

function comeIn(root: Element, count: number): void {
  const main = root.querySelector('.n-main');
  for (const card of [...root.querySelectorAll('.n-hand li .card')].slice(-count)) move(card, main);
}

function newest(row: Element | null, stone: Card): Element | undefined {
  const side = stone === 'light-stone' ? 'light' : 'dark';
  return [...(row?.querySelectorAll(`.n-gems [data-stone="${side}"]`) ?? [])].at(-1);
}

function move(what: Element | null | undefined, from: Element | null | undefined): void {
  if (what && from) travel(what, from);
}
