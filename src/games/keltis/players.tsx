import { useState } from 'preact/hooks';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import { Fan, type Row, rowIn, rowSays, StonesOf } from './board.tsx';
import type { PileName } from './cards.ts';
import { Mini, SUITS, Way } from './faces.tsx';
import { COLUMNS, printOf } from './print.tsx';
import { type Part, Said } from './spot.tsx';
import type { PlayerView, View } from './view.ts';
import { plain, signed, type TableWords } from './words-table.ts';

const HAND = icon('lucide:wallet-cards');
const MORE = icon('lucide:chevron-down');

/** The others as they follow in turn. */
export function Players({ view, names, seat, w }: Part) {
  const first = seat === null ? 0 : seat + 1;
  const others = view.players
    .map((_, at) => (first + at) % view.players.length)
    .filter((one) => one !== seat);
  return (
    <section class="kel-players" aria-label={w.players}>
      {others.map((one) => {
        const player = view.players[one];
        return player && <Player key={one} view={view} player={player} name={names[one] ?? ''} w={w} />;
      })}
    </section>
  );
}

/** What lies before somebody, in one line; with all cards, stones and known cards when tapped. */
function Player({ view, player, name, w }: { view: View; player: PlayerView; name: string; w: TableWords }) {
  const [open, setOpen] = useState(false);
  const { seat, cards, stones, tally, done, added, known } = player;
  const total = view.phase === 'over' ? plain(tally.total) : w.total(tally.total);
  const says = [w.enlarge(name), w.inHand(cards), w.stonesOf(stones.length, tally.stones), total];
  return (
    <article class={`kel-player${view.turn === seat ? ' on-turn' : ''}${open ? ' open' : ''}`}>
      <button
        type="button"
        class="kel-who"
        aria-expanded={open}
        data-at={`player ${seat}`}
        onClick={() => setOpen(!open)}
      >
        <Said label={says.join('; ')}>
          <span class="kel-name">
            <span>{name}</span>
            <Icon of={MORE} />
          </span>
          <span class="kel-has numeral">
            <span data-at={`count of ${seat}`}>
              <Icon of={HAND} />
              {cards}
            </span>
            <span class={stones.length === 0 ? 'kel-stone none' : 'kel-stone'}>{stones.length}</span>
            <strong>{signed(tally.total)}</strong>
          </span>
        </Said>
      </button>
      <div class={open ? 'kel-open' : 'kel-lines'}>
        {COLUMNS.map((row) => (
          <span key={row} class={open ? 'kel-column' : ''} data-at={`row of ${seat} ${row}`}>
            <Said label={rowSays(rowIn(player, row), row, w)}>
              {open ? (
                <Fan row={rowIn(player, row)} name={row} w={w} />
              ) : (
                <Line row={rowIn(player, row)} name={row} />
              )}
            </Said>
          </span>
        ))}
      </div>
      {view.phase === 'final' && (done || added > 0) && (
        <p class="kel-more faint">{done ? w.done : w.added(added)}</p>
      )}
      {(stones.length > 0 || known.length > 0) && (
        <p class="kel-more extra">
          {stones.length > 0 && <StonesOf player={player} w={w} />}
          {known.length > 0 && (
            <span class="kel-known-of">
              <Icon of={HAND} /> {w.knownInHand}{' '}
              {known.map((card, at) => (
                <Mini key={at} card={card} w={w} />
              ))}
            </span>
          )}
        </p>
      )}
    </article>
  );
}

/** A row in little: its suit and last number, where it goes, and a stroke for each card. */
function Line({ row, name }: { row: Row; name: PileName }) {
  const { tint, emblem } = SUITS[name];
  const last = row.cards.findLast((card) => printOf(card).value !== null);
  const none = row.cards.length === 0;
  const number = name === 'points' ? row.cards.length : last && printOf(last).value;
  return (
    <span class={none ? 'kel-line none' : 'kel-line'} data-tint={tint}>
      <span class="kel-last">
        <Icon of={emblem} />
        {!none && <span class="numeral">{number}</span>}
      </span>
      {!none && (
        <span class="kel-strokes">
          {name !== 'points' && <Way direction={row.direction} ended={row.ended} />}
          {row.cards.map((_, at) => (
            <span key={at} />
          ))}
        </span>
      )}
    </span>
  );
}
