import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Character, Neutral } from './cards.ts';
import type { Move } from './state.ts';

/** A card that can be tapped, `count` copies in one place. `key`: its place. */
export interface Item {
  readonly key: number;
  readonly card: Character;
  readonly count: number;
}

/**
 * What the fingers hold. `card`: one card that is read and, where it is offered, played or chosen. `set`: several cards, with
 * a key for each copy. `order`: places among the cards that were looked at; `top[0]` becomes the top card.
 */
export type Pick =
  | { readonly type: 'card'; readonly key: number; readonly card: Character }
  | { readonly type: 'set'; readonly items: readonly Item[]; readonly last: Item }
  | { readonly type: 'order'; readonly bury: readonly number[]; readonly top: readonly number[] };

/** The cards that an offer is about. */
export function cardsOf(move: Move): readonly Character[] {
  switch (move.type) {
    case 'play':
    case 'counter':
    case 'choose-card':
    case 'pass-card':
      return [move.card];
    case 'banish':
    case 'discard':
      return move.cards;
    case 'pass':
    case 'choose-stone':
    case 'arrange':
      return [];
  }
}

/** Whether some offer is about more than one card. */
export function several(offers: readonly Move[]): boolean {
  return offers.some((move) => cardsOf(move).length > 1);
}

/** The offers that are about at least these cards. */
export function fitting(offers: readonly Move[], cards: readonly Character[]): readonly Move[] {
  return offers.filter((move) => without(cardsOf(move), cards) !== undefined);
}

/** The offers that bury at least these cards and put these on top, in this order, before any others. */
function fittingOrder(
  offers: readonly Move[],
  bury: readonly Neutral[],
  top: readonly Neutral[],
): readonly Move[] {
  return offers.filter(
    (move) =>
      move.type === 'arrange' &&
      without(move.bury, bury) !== undefined &&
      top.every((card, at) => move.top[at] === card),
  );
}

/** What is left of the cards without those; undefined where they are not all among them. */
function without<C extends string>(cards: readonly C[], out: readonly C[]): C[] | undefined {
  const left = [...cards];
  for (const card of out) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** The one offer that a pick leads to: exactly what is picked, or all that is left to pick. */
export function resolve(
  offers: readonly Move[],
  pick: Pick,
  looked: readonly Neutral[] = [],
): Move | undefined {
  const left = leftFor(offers, pick, looked);
  if (left.length === 1) return left[0];
  if (pick.type !== 'set' || pick.items.length === 0) return undefined;
  return left.find((move) => cardsOf(move).length === pick.items.length);
}

/** The offers that a pick leaves. */
export function leftFor(
  offers: readonly Move[],
  pick: Pick,
  looked: readonly Neutral[] = [],
): readonly Move[] {
  switch (pick.type) {
    case 'card':
      return fitting(offers, [pick.card]);
    case 'set':
      return fitting(
        offers,
        pick.items.map(({ card }) => card),
      );
    case 'order':
      return fittingOrder(offers, at(looked, pick.bury), at(looked, pick.top));
  }
}

function at<C>(cards: readonly C[], places: readonly number[]): C[] {
  return places.flatMap((place) => cards[place] ?? []);
}

/** What is picked after a tap: one copy more, or all of them back. Null: the tap leads nowhere. */
export function tap(offers: readonly Move[], pick: Pick | null, item: Item): Pick | null {
  if (!several(offers)) {
    const held = pick?.type === 'card' && pick.key === item.key;
    return held ? null : { type: 'card', key: item.key, card: item.card };
  }
  const items = pick?.type === 'set' ? pick.items : [];
  const copies = items.filter(({ key }) => key === item.key).length;
  const more: Pick = { type: 'set', items: [...items, item], last: item };
  if (copies < item.count && leftFor(offers, more).length > 0) return more;
  const fewer = items.filter(({ key }) => key !== item.key);
  // A card that can't be added is only read.
  if (copies === 0) return { type: 'set', items, last: item };
  return fewer.length > 0 ? { type: 'set', items: fewer, last: item } : null;
}

/** How many copies of each place are meant, by key: those that are picked, and those that the choice adds to them. */
export function meant(
  items: readonly Item[],
  pick: Pick | null,
  chosen: Move | null,
): ReadonlyMap<number, number> {
  const copies = new Map<number, number>();
  const add = ({ key }: Item) => copies.set(key, (copies.get(key) ?? 0) + 1);
  if (pick?.type === 'card') copies.set(pick.key, 1);
  if (pick?.type !== 'set') return copies;
  for (const item of pick.items) add(item);
  const picked = pick.items.map(({ card }) => card);
  for (const card of (chosen && without(cardsOf(chosen), picked)) ?? []) {
    const item = items.find((one) => one.card === card && (copies.get(one.key) ?? 0) < one.count);
    if (item) add(item);
  }
  return copies;
}

/** For each of the cards that were looked at, where it goes: buried (0), or its place on top (1, 2, …). */
export function placesOf(
  looked: readonly Neutral[],
  pick: Pick | null,
  chosen: Move | null,
): readonly (number | undefined)[] {
  const places: (number | undefined)[] = looked.map(() => undefined);
  if (pick?.type === 'order') {
    for (const place of pick.bury) places[place] = 0;
    for (const [order, place] of pick.top.entries()) places[place] = order + 1;
  }
  if (chosen?.type !== 'arrange') return places;
  // What the choice says of the rest: equal cards can't be told apart, so the first that fits takes the place.
  for (const [order, card] of chosen.top.entries()) {
    if (places.includes(order + 1)) continue;
    const free = looked.findIndex((one, place) => one === card && places[place] === undefined);
    if (free >= 0) places[free] = order + 1;
  }
  return places.map((place) => place ?? 0);
}

export interface Picking {
  readonly pick: Pick | null;
  /** Holds something else, and previews the offer that it leads to. */
  readonly hold: (pick: Pick | null) => void;
}

/** What the viewer holds, for as long as the same is offered. Taking back a preview lets go of what can mean nothing else. */
export function usePicking(
  offers: readonly Move[],
  chosen: Move | null,
  choose: (move: Move | null) => void,
  looked: readonly Neutral[],
): Picking {
  const key = useMemo(() => JSON.stringify(offers), [offers]);
  const [held, setHeld] = useState<{ readonly key: string; readonly pick: Pick | null }>({ key, pick: null });
  const pick = held.key === key ? held.pick : null;
  const before = useRef(chosen);
  useEffect(() => {
    const wasChosen = before.current !== null;
    before.current = chosen;
    if (wasChosen && !chosen && pick && resolve(offers, pick, looked)) setHeld({ key, pick: null });
  }, [chosen]);
  const hold = (next: Pick | null) => {
    setHeld({ key, pick: next });
    const move = next && resolve(offers, next, looked);
    if (move) return choose(move);
    if (!chosen) return;
    const touched = document.activeElement;
    choose(null);
    // Taking back a preview gives the focus to what chose it; it belongs to what was touched now.
    if (touched instanceof HTMLElement) touched.focus({ preventScroll: true });
  };
  return { pick, hold };
}
