import type { ComponentChildren } from 'preact';
import type { Trouble } from '../api.ts';
import { words } from '../words.ts';

/** Says what went wrong and what to do. `text`: better words than the service's, where the page has some. */
export function TroubleNote({ trouble, text }: { trouble: Trouble | null; text?: string | undefined }) {
  return (
    <div role="alert" class="alert-place">
      {trouble && <p class="note bad">{text ?? words.value.trouble(trouble)}</p>}
    </div>
  );
}

/** What stands on a page while there is nothing on it yet. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      {words.value.loading}
    </p>
  );
}

/** A page with nothing but a few lines on it: an error, an empty list, a question. */
export function Plain({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="plain">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
