import type { ComponentChildren } from 'preact';
import { Card, Pile } from '../../../web/kit/card.tsx';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import { travel } from '../../../web/kit/motion.ts';
import type { GameCoverProps, GameScoresProps, GameTableProps } from '../../../web/kit/game-table.ts';
import { useMovement } from '../../../web/kit/use-movement.ts';
import type { Event, Move } from './state.ts';
import { COVER, FACES, faceOf } from './faces.tsx';
import { Collection } from './collection.tsx';
import { Strip } from './strip.tsx';
import type { View } from './view.ts';
import { signed, type TableWords } from './words-table.ts';
import './table.css';
import './others.css';

export { rulesAt } from './rules-at.tsx';

type Props = GameTableProps<View, Move, TableWords>;

const LAST = icon('lucide:hourglass');

/** The offers worth a button in the bar. */
export function handy(offers: readonly Move[]): readonly Move[] {
  return offers.filter(({ type }) => type === 'draw');
}

export function Table(props: Props) {
  const { view, names, seat, tableWords: w, version, latest } = props;
  const root = useMovement(version, (table) => showWay(table, latest as readonly Event[], view));
  return (
    <div class="coloretto" ref={root}>
      {!view.over && (
        <p class={view.finalRound ? 'c-round last' : 'c-round'}>
          {view.finalRound ? (
            <>
              <Icon of={LAST} /> <strong>{w.lastRound}</strong>
            </>
          ) : (
            w.round(view.round)
          )}
        </p>
      )}
      {!view.over && (
        <section class="c-middle" aria-label={w.middle}>
          <Supply {...props} />
          {view.rows.map((_, row) => (
            <Tray key={row} row={row} {...props} />
          ))}
        </section>
      )}
      {view.removed.length > 0 && (
        <p class="c-removed">{w.removed(view.removed.map((card) => w.cards[card]))}</p>
      )}
      <section class="c-collections" aria-label={w.collections}>
        {inOrder(view, seat).map((place) => (
          <Collection key={place} view={view} place={place} names={names} seat={seat} tableWords={w} />
        ))}
      </section>
      {seat !== null && !view.over && <Strip view={view} seat={seat} chosen={props.chosen} tableWords={w} />}
    </div>
  );
}

/** The viewer's own collections first, then the others as they follow in turn. */
function inOrder({ collections }: View, seat: number | null): number[] {
  const first = Math.max(
    0,
    collections.findIndex((one) => one.seat === seat),
  );
  const around = collections.map((_, at) => (first + at) % collections.length);
  const mine = (place: number) => (collections[place]?.seat === seat ? 0 : 1);
  return around.toSorted((a, b) => mine(a) - mine(b));
}

/** The pile and the card that was drawn from it. */
function Supply({ view, offers, chosen, choose, whyNot, tableWords: w }: Props) {
  const offer = offers.find(({ type }) => type === 'draw');
  const pile = (
    <Pile
      count={view.supply}
      label={w.supply(view.supply)}
      depth={Math.min(4, Math.ceil(view.supply / 15))}
    />
  );
  if (!offer) {
    return (
      <div class="c-supply">
        {whyNot ? (
          <button
            type="button"
            class="c-shut"
            aria-disabled="true"
            onClick={() => whyNot({ type: 'draw', ...ofTurn(view) })}
          >
            {pile}
          </button>
        ) : (
          pile
        )}
        {view.drawn === null ? (
          <span class="faint">{w.pile}</span>
        ) : (
          <span class="c-drawn">
            <span class="c-hint">{w.drawn}</span>
            <Card key={view.supply} face={faceOf(view.drawn, w)} />
          </span>
        )}
      </div>
    );
  }
  return (
    <button
      type="button"
      class="c-supply offer"
      data-move={JSON.stringify(offer)}
      aria-pressed={offer === chosen}
      onClick={() => choose(offer)}
    >
      {pile}
      <span class="c-hint">{w.draw}</span>
    </button>
  );
}

/** In Manolo Vila: which of the mover's collections a move is for. */
function ofTurn({ collections, turn }: View): { readonly for?: 0 | 1 } {
  const whose = collections[turn]?.for;
  return whose === undefined ? {} : { for: whose };
}

