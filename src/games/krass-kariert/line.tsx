import { type CSSProperties, Fragment, type JSX } from 'preact';
import type { GameTableProps } from '../../../web/kit/game-table.ts';
import type { Card } from './cards.ts';
import { Face } from './faces.tsx';
import { type Pick, type Picked, sameMove, tryRun, type Window } from './picking.tsx';
import type { Move } from './state.ts';
import type { View } from './view.ts';
import { bare, type TableWords } from './words-table.ts';

type Props = GameTableProps<View, Move, TableWords> & { readonly hand: readonly Card[] };

/** As many cards or gaps as a thumb can tell apart side by side on a narrow screen; a longer hand goes on below. */
const SIDE_BY_SIDE = 12;

interface LineProps extends Props {
  readonly windows: readonly Window[];
  readonly pick: Pick | null;
  readonly touched: (at: number) => Picked;
  readonly hold: (picked: Picked) => void;
}

/** The hand as one unbroken line. What may be played is underlined, through where neighbours may go together. */
export function Line({
  hand,
  windows,
  pick,
  touched,
  hold,
  offers,
  chosen,
  view,
  words,
  whyNot,
  tableWords: w,
}: LineProps) {
  if (hand.length === 0) return <p class="k-empty">{view.phase === 'over' ? '' : w.emptyHand}</p>;
  const run = pick?.type === 'run' ? pick.run : null;
  const joined = (at: number) => windows.some(({ from, to }) => from <= at && at < to);
  const card = (code: Card, at: number) => {
    const up = run !== null && run.from <= at && at <= run.to;
    const face = <Face card={code} words={w} />;
    const live = windows.some(({ from, to }) => from <= at && at <= to);
    const marks = `${joined(at) ? ' joined' : ''}${up ? (chosen ? ' up chosen' : ' up') : ''}`;
    if (!live) {
      return (
        <span key={at} class={offers.length > 0 ? 'k-place dull' : 'k-place'}>
          {whyNot ? (
            <button
              type="button"
              aria-disabled="true"
              aria-label={w.place(bare(code, w), at + 1, hand.length)}
              onClick={() => whyNot(tryRun(hand, run, at))}
            >
              {face}
            </button>
          ) : (
            face
          )}
        </span>
      );
    }
    const next = touched(at);
    const leads = next.move ? ` ${words.move(next.move, view)}.` : '';
    return (
      <span key={at} class={`k-place live${marks}`}>
        <button
          type="button"
          data-narrow
          {...(next.move ? { 'data-move': JSON.stringify(next.move) } : {})}
          aria-pressed={up}
          aria-label={`${w.place(bare(code, w), at + 1, hand.length)}.${leads}`}
          onClick={() => hold(next)}
        >
          {face}
        </button>
      </span>
    );
  };
  return (
    <div class="k-line" role="group" aria-label={w.hand(hand.length)} style={widths(hand.length)}>
      {inRows(hand.map(card))}
    </div>
  );
}

interface GapsProps extends Props {
  readonly gaps: readonly Move[];
  /** The card that looks for its gap. */
  readonly looking: Card;
}

/** The hand with its gaps open for a card. */
export function Gaps({ hand, gaps, looking, chosen, choose, view, words, tableWords: w }: GapsProps) {
  const place = (at: number) => {
    const offer = gaps.find((move) => (move.type === 'insert' || move.type === 'take') && move.gap === at);
    const code = hand[at];
    const picked = offer !== undefined && sameMove(chosen, offer);
    return (
      <Fragment key={at}>
        {offer && (
          <span class={picked ? 'k-gap open' : 'k-gap'}>
            <button
              type="button"
              data-move={JSON.stringify(offer)}
              aria-pressed={picked}
              aria-label={words.move(offer, view)}
              onClick={() => choose(offer)}
            >
              {picked && <Face card={looking} words={w} />}
            </button>
          </span>
        )}
        {code && (
          <span class="k-between">
            <Face card={code} words={w} />
          </span>
        )}
      </Fragment>
    );
  };
  return (
    <div class="k-line gaps" role="group" aria-label={w.hand(hand.length)} style={widths(hand.length + 1)}>
      {inRows(Array.from({ length: hand.length + 1 }, (_, at) => place(at)))}
    </div>
  );
}

/** How many go side by side: `--all` where there is room, `--few` where there is little. */
function widths(count: number): CSSProperties {
  return { '--all': count, '--few': perRow(count) };
}

function perRow(count: number): number {
  return Math.ceil(count / Math.ceil(count / SIDE_BY_SIDE));
}

function inRows(places: readonly JSX.Element[]): readonly JSX.Element[] {
  const few = perRow(places.length);
  const rows = Array.from({ length: Math.ceil(places.length / few) }, (_, row) =>
    places.slice(row * few, (row + 1) * few),
  );
  return rows.map((row, at) => (
    <span key={at} class="k-row">
      {row}
    </span>
  ));
}
