import { useState } from 'preact/hooks';
import { Icon, icon } from '../../../web/kit/icon.tsx';
import type { Card } from './cards.ts';
import { Back, ReadableFace, Reading } from './faces.tsx';
import { Shelf } from './shelf.tsx';
import { playedIn, trailOf } from './story.tsx';
import type { Laid } from './state.ts';
import type { Part } from './table.tsx';

const TEMPLE = icon('game-icons:greek-temple');

/** The neutral deck, and before it what is being carried out. */
export function Temple(props: Part) {
  const { view, w } = props;
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
        <span class="n-caption" aria-hidden="true">
          {w.temple}
        </span>
      </div>
      <Stage {...props} />
      {view.scouted.length > 0 && view.asked?.what !== 'arrange' && (
        <div class="n-scouted">
          <p>
            {w.scouted}. <span class="faint">{w.scoutedHelp}</span>
          </p>
          <Shelf cards={view.scouted} w={w} label={w.scouted} inOrder />
        </div>
      )}
    </div>
  );
}

/** The card being played, large and with its target, and what has been met on the way. */
function Stage(props: Part) {
  const { view, story, chosen, w, who } = props;
  const [read, setRead] = useState<{ readonly card: Card; readonly at: string } | null>(null);
  const preview = view.table.length === 0 && chosen?.type === 'play' ? chosen : null;
  const past = preview || view.table.length > 0 ? undefined : playedIn(story, view);
  const laid: readonly Laid[] = preview ? [preview] : past ? [past] : view.table;
  // Without a card at its head the story is what followed from one that has been taken back.
  const whole = story[0]?.type !== 'played' || past !== undefined || view.table.length > 0;
  const trail = whole && !preview ? trailOf(story, w, who) : [];
  if (laid.length === 0 && trail.length === 0) return <p class="n-stage faint">{w.quiet}</p>;
  const readable = (card: Card, at: string) => ({
    card,
    w,
    read: read?.at === at && read.card === card,
    onRead: () => setRead(read?.at === at && read.card === card ? null : { card, at }),
  });
  const heading = preview ? w.wouldPlay : past ? w.played(who(past.seat)) : w.plays(who(view.turn));
  return (
    <div class={past || laid.length === 0 ? 'n-stage' : 'n-stage now'}>
      <p class="n-heading">{laid.length > 0 ? heading : w.lately}</p>
      {laid.length > 0 && (
        <div class="n-acts">
          {laid.map(({ card, target }, at) => (
            <span key={at} class={preview ? 'n-act ghost' : 'n-act'}>
              <ReadableFace {...readable(card, `act ${at}`)} size="large" />
              {target !== undefined && (
                <span class="n-aim">
                  <span aria-hidden="true">→</span>
                  {w.on(who(target))}
                </span>
              )}
            </span>
          ))}
        </div>
      )}
      {view.table.length > 0 && <Now {...props} />}
      {trail.length > 0 && (
        <ol class="n-trail" aria-label={w.trail}>
          {trail.map(({ card, text, good }, at) => (
            <li key={at} class={good ? 'good' : ''}>
              {card ? <ReadableFace {...readable(card, `stop ${at}`)} size="small" /> : <Back />}
              {!card && <span class="sr">{w.hiddenCard}</span>}
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      {read && <Reading card={read.card} w={w} />}
    </div>
  );
}

/** What the table waits for, as far as the card says it. */
function Now({ view, seat, w }: Part) {
  const texts = [
    ...(view.asked?.what === 'counter'
      ? [seat !== null && view.asked.seats.includes(seat) ? w.awaitingYou : w.awaiting]
      : []),
    ...(view.explorations > 0 && view.asked?.what !== 'counter' ? [w.explorations(view.explorations)] : []),
  ];
  return texts.length > 0 ? <p class="n-now">{texts.join(' ')}</p> : null;
}
