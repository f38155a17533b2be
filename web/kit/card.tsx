import { Icon, type IconData } from './icon.tsx';

/** The hues of look.md; each is an ink on a tint, in every theme. */
export type Tint =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'purple'
  | 'magenta'
  | 'pink'
  | 'brown'
  | 'gray'
  | 'gold'
  | 'paper';

/** The face of a card: one build for all games. Colour never alone: `emblem` or `numeral` says it too. */
export interface CardFace {
  readonly tint: Tint;
  /** What a screen reader says, and what the corner of a large card says. */
  readonly label: string;
  readonly emblem?: IconData;
  /** In place of the emblem in the middle. */
  readonly numeral?: string;
}

/** `small` has a corner sign only, `large` its label too. */
export type CardSize = 'small' | 'medium' | 'large';

export function Card({ face, size = 'medium' }: { face: CardFace; size?: CardSize }) {
  return (
    <span class={`card ${size}`} data-tint={face.tint} role="img" aria-label={face.label}>
      <span class="corner">
        {size === 'large' ? <span class="label">{face.label}</span> : null}
        {face.emblem ? <Icon of={face.emblem} /> : <span class="sign">{face.numeral}</span>}
      </span>
      <span class="middle">
        {face.numeral === undefined ? face.emblem && <Icon of={face.emblem} /> : face.numeral}
      </span>
    </span>
  );
}

/** A face-down pile with its count. `depth`: how many card edges to draw, 0 to 4. */
export function Pile({ count, label, depth }: { count: number; label: string; depth: number }) {
  return (
    <span class="pile" role="img" aria-label={label} data-depth={depth}>
      <span class="back" />
      <span class="count">{count}</span>
    </span>
  );
}
