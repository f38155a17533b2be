import type { ComponentChildren } from 'preact';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { GameScoresProps } from '../../../web/kit/game-table.ts';
import { rowIn } from './board.tsx';
import { SUITS } from './faces.tsx';
import { COLUMNS } from './print.tsx';
import { Said } from './spot.tsx';
import type { PlayerView, View } from './view.ts';
import { plain, signed, type TableWords } from './words-table.ts';

const CARD = icon('lucide:rectangle-vertical');
const STONE = icon('lucide:gem');

/** Points, and the cards or stones they come from. */
interface Cell {
  readonly points: number;
  readonly from: ComponentChildren;
  readonly says: string;
}

/** The end, line by line: each row with its cards and points, the stones, the sum; a column for each player. */
export function Scores({ view, names, seat, tableWords: w }: GameScoresProps<View, TableWords>) {
  const ranked = view.players.toSorted((a, b) => b.tally.total - a.tally.total);
  const line = (cells: (player: PlayerView) => Cell) =>
    ranked.map((player) => {
      const { points, from, says } = cells(player);
      return (
        <td key={player.seat}>
          <span class={points < 0 ? 'numeral costs' : 'numeral'}>{signed(points)}</span>
          <span class="faint">
            <Said label={says}>{from}</Said>
          </span>
        </td>
      );
    });
  return (
    <table class="kel-scores">
      <caption class="sr">{w.scores}</caption>
      <thead>
        <tr>
          <td />
          {ranked.map((player) => (
            <th key={player.seat} scope="col" class={player.seat === seat ? 'mine' : ''}>
              {player.seat === seat ? w.you : names[player.seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLUMNS.map((name) => (
          <tr key={name}>
            <th scope="row" class="inked" data-tint={SUITS[name].tint}>
              <Icon of={SUITS[name].emblem} /> {name === 'points' ? w.pointRow : w.suit[name]}
            </th>
            {line((player) => {
              const { cards, points } = rowIn(player, name);
              return {
                points,
                from: (
                  <>
                    {cards.length} <Icon of={CARD} />
                  </>
                ),
                says: w.cards(cards.length),
              };
            })}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <Icon of={STONE} /> {w.scoredStones}
          </th>
          {line(({ stones, tally }) => ({
            points: tally.stones,
            from: stones.toSorted((a, b) => a - b).join(' ') || '–',
            says: w.stonesOf(stones.length, tally.stones),
          }))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{w.together}</th>
          {ranked.map(({ seat: one, tally }) => (
            <td key={one} class="numeral">
              {plain(tally.total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
