import { type HeldUp, useHeldUp } from '../../../web/kit/held-up.ts';
import type { GameCoverProps, GameScoresProps, GameTableProps } from '../../../web/kit/game-table.ts';
import { useMovement } from '../../../web/kit/use-movement.ts';
import type { Seat } from '../../engine/game.ts';
import type { Who } from '../../engine/words.ts';
import { COVER, Face, Reading } from './faces.tsx';
import { Own } from './own.tsx';
import { Piles } from './decks.tsx';
import { Players } from './players.tsx';
import { Shelf } from './shelf.tsx';
import { showWay, storyOf } from './story.tsx';
import type { Card } from './cards.ts';
import type { Move } from './state.ts';
import type { Told } from './telling.ts';
import { Temple } from './temple.tsx';
import type { View } from './view.ts';
import type { TableWords } from './words-table.ts';
import './table.css';
import './cards.css';
import './players.css';
import './temple.css';
import './own.css';
import './end.css';

export { rulesAt } from './rules-at.tsx';

type Props = GameTableProps<View, Move, TableWords>;

/** What every part of the table is given. */
export interface Part extends Props, HeldUp<Card> {
  readonly w: TableWords;
  readonly who: (seat: Seat) => Who;
  /** What was told since the last card was played. */
  readonly story: readonly Told[];
}

export function Table(props: Props) {
  const { view, names, seat, version, tableWords: w } = props;
  const latest = props.latest as readonly Told[];
  const who = (one: Seat): Who => ({ name: names[one] ?? '', you: one === seat });
  const heldUp = useHeldUp<Card>((card) => card);
  const story = storyOf(props.told as readonly Told[]);
  const part: Part = { ...props, ...heldUp, w, who, story };
  const root = useMovement(version, (table) => showWay(table, latest, seat));
  return (
    <div class="nytherria" ref={root}>
      {!view.over && (
        <p class={view.ending ? 'n-line last' : 'n-line'}>
          {w.turn(view.turns)} ·{' '}
          {view.ending ? <strong>{w.lastTurns(view.ending.left)}</strong> : w.goal(view.goal)}
        </p>
      )}
      <Players {...part} />
      <section class="n-middle" aria-label={w.temple}>
        <Temple {...part} />
        <Piles {...part} />
      </section>
      <Own {...part} />
    </div>
  );
}

/** The end, line by line: stones, their colour, the hand, the sum. */
export function Scores({ view, names, seat, tableWords: w }: GameScoresProps<View, TableWords>) {
  const { score } = w;
  const best = view.players
    .map((player, place) => ({ ...player, place }))
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return (
    <div class="n-scores">
      {view.ending && <p>{score.ended(w.why[view.ending.how])}</p>}
      {best.map(({ place, stones, cards, tally }) => (
        <div key={place}>
          <table>
            <caption>{place === seat ? w.you : names[place]}</caption>
            <thead>
              <tr>
                <th scope="col">{score.what}</th>
                <th scope="col">{score.points}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{score.stones(stones.length)}</th>
                <td class="numeral">{tally.stones}</td>
              </tr>
              {tally.sameColour > 0 && (
                <tr>
                  <th scope="row">{score.sameColour}</th>
                  <td class="numeral">{tally.sameColour}</td>
                </tr>
              )}
              <tr>
                <th scope="row">{score.hand(cards?.length ?? 0)}</th>
                <td class="numeral">{tally.hand}</td>
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{score.total}</th>
                <td class="numeral">{tally.total}</td>
              </tr>
            </tfoot>
          </table>
          {cards && (
            <ScoredHand
              cards={cards}
              w={w}
              label={w.handOf({ name: names[place] ?? '', you: place === seat })}
            />
          )}
        </div>
      ))}
    </div>
  );
}

function ScoredHand(props: { cards: readonly Card[]; w: TableWords; label: string }) {
  const { read, onRead } = useHeldUp<Card>((card) => card);
  return (
    <>
      <Shelf {...props} read={read} onRead={onRead} />
      {read && <Reading card={read} w={props.w} />}
    </>
  );
}

/** Light and Dark side by side. */
export function Cover({ tableWords: w }: GameCoverProps<TableWords>) {
  return (
    <span class="n-cover">
      {COVER.map((card) => (
        <Face key={card} card={card} w={w} />
      ))}
    </span>
  );
}
