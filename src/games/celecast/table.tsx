import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { GameCoverProps, GameScoresProps, GameTableProps } from '../../../web/kit/game-table.ts';
import type { Seat } from '../../engine/game.ts';
import type { Who } from '../../engine/words.ts';
import type { Told, View } from './view.ts';
import type { Move } from './state.ts';
import { Courtyard } from './courtyard.tsx';
import { COVER, Face } from './faces.tsx';
import { Hand } from './hand.tsx';
import { Numbers } from './numbers.tsx';
import { Piles } from './piles.tsx';
import { Ring } from './ring.tsx';
import { Tower } from './tower.tsx';
import { Unwinding } from './unwinding.tsx';
import type { TableWords } from './words-table.ts';
import './table.css';

export { rulesAt } from './rules-at.tsx';

/** What each part of the table is given. */
export interface Part extends Omit<GameTableProps<View, Move, TableWords>, 'latest'> {
  readonly latest: readonly Told[];
  readonly w: TableWords;
  readonly who: (seat: Seat) => Who;
}

const CROWN = icon('lucide:crown');

export function Table(props: GameTableProps<View, Move, TableWords>) {
  const { view, names, seat, tableWords: w } = props;
  const who = (one: Seat): Who => ({ name: names[one] ?? '', you: one === seat });
  const part: Part = { ...props, latest: props.latest as readonly Told[], w, who };
  // What unwinds explains what is asked; what is over can stand below the hand.
  const busy = view.steps.some(({ status }) => status !== 'done');
  return (
    <div class="celecast">
      <div class="cel-table">
        <Ring {...part}>
          <Tower count={view.castle} w={w} />
          <Courtyard {...part} />
        </Ring>
        {busy && <Unwinding busy {...part} />}
        <Numbers {...part} />
        <Piles {...part} />
        {view.hand && <Hand {...part} hand={view.hand} />}
        {!busy && <Unwinding busy={false} {...part} />}
      </div>
    </div>
  );
}

/** §7: no points; the order of leaving is the ranking. */
export function Scores({ view, names, tableWords: w }: GameScoresProps<View, TableWords>) {
  const ranked = view.players.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return (
    <ol class="cel-scores">
      {ranked.map(({ seat, rank, cards }) => (
        <li key={seat}>
          <span class="numeral" aria-hidden="true">
            {rank}
          </span>
          <span>
            <strong>{names[seat]}</strong> {rank === 1 && <Icon of={CROWN} />}
            <span class="cel-fact">{rank === 1 ? w.won(cards) : w.left(view.left.indexOf(seat))}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A hand as it might be dealt. */
export function Cover({ tableWords: w }: GameCoverProps<TableWords>) {
  return (
    <span class="cel-cover">
      {COVER.map((card) => (
        <Face key={card} card={card} w={w} />
      ))}
    </span>
  );
}
