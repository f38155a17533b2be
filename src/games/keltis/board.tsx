import { Icon } from '../../../web/kit/icon.tsx';
import type { Card, PileName } from './cards.ts';
import { Face, nameOf, Stone, SUITS, Way } from './faces.tsx';
import { cardsOf, placeOf, touchPlace } from './picking.tsx';
import { COLUMNS } from './print.tsx';
import { type Part, Spot } from './spot.tsx';
import { tryRow } from './tries.tsx';
import type { PlayerView } from './view.ts';
import { plain, ROW_SCALE, signed, type TableWords } from './words-table.ts';

/** A row as it is shown; the point row has no direction and never ends. */
export interface Row {
  readonly cards: readonly Card[];
  readonly direction: -1 | 0 | 1;
  readonly ended: boolean;
  readonly points: number;
}

export function rowIn(player: PlayerView, name: PileName): Row {
  const row = player.rows.find(({ colour }) => colour === name);
  return row ?? { cards: player.pointRow, direction: 0, ended: false, points: player.tally.points };
}

/** A row in words: "Red row: Red 3, Red 4; rising; −3 points". */
export function rowSays(row: Row, name: PileName, w: TableWords): string {
  if (row.cards.length === 0) return `${w.row(name)}: ${w.noCards}`;
  const cards = row.cards.map((card) => nameOf(card, w)).join(', ');
  const way = row.ended ? `${w.ended}; ` : name === 'points' ? '' : `${w.direction(row.direction)}; `;
  return `${w.row(name)}: ${cards}; ${way}${w.points(row.points)}`;
}

/** The viewer's own rows, fanning upwards along the scale of what so many cards are worth. */
export function Board(part: Part & { readonly seat: number }) {
  const { view, w, seat } = part;
  const player = view.players[seat];
  if (!player) return null;
  return (
    <section class="kel-mine" aria-label={w.yourRows} data-at={`player ${seat}`}>
      <header>
        <h2>{w.yourRows}</h2>
        <StonesOf player={player} w={w} />
        <span class="kel-total">
          {view.phase === 'over' ? plain(player.tally.total) : w.total(player.tally.total)}
        </span>
      </header>
      <div class="kel-grid kel-rows">
        <Scale rows={COLUMNS.slice(0, -1).map((name) => rowIn(player, name).cards.length)} w={w} />
        {COLUMNS.map((name) => (
          <Column key={name} {...part} name={name} row={rowIn(player, name)} />
        ))}
      </div>
    </section>
  );
}

/** What a row of so many cards is worth, printed beside the rows at the height of its last card. */
function Scale({ rows, w }: { rows: readonly number[]; w: TableWords }) {
  const top = Math.min(ROW_SCALE.length, Math.max(4, Math.max(...rows) + 1));
  return (
    <span class="kel-scale" aria-hidden="true">
      <em>{w.pts}</em>
      {ROW_SCALE.slice(0, top).map((points, at) => (
        <span key={at}>{signed(points)}</span>
      ))}
    </span>
  );
}

function Column({
  name,
  row,
  ...part
}: Part & { readonly seat: number; readonly name: PileName; readonly row: Row }) {
  const { w, chosen, held, offers, hand, seat } = part;
  const place = `row ${name}` as const;
  const coming = chosen && placeOf(chosen) === place ? cardsOf(chosen)[0] : undefined;
  return (
    <Spot
      part={part}
      step={touchPlace(offers, hand, held, place)}
      tries={tryRow(name, hand, held)}
      at={`row of ${seat} ${name}`}
      kind={`kel-column${name === 'points' ? ' points' : ''}${row.ended ? ' ended' : ''}`}
      pressed={coming !== undefined || held.place === place}
      label={rowSays(row, name, w)}
    >
      <Fan row={row} w={w} coming={coming} name={name} />
    </Spot>
  );
}

/** The cards of a row, the last one on top and in full; below, where the row goes and what it is worth now. */
export function Fan({
  row,
  name,
  w,
  coming,
}: {
  row: Row;
  name: PileName;
  w: TableWords;
  coming?: Card | undefined;
}) {
  const { tint, emblem } = SUITS[name];
  const none = row.cards.length === 0;
  return (
    <>
      <span class="kel-fan">
        {none && coming === undefined && (
          <span class="kel-slot inked" data-tint={tint}>
            <Icon of={emblem} />
          </span>
        )}
        {row.cards.map((card, at) => (
          <Face key={at} card={card} w={w} />
        ))}
        {coming !== undefined && (
          <span class="kel-ghost">
            <Face card={coming} w={w} />
          </span>
        )}
      </span>
      <span class="kel-worth inked" data-tint={tint} aria-hidden="true">
        {!none && name !== 'points' && <Way direction={row.direction} ended={row.ended} />}
        <span class="numeral">{none ? '·' : signed(row.points)}</span>
      </span>
    </>
  );
}

/** The stones that somebody took, and what they are worth. */
export function StonesOf({ player, w }: { player: PlayerView; w: TableWords }) {
  return (
    <span class="kel-stones-of" role="img" aria-label={w.stonesOf(player.stones.length, player.tally.stones)}>
      {player.stones.length === 0 && <span class="kel-stone none">0</span>}
      {player.stones
        .toSorted((a, b) => a - b)
        .map((stone) => (
          <span key={stone} data-at={`stone of ${player.seat} ${stone}`}>
            <Stone stone={stone} />
          </span>
        ))}
      <span class="numeral">{signed(player.tally.stones)}</span>
    </span>
  );
}
