import type { ComponentChildren } from 'preact';
import './above-bar.css';

/**
 * Keeps its content in sight right above the bar, within reach of the thumb, however tall the bar is: the table's page says by
 * `--bar-height` how far it reaches up. Where the window is too low for that it stays in the flow (see `above-bar.css`).
 */
export function AboveBar({ children, class: name }: { children: ComponentChildren; class: string }) {
  return <div class={`above-bar ${name}`}>{children}</div>;
}