function Tray({
  row,
  view,
  offers,
  names,
  chosen,
  choose,
  whyNot,
  words,
  tableWords: w,
}: Props & { row: number }) {
  const tray = view.rows[row];
  const offer = offers.find((move) => move.type !== 'draw' && move.row === row);
  if (!tray) return null;
  const free = tray.capacity - tray.cards.length;
  const taker = tray.takenBy === null ? undefined : view.collections[tray.takenBy];
  const picked = offer !== undefined && offer === chosen;
  const inner = (
    <>
      <span class="c-name">
        <span>{w.row(row)}</span>{' '}
        {offer && <span class="c-hint">{offer.type === 'take' ? w.take : w.put}</span>}
      </span>
      {taker ? (
        <span class="c-taken">
          {w.takenBy(w.collection(names[taker.seat] ?? '', false, taker.for === 1))}
        </span>
      ) : (
        <span class="c-places">
          {tray.cards.map((card, at) => (
            <Card key={at} face={faceOf(card, w)} size="small" />
          ))}
          {Array.from({ length: free }, (_, at) =>
            picked && offer.type === 'place' && at === 0 && view.drawn !== null ? (
              <span key="ghost" class="c-ghost">
                <Card face={faceOf(view.drawn, w)} size="small" />
              </span>
            ) : (
              <span key={`free-${at}`} class="c-free" />
            ),
          )}
        </span>
      )}
    </>
  );
  const holds = w.rowHolds(
    row,
    tray.cards.map((card) => w.cards[card]),
    free,
  );
  if (!offer) {
    const name = taker ? 'c-tray taken' : 'c-tray';
    if (!whyNot) {
      return (
        <div class={name} role="group" aria-label={taker ? w.row(row) : holds}>
          {inner}
        </div>
      );
    }
    const type = view.drawn === null ? 'take' : 'place';
    return (
      <button
        type="button"
        class={name}
        aria-disabled="true"
        onClick={() => whyNot({ type, row, ...ofTurn(view) })}
      >
        {taker ? inner : <Said label={holds}>{inner}</Said>}
      </button>
    );
  }
  return (
    <button
      type="button"
      class="c-tray offer"
      data-move={JSON.stringify(offer)}
      aria-pressed={picked}
      onClick={() => choose(offer)}
    >
      <Said
        // What is to be seen on it comes first, as it stands there.
        label={`${w.row(row)} ${offer.type === 'take' ? w.take : w.put}. ${words.move(offer, view)}. ${holds}`}
      >
        {inner}
      </Said>
    </button>
  );
}

/** A picture, and the words that stand for it. */
function Said({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <>
      <span class="sr">{label}</span>
      <span class="c-seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** Lets the cards that moved last come from where they lay: the pile, or the row that was taken. */
function showWay(root: Element, latest: readonly Event[], view: View): void {
  const rows = [...root.querySelectorAll('.c-tray')];
  const pile = root.querySelector('.c-supply .pile');
  for (const event of latest) {
    if (event.type === 'placed') {
      const card = [...(rows[event.row]?.querySelectorAll('.card') ?? [])].at(-1);
      if (card && pile) travel(card, pile);
    } else if (event.type === 'took') {
      const place = view.collections.findIndex((one) => one.seat === event.seat && one.for === event.for);
      const stacks = root.querySelector(`[data-place="${place}"] .c-stacks`);
      const row = rows[event.row];
      if (stacks && row) travel(stacks, row);
    }
  }
}

/** The end, line by line: each colour with its cards, jokers and points, the "+2" cards, the sum. */
export function Scores({ view, names, seat, tableWords: w }: GameScoresProps<View, TableWords>) {
  const best = view.collections.map((_, place) => place).toSorted((a, b) => total(view, b) - total(view, a));
  return (
    <div class="c-scores">
      {best.map((place) => {
        const collection = view.collections[place];
        if (!collection) return null;
        const { tally } = collection;
        return (
          <table key={place}>
            <caption>
              {w.collection(names[collection.seat] ?? '', collection.seat === seat, collection.for === 1)}
            </caption>
            <thead>
              <tr>
                <th scope="col">{w.colour}</th>
                <th scope="col">{w.number}</th>
                <th scope="col">{w.points}</th>
              </tr>
            </thead>
            <tbody>
              {tally.lines.map((line) => (
                <tr key={line.colour} class={line.positive ? '' : 'c-minus'}>
                  <th scope="row" data-tint={FACES[line.colour].tint} class="inked">
                    <Emblem card={line.colour} /> {w.cards[line.colour]}
                  </th>
                  <td>
                    {line.count}
                    {line.jokers > 0 && <span class="faint"> {w.withJokers(line.jokers)}</span>}
                  </td>
                  <td class="numeral">{signed(line.points)}</td>
                </tr>
              ))}
              {tally.plus2 > 0 && (
                <tr>
                  <th scope="row">{w.cards.plus2}</th>
                  <td>{tally.plus2}</td>
                  <td class="numeral">{signed(2 * tally.plus2)}</td>
                </tr>
              )}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {w.total}
                </th>
                <td class="numeral">{tally.total}</td>
              </tr>
            </tfoot>
          </table>
        );
      })}
    </div>
  );
}

function total({ collections }: View, place: number): number {
  return collections[place]?.tally.total ?? 0;
}

function Emblem({ card }: { card: keyof typeof FACES }) {
  const { emblem } = FACES[card];
  return emblem ? <Icon of={emblem} /> : null;
}

/** A row as it might lie on the table. */
export function Cover({ tableWords: w }: GameCoverProps<TableWords>) {
  return (
    <span class="c-cover">
      {COVER.map((card) => (
        <Card key={card} face={faceOf(card, w)} />
      ))}
    </span>
  );
}
