import { Emblem } from './faces.tsx';
import { pathOf } from './story.tsx';
import type { Part } from './table.tsx';

/** What was met and what became of it: a line for each exploration, those within another one further in, then those to come. */
export function Path({ view, story, read, onRead, w, who }: Part) {
  const legs = pathOf(story, w, who);
  if (legs.length === 0 && view.explorations === 0) return null;
  return (
    <ol class="n-path" aria-label={w.trail}>
      {legs.map(({ exploration, depth, stops }, at) => (
        <li key={at} data-depth={Math.min(depth, 3)}>
          {exploration > 0 && (
            <span class="n-leg">
              <span class="sr">{depth > 0 ? w.onceMore : w.exploration(exploration)}</span>
              <span aria-hidden="true">{depth > 0 ? '↳' : exploration}</span>
            </span>
          )}
          <ol>
            {stops.map(({ card, text, good }, stop) => (
              <li key={stop} class={good ? 'good' : ''}>
                {card ? (
                  <button
                    type="button"
                    class="n-stop"
                    aria-pressed={read === card}
                    onClick={() => onRead(card)}
                  >
                    <Emblem card={card} />
                    <span>
                      <b>{w.names[card]}</b> {text}
                    </span>
                    <span class="sr">. {w.texts[card]}</span>
                  </button>
                ) : (
                  <span class="n-stop">
                    {w.hiddenCard} {text}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
      {view.explorations > 0 && view.asked?.what !== 'counter' && (
        <li class="n-leg to-come">{w.explorations(view.explorations)}</li>
      )}
    </ol>
  );
}
