import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './above-bar.css';

/**
 * Keeps its content in sight right above the bar, within reach of the thumb, however tall the bar is: it sets `--bar`, how far the
 * bar reaches up, for its own place. Where the window is too low for that it stays in the flow (see `above-bar.css`).
 */
export function AboveBar({ children, class: name }: { children: ComponentChildren; class: string }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.bar');
    if (!bar) {
      here.current?.style.setProperty('--bar', '0px');
      return;
    }
    const sizes = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
      here.current?.style.setProperty('--bar', `${bar.offsetHeight + below}px`);
    });
    sizes.observe(bar, { box: 'border-box' });
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={here} class={`above-bar ${name}`}>
      {children}
    </div>
  );
}
