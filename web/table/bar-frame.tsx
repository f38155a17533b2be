import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

interface Props {
  readonly here: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** The bar at the window's bottom. It says by `--bar-height` on the page how far up it reaches, for what is to stay in sight above it. */
export function BarFrame({ here, label, class: name, children }: Props) {
  useLayoutEffect(() => {
    const bar = here.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
      style.setProperty('--bar-height', `${bar.offsetHeight + below}px`);
    });
    sizes.observe(bar, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      style.removeProperty('--bar-height');
    };
  }, []);
  return (
    <section ref={here} class={`bar ${name}`} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}
