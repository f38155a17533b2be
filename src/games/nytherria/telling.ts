import type { Audience, Viewer } from '../../engine/game.ts';
import type { Character, Neutral } from './cards.ts';
import type { Event } from './state.ts';

type Partly = 'drew' | 'looked' | 'arranged' | 'inspected' | 'stole' | 'passed-on' | 'picked' | 'shuffled';

/** Events as they are told: counts for all, cards for those who see them. */
export type Told =
  | Exclude<Event, { type: Partly }>
  | { type: 'drew'; seat: number; count: number; cards?: readonly Character[] }
  | { type: 'looked'; seat: number; count: number; cards?: readonly Neutral[] }
  | { type: 'arranged'; seat: number; bury: readonly Neutral[]; kept: number; top?: readonly Neutral[] }
  | { type: 'inspected'; seat: number; from: number; count: number; cards?: readonly Character[] }
  | { type: 'stole'; seat: number; from: number; card?: Character }
  | { type: 'passed-on'; from: number; to: number; card?: Character }
  | { type: 'shuffled'; pile: 'main' | 'neutral'; count: number };

/** What a viewer learns of an event. */
export function tell(event: Event, viewer: Viewer): Told | null {
  switch (event.type) {
    case 'drew': {
      const { type, seat, cards } = event;
      return { type, seat, count: cards.length, ...(viewer === seat ? { cards } : {}) };
    }
    case 'looked': {
      const { type, seat, cards } = event;
      return { type, seat, count: cards.length, ...(viewer === seat ? { cards } : {}) };
    }
    case 'arranged': {
      const { type, seat, bury, top } = event;
      return { type, seat, bury, kept: top.length, ...(viewer === seat ? { top } : {}) };
    }
    case 'inspected': {
      const { type, seat, from, cards } = event;
      return {
        type,
        seat,
        from,
        count: cards.length,
        ...(viewer === seat || viewer === from ? { cards } : {}),
      };
    }
    case 'stole': {
      const { type, seat, from, card } = event;
      return { type, seat, from, ...(viewer === seat || viewer === from ? { card } : {}) };
    }
    case 'passed-on': {
      const { type, from, to, card } = event;
      return { type, from, to, ...(viewer === from || viewer === to ? { card } : {}) };
    }
    case 'shuffled':
      return { type: 'shuffled', pile: event.pile, count: event.order.length };
    case 'picked':
      return null;
    case 'turn':
    case 'skipped':
    case 'played':
    case 'awaiting':
    case 'countered':
    case 'let-through':
    case 'nothing':
    case 'explored':
    case 'stone-taken':
    case 'stone-returned':
    case 'fetched':
    case 'banished':
    case 'revived':
    case 'discarded':
    case 'collapsed':
    case 'ending':
    case 'ended':
      return event;
  }
}

/**
 * Where something hidden comes to light. `awaiting` and `let-through`: without `alwaysAsk`, whether anybody holds the
 * fitting Quickplay card; with it, nothing but the choices.
 */
export const reveals: Readonly<Partial<Record<Event['type'], Audience>>> = {
  awaiting: 'everyone',
  'let-through': 'everyone',
  countered: 'everyone',
  explored: 'everyone',
  collapsed: 'everyone',
  discarded: 'everyone',
  'stone-returned': 'everyone',
  ended: 'everyone',
  drew: 'concerned',
  looked: 'concerned',
  inspected: 'concerned',
  stole: 'concerned',
  'passed-on': 'concerned',
};
