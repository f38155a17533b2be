import { Icon, icon } from '../../../web/kit/icon.tsx';
import { Face } from './faces.tsx';
import type { Action } from './state.ts';
import type { PlayerView, View } from './view.ts';
import type { TableWords } from './words-table.ts';

const HAND = icon('lucide:wallet-cards');
const SAFE = icon('lucide:shield-check');

interface Props {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly tableWords: TableWords;
}

/** The others as they follow in turn: what lies before them, and what they did in this trick. */
export function Players({ view, names, seat, tableWords: w }: Props) {
  const first = seat === null ? 0 : seat + 1;
  const others = view.players
    .map((_, at) => (first + at) % view.players.length)
    .filter((one) => one !== seat);
  return (
    <ul class="k-players" aria-label={w.players}>
      {others.map((other) => {
        const player = view.players[other];
        if (!player) return null;
        const onTurn = view.turn === other;
        return (
          <li
            key={other}
            data-seat={other}
            class={`k-player${onTurn ? ' on-turn' : ''}${player.part === 'out' ? ' out' : ''}`}
          >
            <span class="k-who">
              <span class="k-name">{names[other]}</span>
              <Chips count={player.chips} words={w} />
            </span>
            <Did view={view} player={player} words={w} />
            <span class="k-holds">
              <Icon of={HAND} /> {w.cards(player.cards)}
              {player.known.length > 0 && (
                <>
                  {' '}
                  {w.known}{' '}
                  <span class="k-minis">
                    {player.known.map((card, at) => (
                      <Face key={at} card={card} words={w} />
                    ))}
                  </span>
                </>
              )}
            </span>
            <span class="k-keeps">
              {player.reserves.length === 0 ? (
                w.noReserve
              ) : (
                <>
                  {w.reserve}{' '}
                  <span class="k-minis">
                    {player.reserves.map((card, at) => (
                      <Face key={at} card={card} words={w} />
                    ))}
                  </span>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** As many discs as there are chips; an empty one where there is none to lose any more. */
export function Chips({ count, words }: { count: number; words: TableWords }) {
  return (
    <span class={count === 0 ? 'k-chips none' : 'k-chips'} role="img" aria-label={words.chips(count)}>
      {Array.from({ length: Math.max(1, count) }, (_, at) => (
        <span key={at} class="k-chip" />
      ))}
      {count === 0 && <span class="k-warn">{words.chips(0)}</span>}
    </span>
  );
}

/** What somebody did in this trick, or that it is still to come. */
export function Did({ view, player, words }: { view: View; player: PlayerView; words: TableWords }) {
  const done = view.actions.find((one) => one.seat === player.seat);
  if (view.drawing?.seat === player.seat) return <span class="k-did now">{words.part.drawing}</span>;
  if (done) {
    return (
      <span class="k-did">
        {words.did[done.type]}{' '}
        <span class="k-minis">
          <Shown action={done} words={words} />
        </span>
      </span>
    );
  }
  if (view.phase === 'over' || player.part === 'acted') return <span class="k-did" />;
  return (
    <span class={player.part === 'acting' ? 'k-did now' : 'k-did'}>
      {player.part === 'out' && <Icon of={SAFE} />} {words.part[player.part]}
    </span>
  );
}

/** The cards of an action. */
export function Shown({ action, words }: { action: Action; words: TableWords }) {
  switch (action.type) {
    case 'played':
      return action.cards.map((card, at) => <Face key={at} card={card} words={words} x={action.x} />);
    case 'stopped':
      return <Face card="stop" words={words} />;
    case 'redrew':
      return <Face card="redraw" words={words} />;
    case 'took':
      return <Face card={action.card} words={words} />;
    case 'conceded':
      return null;
  }
}
