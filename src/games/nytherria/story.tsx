import { useRef } from 'preact/hooks';
import { travel } from '../../../web/kit/motion.ts';
import type { Seat } from '../../engine/game.ts';
import type { Who } from '../../engine/words.ts';
import type { Card } from './cards.ts';
import type { Told } from './telling.ts';
import type { View } from './view.ts';
import type { TableWords } from './words-table.ts';

/** What was told since the last card was played, as far as this page saw it. */
export function useStory(version: number, latest: readonly Told[]): readonly Told[] {
  const kept = useRef<{ readonly version: number; readonly story: readonly Told[] } | null>(null);
  const before = kept.current;
  if (before?.version !== version) {
    const goesOn = before?.version === version - 1;
    kept.current = { version, story: sinceLastPlayed([...(goesOn ? before.story : []), ...latest]) };
  }
  return kept.current?.story ?? latest;
}

function sinceLastPlayed(events: readonly Told[]): readonly Told[] {
  const at = events.findLastIndex(({ type }) => type === 'played');
  return at < 0 ? events : events.slice(at);
}

/** The card that was played last; undefined also where it has been taken back. */
export function playedIn(story: readonly Told[], view: View): Extract<Told, { type: 'played' }> | undefined {
  const played = story.find((event) => event.type === 'played');
  const passedOn = story.some(({ type }) => type === 'turn' || type === 'ended');
  return view.asked?.what === 'play' && !passedOn ? undefined : played;
}

/** One thing that was met or moved. No card: one that the viewer did not see. */
export interface Stop {
  readonly card: Card | null;
  readonly text: string;
  readonly good?: true;
}

/** What was met and what became of it, in order. */
export function trailOf(story: readonly Told[], w: TableWords, who: (seat: Seat) => Who): readonly Stop[] {
  return story.flatMap((event): Stop | Stop[] => {
    switch (event.type) {
      case 'explored':
        return {
          card: event.card,
          text: w.met[event.met],
          ...(event.met === 'claimed' ? { good: true as const } : {}),
        };
      case 'collapsed':
        return event.cards.map((card) => ({ card, text: w.revealed }));
      case 'countered':
        return { card: event.by, text: w.counters(who(event.seat)) };
      case 'revived':
        return {
          card: event.card,
          text: event.target === undefined ? w.revived : `${w.revived} ${w.on(who(event.target))}`,
        };
      case 'nothing':
        return { card: event.card, text: w.nothing };
      case 'stone-taken':
        return { card: event.stone, text: w.takenFrom(who(event.from)) };
      case 'stone-returned':
        return { card: event.stone, text: w.givesBack(who(event.seat)) };
      case 'fetched':
        return { card: event.card, text: w.intoHand };
      case 'banished':
        return event.cards.map((card) => ({ card, text: w.intoVoid }));
      case 'discarded':
        return event.cards.map((card) => ({ card, text: w.discards(who(event.seat)) }));
      case 'stole':
        return { card: event.card ?? null, text: w.stolenFrom(who(event.from)) };
      case 'passed-on':
        return event.card ? { card: event.card, text: w.passedTo(who(event.to)) } : [];
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
  });
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
