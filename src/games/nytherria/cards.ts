import { copies } from '../../engine/cards.ts';
import type { Step } from './state.ts';

export type Faction = 'light' | 'dark';
export const STONES = ['light-stone', 'dark-stone'] as const;
export type Stone = (typeof STONES)[number];

/** §6. Cards of the main deck. */
interface CharacterCard {
  readonly faction: Faction;
  readonly copies: number;
  /** What it does, step by step. A Quickplay card does nothing when it is played in the main phase. */
  readonly ability: readonly Step[];
  /** Played on an opponent. */
  readonly targets?: true;
  /** Cannot be brought back from the graveyard. */
  readonly leader?: true;
  /** When played it goes to the Void, cancelled or not. */
  readonly toVoid?: true;
  /** A Quickplay card: cancels a card of this faction that targets its holder, or this card played by anyone else. */
  readonly cancels?: Faction | 'soldier' | 'ravager';
}

const explore = { do: 'explore' } as const;
const draw = (count: number) => ({ do: 'draw', count }) as const;

const CARDS = {
  soldier: { faction: 'light', copies: 14, ability: [explore] },
  scout: { faction: 'light', copies: 2, ability: [{ do: 'arrange' }, draw(1)] },
  sorceress: { faction: 'light', copies: 2, targets: true, toVoid: true, ability: [{ do: 'take-stone' }] },
  cleric: { faction: 'light', copies: 2, ability: [{ do: 'fetch' }] },
  paladin: { faction: 'light', copies: 3, cancels: 'dark', ability: [] },
  herald: { faction: 'light', copies: 2, ability: [draw(3)] },
  inquisitor: { faction: 'light', copies: 2, targets: true, ability: [{ do: 'inspect' }, draw(2)] },
  exorcist: { faction: 'light', copies: 2, ability: [{ do: 'banish' }, draw(1)] },
  warden: { faction: 'light', copies: 1, cancels: 'ravager', ability: [] },
  archon: { faction: 'light', copies: 1, leader: true, toVoid: true, ability: [explore, explore, explore] },

  ravager: { faction: 'dark', copies: 14, ability: [explore] },
  shade: { faction: 'dark', copies: 2, ability: [{ do: 'arrange' }, draw(1)] },
  hex: { faction: 'dark', copies: 2, targets: true, ability: [{ do: 'return-stone' }] },
  necromancer: { faction: 'dark', copies: 2, ability: [{ do: 'revive' }] },
  assassin: { faction: 'dark', copies: 2, targets: true, ability: [{ do: 'strike' }, draw(2)] },
  thief: { faction: 'dark', copies: 2, targets: true, ability: [{ do: 'steal' }, draw(1)] },
  wraith: { faction: 'dark', copies: 3, cancels: 'light', ability: [] },
  saboteur: { faction: 'dark', copies: 1, cancels: 'soldier', ability: [] },
  plaguebearer: { faction: 'dark', copies: 2, ability: [{ do: 'plague' }] },
  overlord: { faction: 'dark', copies: 1, leader: true, toVoid: true, ability: [{ do: 'levy' }, explore] },
} as const satisfies Readonly<Record<string, CharacterCard>>;

/** §6. Events of the neutral deck, carried out by the explorer. */
const EVENT_CARDS = {
  'shifting-halls': { copies: 2, steps: [explore] },
  blessing: { copies: 1, steps: [draw(2)] },
  eclipse: { copies: 1, steps: [{ do: 'eclipse' }] },
  echo: { copies: 1, steps: [{ do: 'fetch' }] },
  collapse: { copies: 1, steps: [{ do: 'collapse' }] },
  reckoning: { copies: 1, steps: [{ do: 'reckoning' }] },
  tribute: { copies: 1, steps: [{ do: 'tribute' }] },
} as const satisfies Readonly<Record<string, { readonly copies: number; readonly steps: readonly Step[] }>>;

export type Character = keyof typeof CARDS;
export type NeutralEvent = keyof typeof EVENT_CARDS;
export type Neutral = Stone | 'trap' | NeutralEvent;
export type Card = Character | Neutral;

export const CHARACTERS = Object.keys(CARDS) as readonly Character[];
const EVENTS = Object.keys(EVENT_CARDS) as readonly NeutralEvent[];
export const NEUTRALS: readonly Neutral[] = [...STONES, 'trap', ...EVENTS];

export const MAIN_DECK: readonly Character[] = CHARACTERS.flatMap((code) =>
  copies([code], CARDS[code].copies),
);
export const NEUTRAL_DECK: readonly Neutral[] = [
  ...copies(STONES, 6),
  ...copies(['trap'] as const, 20),
  ...EVENTS.flatMap((code) => copies([code], EVENT_CARDS[code].copies)),
];

export function character(code: Character): CharacterCard {
  return CARDS[code];
}

export function eventSteps(code: NeutralEvent): readonly Step[] {
  return EVENT_CARDS[code].steps;
}

export function isCharacter(code: Card): code is Character {
  return Object.hasOwn(CARDS, code);
}

export function isStone(code: Card): code is Stone {
  return code === 'light-stone' || code === 'dark-stone';
}

/** The Soldier and the Ravager: worth 1 point in hand, and what the Plaguebearer spares. */
export function isRankAndFile(code: Character): boolean {
  return code === 'soldier' || code === 'ravager';
}

/** §4: the Quickplay card that can cancel this one, if any can. */
export function counterTo(code: Character): Character | undefined {
  return COUNTERS[code];
}

const COUNTERS: Readonly<Partial<Record<Character, Character>>> = Object.fromEntries(
  CHARACTERS.flatMap((code) => {
    const { faction, targets } = character(code);
    const against = targets ? faction : code;
    const counter = CHARACTERS.find((one) => character(one).cancels === against);
    return counter ? [[code, counter]] : [];
  }),
);

/** §6: what a Cleric brings back, and what an Echo brings back. */
export function canFetch(by: Card, code: Character): boolean {
  const { faction, leader } = character(code);
  if (leader) return false;
  return by === 'echo' || (faction === 'light' && code !== 'cleric');
}

/** §6: what a Necromancer revives. */
export function canRevive(code: Character): boolean {
  const { faction, leader, cancels } = character(code);
  return faction === 'dark' && !leader && !cancels && code !== 'necromancer';
}
