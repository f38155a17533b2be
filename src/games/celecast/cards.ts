import { removeOne } from '../../engine/cards.ts';

/** §6: signs, in the order of the card list. */
export type Sign = 'sun' | 'moon' | 'star';
export type Rarity = 1 | 2 | 3 | 4 | 5;

/** §5, §6: what a step of an effect does. `steps.ts` carries each of them out. */
export type DeedType =
  | 'draw'
  | 'mill'
  | 'discard'
  | 'discard-all'
  | 'roof'
  | 'give'
  | 'draw-amongst'
  | 'roof-amongst'
  | 'highest-discard'
  | 'reshuffle'
  | 'skip-next'
  | 'turn-round'
  | 'draw-if-back'
  | 'crown'
  | 'pack'
  | 'judge'
  | 'gather'
  | 'compare';

/** One step of an effect as the card prints it. `count`: cards to move, 0 where the card prints no number. */
export interface Deed {
  readonly type: DeedType;
  readonly count: number;
}

export interface CardInfo {
  readonly sign: Sign;
  readonly rarity: Rarity;
  /** The ordinary part: unwinds when the card is played. */
  readonly played: readonly Deed[];
  /** § "If you DISCARD this card". */
  readonly discarded?: readonly Deed[];
  /** @ "If you MILL this card". */
  readonly milled?: readonly Deed[];
}

const draw = (count: number): Deed => ({ type: 'draw', count });
const mill = (count: number): Deed => ({ type: 'mill', count });
const discard = (count: number): Deed => ({ type: 'discard', count });
const discardAll: Deed = { type: 'discard-all', count: 0 };
const roof = (count: number): Deed => ({ type: 'roof', count });
/** To a player of one's choice. */
const give = (count: number): Deed => ({ type: 'give', count });
const drawnAmongstPlayers = (count: number): Deed => ({ type: 'draw-amongst', count });
const roofedAmongstPlayers = (count: number): Deed => ({ type: 'roof-amongst', count });
/** By the player or players with the highest number of cards. */
const theHighestDiscard = (count: number): Deed => ({ type: 'highest-discard', count });
/** A player of one's choice, oneself included, shuffles their hand into the Castle and draws as many. */
const handThroughCastle: Deed = { type: 'reshuffle', count: 0 };
const skipNextPlayer: Deed = { type: 'skip-next', count: 0 };
const changeDirection: Deed = { type: 'turn-round', count: 0 };
const ifBackInStartingDirectionDraw = (count: number): Deed => ({ type: 'draw-if-back', count });
const sunUnwindsForYou: Deed = { type: 'crown', count: 0 };
/** Say a number; everybody discards that many; on the exact sum of rarities again. */
const sayAndDiscard = (count: number): Deed => ({ type: 'pack', count });
/** Choose a player, draw that many, split them: the player picks a pile. */
const splitForAnother = (count: number): Deed => ({ type: 'judge', count });
/** All Moon cards of the Courtyard into the Castle; as many are drawn amongst players. */
const moonCardsReturn: Deed = { type: 'gather', count: 0 };
/** With another player: as many cards each, exchange hands; otherwise the richer gives 1. */
const compareHands: Deed = { type: 'compare', count: 0 };

/** §6, the card list. */
const LIST = {
  sunflower: { sign: 'sun', rarity: 1, played: [mill(1)], milled: [draw(1)] },
  gargoyle: { sign: 'moon', rarity: 1, played: [roof(1)] },
  'change-of-heart': { sign: 'star', rarity: 1, played: [give(1)] },
  chariot: { sign: 'sun', rarity: 2, played: [drawnAmongstPlayers(3)], discarded: [mill(3)] },
  tower: { sign: 'moon', rarity: 2, played: [roofedAmongstPlayers(3)] },
  devilry: { sign: 'star', rarity: 2, played: [draw(1), theHighestDiscard(2)] },
  pedestrian: { sign: 'sun', rarity: 3, played: [discard(1)] },
  scapegrace: { sign: 'moon', rarity: 3, played: [discard(1)] },
  'wheel-of-fortune': { sign: 'star', rarity: 3, played: [draw(1), handThroughCastle] },
  knight: { sign: 'sun', rarity: 4, played: [draw(2), skipNextPlayer], discarded: [draw(1)] },
  shadow: { sign: 'moon', rarity: 4, played: [] },
  'court-jester': {
    sign: 'star',
    rarity: 4,

    played: [draw(1), changeDirection, ifBackInStartingDirectionDraw(1)],
    discarded: [changeDirection],
    milled: [changeDirection],
  },
  'the-king': { sign: 'sun', rarity: 5, played: [sunUnwindsForYou] },
  'the-pack': { sign: 'moon', rarity: 5, played: [sayAndDiscard(1)] },
  judgement: { sign: 'star', rarity: 5, played: [splitForAnother(5)] },
  'the-queen': {
    sign: 'sun',
    rarity: 5,

    played: [discard(4), mill(4)],
    discarded: [discard(4)],
    milled: [mill(4)],
  },
  'the-reaper': {
    sign: 'moon',
    rarity: 5,

    played: [discardAll, moonCardsReturn],
    discarded: [discardAll],
    milled: [discardAll],
  },
  // E02: a Star card, whatever its text says of the Sun.
  'the-magician': { sign: 'star', rarity: 5, played: [compareHands] },
} as const satisfies Readonly<Record<string, CardInfo>>;

export type Card = keyof typeof LIST;
export const CARDS: Readonly<Record<Card, CardInfo>> = LIST;
export const CARD_CODES = Object.keys(LIST) as [Card, ...Card[]];

/** §2: the rarer, the fewer. */
const COPIES: Readonly<Record<Rarity, number>> = { 1: 16, 2: 8, 3: 4, 4: 2, 5: 1 };

/** The 96 cards, in the order of the list. */
export function deck(): Card[] {
  return CARD_CODES.flatMap((card) => Array.from({ length: COPIES[CARDS[card].rarity] }, () => card));
}

/** What is left of the cards when these are taken out. */
export function without(cards: readonly Card[], out: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of out) removeOne(left, card);
  return left;
}
