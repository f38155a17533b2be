import type { GameTableProps } from '../../../web/kit/game-table.ts';
import { around, type Pick, type Picked, sameMove, sameRun, take, type Window } from './picking.tsx';
import type { Move } from './state.ts';
import type { View } from './view.ts';
import { bare, type TableWords } from './words-table.ts';

type Props = GameTableProps<View, Move, TableWords>;

export interface Holding {
  readonly pick: Pick | null;
  readonly hold: (picked: Picked) => void;
}

/** What is still to be said, or what the preview leads to. Its height is kept, so that the hand lies still. */
export function Choices(props: Props & Holding & { windows: readonly Window[]; asksGap: boolean }) {
  const { view, offers, tableWords: w, chosen, choose, pick, hold, windows, words, asksGap } = props;
  if (offers.length === 0) return null;
  const hand = view.hand ?? [];
  const fitting = pick?.type === 'run' ? around(windows, pick.anchor) : [];
  const held = pick?.type === 'run' ? fitting.find((one) => sameRun(one, pick.run)) : undefined;
  const values = held && held.offers.length > 1 ? held.offers : [];
  return (
    <div class="k-choices">
      {fitting.length > 1 && (
        <div class="k-ways" role="group" aria-label={w.ways}>
          {fitting.map((window) => {
            const picked = take(pick, window);
            // What is held already leads no further.
            const narrows = window === held ? {} : { 'data-narrow': true };
            const cards = hand.slice(window.from, window.to + 1).map((card) => bare(card, w));
            return (
              <button
                key={`${window.from}-${window.to}`}
                type="button"
                {...(picked.move ? { 'data-move': JSON.stringify(picked.move) } : narrows)}
                aria-pressed={window === held}
                onClick={() => hold(picked)}
              >
                {cards.join('-')}
              </button>
            );
          })}
        </div>
      )}
      {values.length > 0 && (
        <div class="k-values" role="group" aria-label={w.values}>
          <span aria-hidden="true">{w.values}</span>
          {values.map((offer) =>
            offer.type !== 'play' || offer.x === undefined ? null : (
              <button
                key={offer.x}
                type="button"
                data-move={JSON.stringify(offer)}
                aria-pressed={sameMove(chosen, offer)}
                aria-label={`${w.value(offer.x)}. ${words.move(offer, view)}`}
                onClick={() => choose(offer)}
              >
                {offer.x}
              </button>
            ),
          )}
        </div>
      )}
      <p class="k-hint">
        {chosen ? (
          <Outlook {...props} move={chosen} />
        ) : values.length > 0 ? (
          ''
        ) : asksGap ? (
          w.chooseGap
        ) : fitting.length > 1 ? (
          ''
        ) : (
          <Ask {...props} />
        )}
      </p>
    </div>
  );
}

function Ask({ offers, windows, tableWords: w }: Props & { windows: readonly Window[] }) {
  const reserve = offers.some(({ type }) => type === 'take');
  if (windows.length === 0) return <>{reserve ? w.chooseReserve : ''}</>;
  return <>{reserve ? w.chooseCardOrReserve : w.chooseCard}</>;
}

/** What follows from a move, as far as it is not told by its name. */
function Outlook({ view, tableWords: w, move }: Props & { move: Move }) {
  if (move.type !== 'play' && move.type !== 'stop' && move.type !== 'redraw') return null;
  const hand = view.hand ?? [];
  const count = move.type === 'play' ? move.count : 1;
  const left = hand[move.at - 1];
  const right = hand[move.at + count];
  const ends = move.type === 'play' ? move.x !== undefined && view.xCard === 'ends-trick' && 'x' : move.type;
  const texts = [
    ...(ends ? [w.effect[ends]] : []),
    ...(count === hand.length ? [w.lastCards] : []),
    ...(left && right ? [w.meet(bare(left, w), bare(right, w))] : []),
  ];
  return <>{texts.join(' ')}</>;
}
