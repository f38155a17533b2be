import { Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { AboveBar } from '../../../web/kit/above-bar.tsx';
import type { GameTableProps } from '../../../web/kit/game-table.ts';
import { Choices, type Holding } from './choices.tsx';
import { Face } from './faces.tsx';
import { Gaps, Line } from './line.tsx';
import {
  around,
  NOTHING,
  type Pick,
  type Picked,
  sameMove,
  touch,
  type Window,
  windowsOf,
} from './picking.tsx';
import { Chips, Did } from './players.tsx';
import type { Move } from './state.ts';
import type { View } from './view.ts';
import { bare, type TableWords } from './words-table.ts';
import './hand.css';

type Props = GameTableProps<View, Move, TableWords>;

/** Everything that is the viewer's own: chips, reserves, the hand, and what can be done with them. */
export function Own(props: Props & { seat: number }) {
  const { view, offers, seat, chosen, words, tableWords: w } = props;
  const windows = useMemo(() => windowsOf(offers), [offers]);
  const [pick, hold] = usePick(props, windows);
  const player = view.players[seat];
  const hand = view.hand ?? [];
  if (!player) return null;
  const concede = offers.find(({ type }) => type === 'concede');
  const drawn = view.drawing?.seat === seat ? view.drawing : null;
  const looking = pick?.type === 'reserve' ? player.reserves[pick.reserve] : drawn?.card;
  const gaps = offers.filter(
    (move) =>
      move.type === 'insert' ||
      (move.type === 'take' && pick?.type === 'reserve' && move.reserve === pick.reserve),
  );
  return (
    <AboveBar class="k-own">
      <div class="k-mine">
        <span class="k-who">
          <span class="k-name">{w.you}</span>
          <Chips count={player.chips} words={w} />
        </span>
        {view.phase !== 'over' && view.turn !== seat && <Did view={view} player={player} words={w} />}
        {concede && (
          <button
            type="button"
            class="k-concede"
            data-move={JSON.stringify(concede)}
            aria-pressed={sameMove(chosen, concede)}
            aria-label={words.move(concede, view)}
            onClick={() => hold({ pick: null, move: concede })}
          >
            {w.concede}
          </button>
        )}
        <Reserves {...props} pick={pick} hold={hold} />
        {drawn?.card && (
          <span class="k-drawn">
            {w.drew}
            <Face key={`${hand.length}-${drawn.left}`} card={drawn.card} words={w} />
            {drawn.left > 0 && <span class="faint">{w.moreToDraw(drawn.left)}</span>}
          </span>
        )}
      </div>
      {looking && gaps.length > 0 ? (
        <Gaps {...props} hand={hand} gaps={gaps} looking={looking} />
      ) : (
        <Line
          {...props}
          hand={hand}
          windows={windows}
          pick={pick}
          touched={(at) => touch(windows, pick, chosen !== null, at)}
          hold={hold}
        />
      )}
      <Choices {...props} windows={windows} pick={pick} hold={hold} asksGap={gaps.length > 0} />
    </AboveBar>
  );
}

/**
 * What the viewer holds, for the version that offered it. Taking back a preview lets go of what can mean nothing else;
 * a choice that is still to be made stays open.
 */
function usePick(
  { version, offers, chosen, choose }: Props,
  windows: readonly Window[],
): [Pick | null, (picked: Picked) => void] {
  const [held, setHeld] = useState<{ readonly version: number; readonly pick: Pick | null }>({
    version,
    pick: null,
  });
  const pick = held.version === version && offers.length > 0 ? held.pick : null;
  const before = useRef(chosen);
  useEffect(() => {
    const wasChosen = before.current !== null;
    before.current = chosen;
    if (!wasChosen || chosen || pick?.type !== 'run') return;
    if (around(windows, pick.anchor).flatMap((one) => one.offers).length === 1)
      setHeld({ version, pick: null });
  }, [chosen]);
  const hold = (picked: Picked) => {
    setHeld({ version, pick: picked.pick });
    if (picked.move) return choose(picked.move);
    if (chosen === null) return;
    const touched = document.activeElement;
    choose(null);
    // Taking back a preview gives the focus to what chose it; it belongs to what was touched now.
    if (touched instanceof HTMLElement) touched.focus({ preventScroll: true });
  };
  return [pick, hold];
}

function Reserves({ view, offers, seat, whyNot, tableWords: w, pick, hold }: Props & Holding) {
  const reserves = view.players[seat ?? -1]?.reserves ?? [];
  if (reserves.length === 0) {
    // Only who has none may concede: the button says it.
    const said = view.phase === 'over' || offers.some(({ type }) => type === 'concede');
    return said ? null : <span class="k-reserves">{w.noReserve}</span>;
  }
  return (
    <span class="k-reserves">
      {w.reserve}
      {reserves.map((card, at) => {
        const offer = offers.find((move) => move.type === 'take' && move.reserve === at);
        if (offer?.type !== 'take') {
          const face = <Face card={card} words={w} />;
          if (!whyNot) return <Fragment key={at}>{face}</Fragment>;
          return (
            <button
              key={at}
              type="button"
              class="k-reserve shut"
              aria-disabled="true"
              aria-label={w.reserveCard(bare(card, w))}
              onClick={() => whyNot({ type: 'take', reserve: at === 0 ? 0 : 1, gap: 0 })}
            >
              {face}
            </button>
          );
        }
        const held = pick?.type === 'reserve' && pick.reserve === at;
        return (
          <button
            key={at}
            type="button"
            class="k-reserve"
            data-narrow
            aria-pressed={held}
            aria-label={w.takeReserve(bare(card, w))}
            onClick={() =>
              hold(held ? NOTHING : { pick: { type: 'reserve', reserve: offer.reserve }, move: null })
            }
          >
            <Face card={card} words={w} />
          </button>
        );
      })}
    </span>
  );
}
