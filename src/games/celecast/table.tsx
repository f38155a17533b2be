import { type HeldUp, useHeldUp } from '../../../web/kit/held-up.ts';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { GameCoverProps, GameScoresProps, GameTableProps } from '../../../web/kit/game-table.ts';
import { useMovement } from '../../../web/kit/use-movement.ts';
import type { Seat } from '../../engine/game.ts';
import type { Who } from '../../engine/words.ts';
import type { Told, View } from './view.ts';
import type { Card } from './cards.ts';
import type { Move, Part as CardPart } from './state.ts';
import { Courtyard } from './courtyard.tsx';
import { COVER, Face } from './faces.tsx';
import { Hand } from './hand.tsx';
import { Numbers } from './numbers.tsx';
import { Piles } from './piles.tsx';
import { Ring } from './ring.tsx';
import { Tower } from './tower.tsx';
import { Unwinding } from './unwinding.tsx';
import { showWay } from './way.tsx';
import type { TableWords } from './words-table.ts';
import './table.css';
import './cards.css';
import './ring.css';
import './unwinding.css';
import './hand.css';
import './end.css';

export { rulesAt } from './rules-at.tsx';

/** A card that is held up to be read; `part`: the part of it that matters now. */
export interface Read {
  readonly card: Card;
  readonly part?: CardPart;
}

/** What each part of the table is given. */
export interface Part extends Omit<GameTableProps<View, Move, TableWords>, 'latest'>, HeldUp<Read> {
  readonly latest: readonly Told[];
  readonly w: TableWords;
  readonly who: (seat: Seat) => Who;
}

const CROWN = icon('lucide:crown');

export function Table(props: GameTableProps<View, Move, TableWords>) {
  const { names, seat, version, tableWords: w } = props;
  const latest = props.latest as readonly Told[];
  const who = (one: Seat): Who => ({ name: names[one] ?? '', you: one === seat });
  const heldUp = useHeldUp<Read>(({ card }) => card);
  const root = useMovement(version, (table) => showWay(table, latest, seat));
  const part: Part = { ...props, ...heldUp, latest, w, who };
  return (
    <div class="celecast" ref={root}>
      <div class="cel-table">
        <Ring {...part}>
          <Tower {...part} />
          <Courtyard {...part} />
        </Ring>
        <Unwinding {...part} />
        <Numbers {...part} />
        <Piles {...part} />
        <Hand {...part} />
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
