import { useState } from 'preact/hooks';
import { Card, type CardFace } from '../../../web/kit/card.tsx';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import { faceOf } from './faces.tsx';
import type { Card as Code } from './state.ts';
import type { View } from './view.ts';
import { signed, type TableWords } from './words-table.ts';

const MORE = icon('lucide:chevron-down');

interface Props {
  readonly view: View;
  readonly place: number;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly tableWords: TableWords;
}

/** A collection as stacks, best colours first: those that count, then those that cost. Others' are compact until tapped. */
export function Collection({ view, place, names, seat, tableWords: w }: Props) {
  const [open, setOpen] = useState(false);
  const collection = view.collections[place];
  if (!collection) return null;
  const { tally, cards } = collection;
  const mine = collection.seat === seat;
  const title = w.collection(names[collection.seat] ?? '', mine, collection.for === 1);
  const onTurn = !view.over && view.turn === place;
  const jokers = cards.filter((card) => card === 'joker' || card === 'golden-joker');
  let used = 0;
  const stacks = tally.lines.map((line) => {
    const own: Code[] = Array.from({ length: line.count - line.jokers }, () => line.colour);
    // Jokers lie below, so that the card in full view says the colour.
    const joined = [...jokers.slice(used, used + line.jokers), ...own];
    used += line.jokers;
    return { line, cards: joined };
  });
  const counting = stacks.filter(({ line }) => line.positive);
  const costing = stacks.filter(({ line }) => !line.positive);
  const stack = ({ line, cards: pile }: (typeof stacks)[number]) => (
    <Stack
      key={line.colour}
      faces={pile.map((card) => faceOf(card, w))}
      label={w.stack(w.cards[line.colour], line.count, line.jokers, line.points)}
      points={line.points}
      // Jokers alone don't say which colour they stand for.
      {...(line.jokers === line.count ? { colour: faceOf(line.colour, w) } : {})}
    />
  );
  return (
    <article
      data-place={place}
      class={`c-collection${mine ? ' mine' : ''}${onTurn ? ' on-turn' : ''}${mine || open ? '' : ' compact'}`}
    >
      <header>
        <h2>{title}</h2>
        {collection.out && !view.over && <span class="c-out">{w.out}</span>}
        <span class="c-total">{view.over ? tally.total : w.now(tally.total)}</span>
        {!mine && (
          <button
            type="button"
            class="c-more"
            aria-expanded={open}
            aria-label={w.enlarge(title)}
            onClick={() => setOpen(!open)}
          >
            <Icon of={MORE} />
          </button>
        )}
      </header>
      {cards.length === 0 ? (
        <p class="faint">{w.empty}</p>
      ) : (
        <div class="c-stacks">
          {counting.length > 0 && (
            <ul class="c-counts" aria-label={w.counts}>
              {counting.map(stack)}
            </ul>
          )}
          {costing.length > 0 && (
            <ul class="c-costs" aria-label={w.costs}>
              {costing.map(stack)}
            </ul>
          )}
          {tally.plus2 > 0 && (
            <ul class="c-extra">
              <Stack
                faces={Array.from({ length: tally.plus2 }, () => faceOf('plus2', w))}
                label={w.plus2(tally.plus2, 2 * tally.plus2)}
                points={2 * tally.plus2}
              />
            </ul>
          )}
        </div>
      )}
    </article>
  );
}

interface StackProps {
  readonly faces: readonly CardFace[];
  readonly label: string;
  readonly points: number;
  readonly colour?: CardFace;
}

function Stack({ faces, label, points, colour }: StackProps) {
  return (
    <li class="c-stack">
      <span class="sr">{label}</span>
      <span class="c-fan" aria-hidden="true">
        {faces.map((face, at) => (
          <Card key={at} face={face} size="small" />
        ))}
      </span>
      <span class="c-count" aria-hidden="true">
        ×{faces.length}
      </span>
      <span class="c-worth" aria-hidden="true">
        {colour?.emblem && (
          <span data-tint={colour.tint} class="inked">
            <Icon of={colour.emblem} />
          </span>
        )}
        {signed(points)}
      </span>
    </li>
  );
}
