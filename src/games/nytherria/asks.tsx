import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Character, Neutral } from './cards.ts';
import { Cards } from './choosing-cards.tsx';
import { Face, Gem, kindsOf, Named, Reading } from './faces.tsx';
import { cardsOf, type Item, leftFor, type Pick, type Picking, placesOf, resolve } from './picking.tsx';
import { giverOf } from './players.tsx';
import type { Move, What } from './state.ts';
import type { Part } from './table.tsx';
import { Targets } from './targets.tsx';

type Props = Part & { readonly picking: Picking };

/** A question that is answered with something else than a card of the hand. */
export function Ask(props: Props) {
  const Asked = props.view.asked && ASKS[props.view.asked.what];
  return Asked ? <Asked {...props} /> : null;
}

const ASKS: Readonly<Partial<Record<What, ComponentType<Props>>>> = {
  counter: Counter,
  arrange: Arrange,
  'take-stone': Stones,
  'return-stone': Stones,
  levy: Stones,
  tribute: Stones,
  fetch: Candidates,
  inspect: Candidates,
  banish: Candidates,
  revive: Candidates,
};

/** Whether the card on the table takes effect: the same question for who holds the fitting card and who does not. It waits. */
function Counter({ view, offers, chosen, choose, whyNot, words, w, who }: Props) {
  const played = view.table.at(-1);
  if (!played) return null;
  const answers: readonly Move[] = [
    ...(view.counter ? [{ type: 'counter', card: view.counter } as const] : []),
    { type: 'pass' },
  ];
  return (
    <div class="n-ask">
      <p class="n-heading">
        {w.plays(who(view.turn))}
        {played.target !== undefined && ` ${w.on(who(played.target))}`}:
      </p>
      <Reading
        card={played.card}
        w={w}
        notes={chosen ? [chosen.type === 'pass' ? w.takesEffect : w.hasNoEffect] : []}
      />
      <div class="n-choices">
        {answers.map((move) => {
          const offer = offers.find(({ type }) => type === move.type);
          return (
            <button
              key={move.type}
              type="button"
              class="n-choice"
              {...(offer
                ? { 'data-move': JSON.stringify(offer), 'aria-pressed': offer === chosen }
                : { 'aria-disabled': true })}
              onClick={() => (offer ? choose(offer === chosen ? null : offer) : whyNot?.(move))}
            >
              <strong>{words.move(move, view, who)}</strong>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Which stone is taken or goes back. */
function Stones({ view, seat, offers, chosen, choose, words, w, who }: Props) {
  const giver = giverOf(view, seat);
  return (
    <div class="n-ask n-stones">
      {giver !== null && <p class="n-heading">{w.stoneOf(who(giver))}</p>}
      <div class="n-choices">
        {offers.map((move) =>
          move.type !== 'choose-stone' ? null : (
            <button
              key={move.stone}
              type="button"
              class="n-choice"
              data-move={JSON.stringify(move)}
              aria-pressed={move === chosen}
              onClick={() => choose(move === chosen ? null : move)}
            >
              <Gem stone={move.stone} />
              <strong>{words.move(move, view, who)}</strong>
            </button>
          ),
        )}
      </div>
    </div>
  );
}

/** Cards of the graveyard, or of a hand that the viewer looks at, to choose from. */
function Candidates(props: Props) {
  const { view, offers, chosen, choose, picking, words, w, who } = props;
  const { pick, hold } = picking;
  const giver = view.table.at(-1)?.target;
  const looksAtHand = view.asked?.what === 'inspect' && giver !== undefined;
  const source = looksAtHand ? (view.players[giver]?.known ?? []) : view.graveyard;
  const items = kindsOf(offers.flatMap(cardsOf)).map(({ card }, key): Item => {
    const lie = source.filter((one) => one === card).length;
    return { key, card, count: view.asked?.what === 'banish' ? lie : 1 };
  });
  const nothing = offers.find((move) => move.type === 'banish' && move.cards.length === 0);
  const read: Character | undefined =
    pick?.type === 'card' ? pick.card : pick?.type === 'set' ? pick.last.card : undefined;
  return (
    <div class="n-ask n-candidates">
      <p class="n-heading">{looksAtHand ? w.handOf(who(giver)) : w.graveyard}</p>
      <Cards {...props} items={items} label={looksAtHand ? w.handOf(who(giver)) : w.graveyard} />
      {read && <Reading card={read} w={w} />}
      {!read && nothing && items.some(({ count }) => count > 1) && <p class="n-hint">{w.upToTwo}</p>}
      {read && <Targets {...props} card={read} />}
      {nothing && (
        <div class="n-choices">
          <button
            type="button"
            class="n-choice"
            data-move={JSON.stringify(nothing)}
            aria-pressed={nothing === chosen}
            onClick={() => {
              hold(null);
              choose(nothing === chosen ? null : nothing);
            }}
          >
            <strong>{words.move(nothing, view, who)}</strong>
          </button>
        </div>
      )}
    </div>
  );
}

type Order = Extract<Pick, { type: 'order' }>;
const NOWHERE: Order = { type: 'order', bury: [], top: [] };

/** The cards on top of the neutral deck: for each whether it is buried, or as which one it comes back on top. */
function Arrange({ view, offers, chosen, choose, whyNot, picking, words, w, who }: Props) {
  const looked = view.scouted;
  const { pick, hold } = picking;
  const order = pick?.type === 'order' ? pick : NOWHERE;
  const places = placesOf(looked, pick, chosen);
  const unchanged = offers.find(
    (move) =>
      move.type === 'arrange' && move.bury.length === 0 && move.top.every((card, at) => card === looked[at]),
  );
  const list = useRef<HTMLUListElement>(null);
  const decided = useRef<number | null>(null);
  // The button that decided is gone: whoever pressed it by keyboard goes on at the same card.
  useLayoutEffect(() => {
    if (decided.current === null || document.activeElement !== document.body) return;
    list.current?.children[decided.current]?.querySelector('button')?.focus({ preventScroll: true });
  }, [pick]);
  const decide = (at: number, next: Order) => {
    decided.current = at;
    hold(next.bury.length + next.top.length > 0 ? next : null);
  };
  /** What can be done with a card now. */
  const actsOn = (at: number): readonly { act: string; next: Order; more: boolean }[] => {
    if (order.bury.includes(at) || order.top.includes(at)) {
      const keep = (one: number) => one !== at;
      const next = { ...order, bury: order.bury.filter(keep), top: order.top.filter(keep) };
      return [{ act: w.change, next, more: false }];
    }
    if (places[at] !== undefined) return [];
    return [
      { act: w.toTop, next: { ...order, top: [...order.top, at] }, more: true },
      { act: w.bury, next: { ...order, bury: [...order.bury, at] }, more: true },
    ].filter(({ next }) => whyNot !== null || leftFor(offers, next, looked).length > 0);
  };
  return (
    <div class="n-ask n-arrange">
      <p class="n-heading">{w.arrange}</p>
      <ul ref={list}>
        {looked.map((card, at) => {
          const place = places[at];
          return (
            <li key={at} data-place={place ?? 'open'}>
              <Named card={card} w={w} />
              <Face card={card} w={w} />
              {place !== undefined && <span class="n-place">{place === 0 ? w.buried : w.top(place)}</span>}
              {actsOn(at).map(({ act, next, more }) => {
                const move = more ? resolve(offers, next, looked) : undefined;
                const shut = leftFor(offers, next, looked).length === 0;
                const leads = move
                  ? { 'data-move': JSON.stringify(move) }
                  : shut
                    ? { 'aria-disabled': true }
                    : more
                      ? { 'data-narrow': true }
                      : {};
                return (
                  <button
                    key={act}
                    type="button"
                    class="n-choice"
                    {...leads}
                    onClick={() => (shut ? whyNot?.(arranged(next, looked)) : decide(at, next))}
                  >
                    {act}
                    <span class="sr">: {w.names[card]}</span>
                  </button>
                );
              })}
            </li>
          );
        })}
      </ul>
      {unchanged && !pick && (
        <div class="n-choices">
          <button
            type="button"
            class="n-choice"
            data-move={JSON.stringify(unchanged)}
            aria-pressed={unchanged === chosen}
            onClick={() => choose(unchanged === chosen ? null : unchanged)}
          >
            <strong>{w.unchanged}</strong>
            <span class="sr">{words.move(unchanged, view, who)}</span>
          </button>
        </div>
      )}
    </div>
  );
}

/** The move that an order would be, the undecided cards on top as they lie. */
function arranged({ bury, top }: Order, looked: readonly Neutral[]): Move {
  const cards = (places: readonly number[]) => places.flatMap((place) => looked[place] ?? []);
  const rest = looked
    .map((_, place) => place)
    .filter((place) => !bury.includes(place) && !top.includes(place));
  return { type: 'arrange', bury: cards(bury).toSorted(), top: cards([...top, ...rest]) };
}
