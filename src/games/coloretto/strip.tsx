import { useEffect, useState } from 'preact/hooks';
import { AboveBar } from '../../../web/kit/above-bar.tsx';
import { Icon } from '../../../web/kit/icon.tsx';
import { faceOf } from './faces.tsx';
import type { Card, Move } from './state.ts';
import type { CollectionView, View } from './view.ts';
import { signed, type TableWords } from './words-table.ts';

interface Props {
  readonly view: View;
  readonly seat: number;
  readonly chosen: Move | null;
  readonly tableWords: TableWords;
}

/**
 * What the viewer collects, in one line above the bar of a small screen: what a row is chosen by. The collections themselves say
 * the same to a screen reader.
 */
export function Strip({ view, seat, chosen, tableWords: w }: Props) {
  if (!useSmall()) return null;
  const own = view.collections.filter((one) => one.seat === seat);
  const acting = view.collections[view.turn];
  return (
    <AboveBar class="c-strip">
      <div aria-hidden="true">
        {own.map((collection) => (
          <Line
            key={collection.for ?? 0}
            collection={collection}
            coming={
              chosen?.type === 'take' && collection === acting ? (view.rows[chosen.row]?.cards ?? []) : []
            }
            w={w}
          />
        ))}
      </div>
    </AboveBar>
  );
}

/** As long as the collections are not in sight beside the rows anyway. */
const SMALL = '(max-width: 959px)';

function useSmall(): boolean {
  const [small, setSmall] = useState(() => matchMedia(SMALL).matches);
  useEffect(() => {
    const screen = matchMedia(SMALL);
    const follow = () => setSmall(screen.matches);
    screen.addEventListener('change', follow);
    return () => screen.removeEventListener('change', follow);
  }, []);
  return small;
}

function Line({
  collection,
  coming,
  w,
}: {
  collection: CollectionView;
  coming: readonly Card[];
  w: TableWords;
}) {
  const { tally } = collection;
  const lines = (positive: boolean) => tally.lines.filter((line) => line.positive === positive);
  return (
    <p class="c-own">
      <span class="c-total">{w.now(tally.total)}</span>
      {[true, false].map((positive) =>
        lines(positive).length === 0 ? null : (
          <span key={String(positive)} class={positive ? 'c-chips c-counts' : 'c-chips c-costs'}>
            {lines(positive).map(({ colour, count, points }) => (
              <span key={colour} class="c-chip">
                <Emblem card={colour} w={w} />
                <span class="faint">{count}</span>
                <span class="c-worth">{signed(points)}</span>
              </span>
            ))}
          </span>
        ),
      )}
      {tally.plus2 > 0 && (
        <span class="c-chips c-extra">
          <span class="c-chip c-worth">{signed(2 * tally.plus2)}</span>
        </span>
      )}
      {coming.length > 0 && (
        <span class="c-chips coming">
          {coming.map((card, at) => (
            <span key={at} class="c-chip">
              <Emblem card={card} w={w} />
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

function Emblem({ card, w }: { card: Card; w: TableWords }) {
  const { tint, emblem } = faceOf(card, w);
  if (!emblem) return <span class="c-worth">{w.cards[card]}</span>;
  return (
    <span data-tint={tint} class="inked">
      <Icon of={emblem} />
    </span>
  );
}
