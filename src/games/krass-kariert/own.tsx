import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { AboveBar } from '../../../web/kit/above-bar.tsx';
import type { GameTableProps } from '../../../web/kit/game-table.ts';
import { Face } from './faces.tsx';
import { Gaps, Line } from './line.tsx';
import {
  around,
  NOTHING,
  type Pick,
  type Picked,
  sameMove,
  sameRun,
  take,
  touch,
  type Window,
  windowsOf,
} from './picking.tsx';
import { Chips, Did } from './players.tsx';
import type { Move } from './state.ts';
import type { View } from './view.ts';
import { bare, TABLE_WORDS } from './words-table.ts';

type Props = GameTableProps<View, Move>;

/** Everything that is the viewer's own: chips, reserves, the hand, and what can be done with them. */
export function Own(props: Props & { seat: number }) {
  const { view, offers, seat, chosen, words, lang } = props;
  const w = TABLE_WORDS[lang];
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
        {view.phase !== 'over' && <Did view={view} player={player} words={w} />}
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
 * What the viewer holds, for as long as the same is offered. Taking back a preview lets go of what can mean nothing else;
 * a choice that is still to be made stays open.
 */
function usePick(
  { offers, chosen, choose }: Props,
  windows: readonly Window[],
): [Pick | null, (picked: Picked) => void] {
  const key = useMemo(() => JSON.stringify(offers), [offers]);
  const [held, setHeld] = useState<{ readonly key: string; readonly pick: Pick | null }>({ key, pick: null });
  const pick = held.key === key ? held.pick : null;
  const before = useRef(chosen);
  useEffect(() => {
    const wasChosen = before.current !== null;
    before.current = chosen;
    if (!wasChosen || chosen || pick?.type !== 'run') return;
    if (around(windows, pick.anchor).flatMap((one) => one.offers).length === 1) setHeld({ key, pick: null });
  }, [chosen]);
  const hold = (picked: Picked) => {
    setHeld({ key, pick: picked.pick });
    if (picked.move) return choose(picked.move);
    if (chosen === null) return;
    const touched = document.activeElement;
    choose(null);
    // Taking back a preview gives the focus to what chose it; it belongs to what was touched now.
    if (touched instanceof HTMLElement) touched.focus({ preventScroll: true });
  };
  return [pick, hold];
}

interface Holding {
  readonly pick: Pick | null;
  readonly hold: (picked: Picked) => void;
}

function Reserves({ view, offers, seat, lang, pick, hold }: Props & Holding) {
  const w = TABLE_WORDS[lang];
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
        if (offer?.type !== 'take') return <Face key={at} card={card} words={w} />;
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

/** What is still to be said, or what the preview leads to. Its height is kept, so that the hand lies still. */
function Choices(props: Props & Holding & { windows: readonly Window[]; asksGap: boolean }) {
  const { view, offers, lang, chosen, choose, pick, hold, windows, words, asksGap } = props;
  const w = TABLE_WORDS[lang];
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
            const cards = hand.slice(window.from, window.to + 1).map((card) => bare(card, w));
            return (
              <button
                key={`${window.from}-${window.to}`}
                type="button"
                {...(picked.move ? { 'data-move': JSON.stringify(picked.move) } : { 'data-narrow': true })}
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

function Ask({ offers, windows, lang }: Props & { windows: readonly Window[] }) {
  const w = TABLE_WORDS[lang];
  const reserve = offers.some(({ type }) => type === 'take');
  if (windows.length === 0) return <>{reserve ? w.chooseReserve : ''}</>;
  return <>{reserve ? w.chooseCardOrReserve : w.chooseCard}</>;
}

/** What follows from a move, as far as it is not told by its name. */
function Outlook({ view, lang, move }: Props & { move: Move }) {
  const w = TABLE_WORDS[lang];
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
