import type { ComponentChildren } from 'preact';
import type { GameTableProps } from '../../../web/kit/game-table.ts';
import type { Card } from './cards.ts';
import { type Held, NOTHING, type Step } from './picking.tsx';
import type { Event, Move } from './state.ts';
import type { View } from './view.ts';
import type { TableWords } from './words-table.ts';

/** What each part of the table is given. */
export interface Part extends Omit<GameTableProps<View, Move, TableWords>, 'latest'> {
  readonly w: TableWords;
  /** The viewer's hand; empty for an onlooker. */
  readonly hand: readonly Card[];
  readonly held: Held;
  /** Goes a step further towards a move; `from`: what was touched; `keyed`: by keyboard. */
  readonly take: (step: Step, from: HTMLElement, keyed: boolean) => void;
}

export type Told = Event | (Omit<Extract<Event, { type: 'drew' }>, 'card'> & { readonly card?: Card });

interface Props {
  readonly part: Part;
  /** What touching it leads to; null where it leads nowhere. */
  readonly step: Step | null;
  /** The move that touching it would be where it leads nowhere: then it is said why. */
  readonly tries?: Move | undefined;
  readonly label: string;
  readonly kind: string;
  /** For finding it again when something moves from here or to here. */
  readonly at?: string;
  readonly pressed?: boolean;
  readonly children: ComponentChildren;
}

/** Something on the table: a button where touching it leads on, else only to look at. */
export function Spot({ part, step, tries, label, kind, at, pressed = false, children }: Props) {
  const { whyNot } = part;
  if (!step && tries && whyNot) {
    return (
      <button
        type="button"
        class={`${kind} kel-spot${pressed ? ' pressed' : ''}`}
        aria-disabled="true"
        data-at={at}
        onClick={() => whyNot(tries)}
      >
        <Said label={label}>{children}</Said>
      </button>
    );
  }
  if (!step) {
    return (
      <div class={pressed ? `${kind} kel-spot pressed` : `${kind} kel-spot`} data-at={at}>
        <Said label={label}>{children}</Said>
      </div>
    );
  }
  // Where everything may still be touched, nothing stands out; a draw is one touch, and its places do.
  const lit = step.narrows && (part.held !== NOTHING || part.view.phase === 'draw');
  return (
    <button
      type="button"
      class={`${kind} kel-spot offer${lit ? ' target' : ''}`}
      aria-pressed={pressed}
      data-at={at}
      {...marks(step, label)}
      onClick={(event) => part.take(step, event.currentTarget, event.detail === 0)}
    >
      <Said label={label}>{children}</Said>
    </button>
  );
}

/** A picture, and the words that stand for it. */
export function Said({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <>
      <span class="sr">{label}</span>
      <span class="kel-seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** What tells a browser test where a touch leads. */
function marks(step: Step, label: string): Readonly<Record<string, string>> {
  if (step.move) return { 'data-move': JSON.stringify(step.move) };
  return step.narrows ? { 'data-narrow': label } : {};
}

/** The step that previews one offer at once. */
export function straight(move: Move | undefined): Step | null {
  return move ? { held: NOTHING, move, narrows: true } : null;
}
