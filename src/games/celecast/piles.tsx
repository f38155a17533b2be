import { useState } from 'preact/hooks';
import type { Card } from './cards.ts';
import { LineOf } from './faces.tsx';
import { fitting, type Sides, type Split } from './splitting.tsx';
import type { Part } from './table.tsx';

const PILES = [0, 1] as const;

/** §6 Judgement: the open cards, to be split, to be taken, or to look on. */
export function Piles(props: Part) {
  const { view, offers, w, who } = props;
  const [first, second] = view.piles;
  if (!first) return null;
  if (second) return <TwoPiles {...props} />;
  const splits = offers.flatMap((move) => (move.type === 'split' ? [move] : []));
  const splitter = view.asked.seats[0];
  return (
    <section class="cel-piles" aria-labelledby="cel-open">
      <h2 id="cel-open">{w.openCards}</h2>
      {splits.length > 0 ? (
        <Splitting key={first.join()} drawn={first} splits={splits} {...props} />
      ) : (
        <>
          {splitter !== undefined && view.you !== splitter && (
            <p class="cel-quiet">{w.isSplitting(who(splitter).name)}</p>
          )}
          <Lines {...props} cards={first} />
        </>
      )}
    </section>
  );
}

function Splitting({
  drawn,
  splits,
  chosen,
  choose,
  whyNot,
  read,
  onRead,
  w,
}: Part & { readonly drawn: readonly Card[]; readonly splits: readonly Split[] }) {
  const [sides, setSides] = useState<Sides>(() => drawn.map(() => null));
  const decide = (next: Sides) => {
    const left = fitting(splits, drawn, next);
    if (left.length === 0) {
      return whyNot?.({ type: 'split', first: drawn.filter((_, at) => next[at] === 0) });
    }
    setSides(next);
    const [only] = left;
    if (left.length === 1 && only) choose(only);
    else if (chosen) choose(null);
  };
  /** What tells a browser test where a touch leads. */
  const leads = (next: Sides): Readonly<Record<string, string>> => {
    const left = fitting(splits, drawn, next);
    if (left.length > 1) return { 'data-narrow': '' };
    return left.length === 1 ? { 'data-move': JSON.stringify(left[0]) } : {};
  };
  const undecided = sides.filter((side) => side === null).length;
  const rest: Sides = sides.map((side) => side ?? 1);
  return (
    <>
      <ul class="cel-split">
        {drawn.map((card, at) => (
          <li key={at} data-side={sides[at] ?? 'none'}>
            <LineOf {...{ card, w, read, onRead }} />
            <div class="cel-sides" role="group" aria-label={w.cards[card].name}>
              {PILES.map((pile) => {
                const next = sides.with(at, pile);
                return (
                  <button
                    key={pile}
                    type="button"
                    {...(sides[at] === pile ? {} : leads(next))}
                    aria-pressed={sides[at] === pile}
                    aria-label={w.into(w.cards[card].name, pile)}
                    aria-disabled={fitting(splits, drawn, next).length === 0}
                    onClick={() => decide(next)}
                  >
                    {pile + 1}
                  </button>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      <p class="cel-rest">
        {undecided > 0 && <span>{w.undecided(undecided)}</span>}
        <button type="button" class="button" {...leads(rest)} onClick={() => decide(rest)}>
          {w.restInto}
        </button>
      </p>
    </>
  );
}

function TwoPiles(props: Part) {
  const { view, offers, chosen, choose, whyNot, w } = props;
  return (
    <section class="cel-piles" aria-labelledby="cel-open">
      <h2 id="cel-open">{w.openCards}</h2>
      <div class="cel-two">
        {PILES.map((pile) => {
          const cards = view.piles[pile] ?? [];
          const offer = offers.find((move) => move.type === 'pick' && move.pile === pile);
          return (
            <div key={pile} class={offer && offer === chosen ? 'cel-pile picked' : 'cel-pile'}>
              <h3>{w.piles[pile]}</h3>
              {(offer ?? whyNot) && (
                <button
                  type="button"
                  class="button"
                  {...(offer
                    ? { 'data-move': JSON.stringify(offer), 'aria-pressed': offer === chosen }
                    : { 'aria-disabled': true })}
                  aria-label={w.take(
                    pile,
                    cards.map((card) => w.cards[card].name),
                  )}
                  onClick={() => (offer ? choose(offer) : whyNot?.({ type: 'pick', pile }))}
                >
                  {w.takeThis}
                </button>
              )}
              <Lines {...props} cards={cards} />
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Lines({ cards, w, read, onRead }: Part & { readonly cards: readonly Card[] }) {
  if (cards.length === 0) return <p class="cel-quiet">{w.noCards}</p>;
  return (
    <ul class="cel-lines">
      {cards.map((card, at) => (
        <li key={at}>
          <LineOf {...{ card, w, read, onRead }} />
        </li>
      ))}
    </ul>
  );
}
