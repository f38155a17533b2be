import { Pile } from '../../../web/kit/card.tsx';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { Seat } from '../../engine/game.ts';
import type { Who } from '../../engine/words.ts';
import type { Card, Rank } from './cards.ts';
import { Face } from './faces.tsx';
import { Shown } from './players.tsx';
import type { Action, Trick } from './state.ts';
import type { View } from './view.ts';
import type { TableWords } from './words-table.ts';

const NOTE = icon('lucide:coins');

interface Props {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly tableWords: TableWords;
}

/** How many cards of one kind each step of the ladder shows, lowest first. */
const LADDER: readonly (readonly [Rank, readonly number[]])[] = [
  ['solo', [1]],
  ['two-straight', [1, 2]],
  ['pair', [1, 1]],
  ['three-straight', [1, 2, 3]],
  ['trips', [1, 1, 1]],
];

/** The shared things: what is to be beaten and where it stands, the pile, what the winner draws. */
export function Middle(props: Props) {
  const { view, names, seat, tableWords: w } = props;
  const who = (one: Seat): Who => ({ name: names[one] ?? '', you: one === seat });
  return (
    <section class="k-middle" aria-label={w.trick}>
      {view.trick === 1 && view.lastDeal && view.phase !== 'over' && (
        <p class="k-note">
          <Icon of={NOTE} /> {w.lastDeal(view.lastDeal.how, view.lastDeal.owing.map(who))}
        </p>
      )}
      <div class="k-best">
        <Best {...props} who={who} />
      </div>
      {view.phase !== 'over' && (
        <div class="k-pile">
          <span class="k-round">{w.round(view.deal, view.trick)}</span>
          <Pile count={view.pile} label={w.pile(view.pile)} depth={Math.min(4, Math.ceil(view.pile / 5))} />
          {view.stake > 0 && !view.drawing && <span class="k-stake">{w.stake(view.stake)}</span>}
        </div>
      )}
      {view.phase !== 'over' && (
        <ol class="k-ladder" aria-label={w.ladder}>
          {LADDER.map(([rank, steps]) => (
            <li key={rank} {...(view.best?.rank === rank ? { 'aria-current': 'true' as const } : {})}>
              <span class="k-steps" aria-hidden="true">
                {steps.map((step, at) => (
                  <span key={at} style={{ '--step': step }} />
                ))}
              </span>
              {w.ranks[rank]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Best({ view, tableWords: w, who }: Props & { who: (seat: Seat) => Who }) {
  const { best, actions, lastTrick } = view;
  const special = actions.filter(({ type }) => type === 'redrew' || type === 'stopped');
  if (best || special.length > 0) {
    const won = view.drawing && view.leader;
    return (
      <>
        <h2>{won ? w.winning(who(won.seat)) : best ? w.best(who(best.seat)) : w.nothingYet}</h2>
        <div class="k-lies">
          {best && (
            <span class="k-cards">
              {best.cards.map((card, at) => (
                <Face key={at} card={card} words={w} x={best.x} />
              ))}
            </span>
          )}
          {special.length > 0 && (
            <span class="k-cards beside">
              {special.map((action, at) => (
                <Shown key={at} action={action} words={w} />
              ))}
            </span>
          )}
        </div>
        <p>{best ? w.rank(best.rank, best.sum) : w.anythingGoes}</p>
      </>
    );
  }
  return (
    <>
      {view.phase !== 'over' && (
        <>
          <h2>{w.nothingYet}</h2>
          <p>{w.anythingGoes}</p>
        </>
      )}
      {lastTrick && <Last trick={lastTrick} tableWords={w} who={who} />}
    </>
  );
}

function Last({
  trick,
  tableWords: w,
  who,
}: {
  trick: Trick;
  tableWords: TableWords;
  who: (seat: Seat) => Who;
}) {
  const { winner } = trick;
  const lay = trick.actions.filter(({ type }) => type !== 'took' && type !== 'conceded');
  const shown: readonly Action[] = winner === null ? lay : lay.filter((action) => action.seat === winner);
  const stopped = shown.some(({ type }) => type === 'stopped');
  return (
    <div class="k-last">
      <p>{w.lastTrick(winner === null ? null : who(winner), stopped)}</p>
      <span class="k-minis">
        {shown.map((action, at) => (
          <Shown key={at} action={action} words={w} />
        ))}
      </span>
    </div>
  );
}

/** The discarded cards, counted by kind: they lie face up. */
export function Discard({ cards, tableWords: w }: { cards: readonly Card[]; tableWords: TableWords }) {
  if (cards.length === 0) return null;
  const counts = new Map<Card, number>();
  for (const card of cards.toSorted((a, b) => order(a) - order(b)))
    counts.set(card, (counts.get(card) ?? 0) + 1);
  return (
    <details class="k-discard">
      <summary>{w.discard(cards.length)}</summary>
      <ul>
        {[...counts].map(([card, count]) => (
          <li key={card}>
            <Face card={card} words={w} />
            <span>{w.times(count)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The numbers in order, then the special cards. */
function order(card: Card): number {
  return Number.isNaN(Number(card)) ? 13 : Number(card);
}
