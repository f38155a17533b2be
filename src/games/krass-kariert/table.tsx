import type { GameCoverProps, GameScoresProps, GameTableProps } from '../../../web/kit/game-table.ts';
import { useMovement } from '../../../web/kit/use-movement.ts';
import { COVER, Face } from './faces.tsx';
import { Discard, Middle } from './middle.tsx';
import { Own } from './own.tsx';
import { Players } from './players.tsx';
import type { Move } from './state.ts';
import type { Told, View } from './view.ts';
import { showWay } from './ways.tsx';
import type { TableWords } from './words-table.ts';
import './table.css';

export { rulesAt } from './rules-at.tsx';

type Props = GameTableProps<View, Move, TableWords>;

export function Table(props: Props) {
  const { view, names, seat, tableWords: w, version, latest } = props;
  const root = useMovement(version, (table) => showWay(table, latest as readonly Told[], seat));
  return (
    <div class="krass" ref={root}>
      <Middle view={view} names={names} seat={seat} tableWords={w} />
      <Players view={view} names={names} seat={seat} tableWords={w} />
      <Discard cards={view.discard} tableWords={w} />
      {seat !== null && view.hand && <Own {...props} seat={seat} />}
    </div>
  );
}

/** The end: how the last deal ended, and for each player the chips and the outcome. */
export function Scores({ view, names, seat, tableWords: w }: GameScoresProps<View, TableWords>) {
  if (!view.final || !view.lastDeal) return null;
  return (
    <div class="k-scores">
      <p>{w.why(view.lastDeal.how)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.player}</th>
            <th scope="col">{w.chipsLeft}</th>
            <th scope="col">{w.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {view.final
            .toSorted((a, b) => Number(a.lost) - Number(b.lost) || b.chips - a.chips)
            .map((line) => (
              <tr key={line.seat} class={line.lost ? 'lost' : ''}>
                <th scope="row">{line.seat === seat ? w.you : names[line.seat]}</th>
                <td class="numeral">{line.chips}</td>
                <td>{line.lost ? w.lost : line.owed ? w.owed : w.won}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** Cards from fine to coarse. */
export function Cover({ tableWords: w }: GameCoverProps<TableWords>) {
  return (
    <span class="k-cover">
      {COVER.map((card) => (
        <Face key={card} card={card} words={w} />
      ))}
    </span>
  );
}
