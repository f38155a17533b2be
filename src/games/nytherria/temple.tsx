import { Icon, icon } from '../../../web/kit/icon.tsx';
import { ReadableFace } from './faces.tsx';
import { Path } from './path.tsx';
import { Shelf } from './shelf.tsx';
import { playedIn } from './story.tsx';
import type { Laid } from './state.ts';
import type { Part } from './table.tsx';

const TEMPLE = icon('game-icons:greek-temple');

/** The neutral deck, and before it what is being carried out. */
export function Temple(props: Part) {
  const { view, chosen, w } = props;
  const previews = view.table.length === 0 && chosen?.type === 'play';
  return (
    <div class="n-temple">
      <div class="n-deck">
        <span
          class="pile"
          role="img"
          aria-label={w.templeCount(view.neutral)}
          data-depth={Math.min(4, Math.ceil(view.neutral / 8))}
        >
          <span class="back" />
          <Icon of={TEMPLE} />
          <span class="count">{view.neutral}</span>
        </span>
      </div>
      <Stage {...props} />
      {!previews && <Path {...props} />}
      {view.scouted.length > 0 && view.asked?.what !== 'arrange' && (
        <div class="n-scouted">
          <p>
            {w.scouted}. <span class="faint">{w.scoutedHelp}</span>
          </p>
          <Shelf {...props} cards={view.scouted} label={w.scouted} inOrder />
        </div>
      )}
    </div>
  );
}

/** The card being played, large and with its target, or the one that a preview would play. */
function Stage({ view, story, chosen, seat, read, onRead, w, who }: Part) {
  const preview = view.table.length === 0 && chosen?.type === 'play' ? chosen : null;
  const past = preview || view.table.length > 0 ? undefined : playedIn(story);
  const laid: readonly Laid[] = preview ? [preview] : past ? [past] : view.table;
  if (laid.length === 0) return <p class="n-stage faint">{w.quiet}</p>;
  const heading = preview ? w.wouldPlay : past ? w.played(who(past.seat)) : w.plays(who(view.turn));
  const counter = view.asked?.what === 'counter';
  return (
    <div class={past ? 'n-stage' : 'n-stage now'}>
      <p class="n-heading">{heading}</p>
      <div class="n-acts">
        {laid.map(({ card, target }, at) => (
          <span key={at} class={preview ? 'n-act ghost' : 'n-act'}>
            <ReadableFace card={card} w={w} size="large" read={read === card} onRead={() => onRead(card)} />
            {target !== undefined && (
              <span class="n-aim">
                <span aria-hidden="true">→</span>
                {w.on(who(target))}
              </span>
            )}
          </span>
        ))}
      </div>
      {counter && (
        <p class="n-now">{seat !== null && view.asked.seats.includes(seat) ? w.awaitingYou : w.awaiting}</p>
      )}
    </div>
  );
}
