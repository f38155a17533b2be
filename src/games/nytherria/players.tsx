import { useState } from 'preact/hooks';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { Stone } from './cards.ts';
import { Gems } from './faces.tsx';
import { Shelf } from './shelf.tsx';
import type { Part } from './table.tsx';
import type { PlayerView } from './view.ts';
import type { TableWords } from './words-table.ts';

const MORE = icon('lucide:chevron-down');
const TARGET = icon('lucide:crosshair');
const SEEN = icon('lucide:eye');

/** Everybody as they follow in turn, the viewer last: name, stones, cards, points. */
export function Players(props: Part) {
  const { view, seat, w } = props;
  const first = seat === null ? 0 : seat + 1;
  return (
    <section class="n-players" aria-label={w.players}>
      {view.players.map((_, at) => {
        const place = (first + at) % view.players.length;
        return <Row key={place} place={place} {...props} />;
      })}
    </section>
  );
}

function Row(props: Part & { place: number }) {
  const { view, seat, place, w, who } = props;
  const [open, setOpen] = useState(false);
  const player = view.players[place];
  if (!player) return null;
  const name = place === seat ? w.you : who(place).name;
  const shown = place === seat && !view.over ? [] : (player.cards ?? player.known);
  const tags = tagsOf(props);
  return (
    <article class={`n-player${view.turn === place && !view.over ? ' on-turn' : ''}`} data-seat={place}>
      <button type="button" class="n-row" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class="sr">
          {[
            [name, ...tags.map(({ text }) => text)].join(', '),
            stonesText(player, w),
            w.cardCount(player.count),
            player.cards ? w.points(player.tally.total) : w.pointsBesides(player.tally.total),
            ...(player.known.length > 0 ? [w.known(player.known.length)] : []),
          ].join('; ')}
        </span>
        <span class="n-name" aria-hidden="true">
          <span>{name}</span>
          <span class="n-tags">
            {tags.map(({ text, sign }) => (
              <span key={text}>
                {sign && <Icon of={sign} />}
                {text}
              </span>
            ))}
          </span>
        </span>
        <Gems stones={player.stones} sockets={view.goal} leaving={leavingFrom(props)} />
        <span class="n-count" aria-hidden="true">
          <span class="n-mini" />
          <span class="numeral">{player.count}</span>
          {player.known.length > 0 && (
            <span class="n-seen">
              <Icon of={SEEN} />
              {player.known.length}
            </span>
          )}
        </span>
        <span class="n-points numeral" aria-hidden="true">
          {player.tally.total}
          {!player.cards && <span class="n-rest"> + ?</span>}
        </span>
        <Icon of={MORE} />
      </button>
      {open && (
        <div class="n-more">
          <p>
            {stonesText(player, w)} · {w.parts(player.tally)}
          </p>
          {shown.length > 0 ? (
            <>
              {!player.cards && <p>{w.known(shown.length)}</p>}
              <Shelf {...props} cards={shown} label={w.handOf(who(place))} />
            </>
          ) : (
            place !== seat && <p class="faint">{player.count > 0 ? w.noneKnown : w.noCards}</p>
          )}
        </div>
      )}
    </article>
  );
}

export function stonesText({ stones }: PlayerView, w: TableWords): string {
  const light = stones.filter((stone) => stone === 'light-stone').length;
  return w.stones(light, stones.length - light);
}

function tagsOf({ view, chosen, w, place }: Part & { place: number }) {
  const aimed =
    chosen && 'target' in chosen
      ? chosen.target
      : view.table.findLast(({ target }) => target !== undefined)?.target;
  const choosing = view.asked?.seats.includes(place) && view.asked.what !== 'play';
  return [
    ...(view.turn === place && !view.over && !choosing ? [{ text: w.onTurn, sign: null }] : []),
    ...(aimed === place ? [{ text: w.target, sign: TARGET }] : []),
    ...(choosing ? [{ text: w.choosing, sign: null }] : []),
  ];
}

/** The stone that the preview would take from this player. */
function leavingFrom({ view, seat, chosen, place }: Part & { place: number }): Stone | undefined {
  return chosen?.type === 'choose-stone' && giverOf(view, seat) === place ? chosen.stone : undefined;
}

/** Whose stone is asked for: the target's, or the viewer's own. */
export function giverOf({ asked, table }: Part['view'], seat: number | null): number | null {
  const ofTarget = asked?.what === 'take-stone' || asked?.what === 'return-stone';
  return ofTarget ? (table.at(-1)?.target ?? null) : seat;
}
