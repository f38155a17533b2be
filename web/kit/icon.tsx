import { h } from 'preact';

/** An icon's shapes in a square of `size`, put in at build time. */
export interface IconData {
  readonly size: number;
  readonly shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands for an icon of a set: `icon('lucide:check')`. The build puts its shapes in place of the call, which is why the name
 * is always written out.
 */
export function icon(name: `${'game-icons' | 'lucide'}:${string}`): IconData {
  throw new Error(`the build did not replace the icon ${name}`);
}

/** An icon in the colour of the text beside it. Without a label it is decoration. */
export function Icon({ of, label }: { of: IconData; label?: string }) {
  const named =
    label === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={of.size === 24 ? 'icon line' : 'icon'} viewBox={`0 0 ${of.size} ${of.size}`} {...named}>
      {of.shapes.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}
