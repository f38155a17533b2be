const MS = 220;
/** One thing after another: each that sets out in the same step waits so much longer, up to a bound. */
const AFTER_MS = 60;
const AFTER_MOST = 4;

let underWay = 0;

/** Whether less motion is asked for: then nothing moves by itself. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shows that `what` has just come from where `from` stands. Blocks nothing; still where less motion is asked for, and below
 * `data-still`, where the table jumps to another moment. Below `data-follow` the window goes along.
 */
export function travel(what: Element, from: Element): void {
  if (isStill() || what.closest('[data-still]')) return;
  if (underWay === 0 && what.closest('[data-follow]')) {
    what.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'smooth' });
  }
  const [start, end] = [from.getBoundingClientRect(), what.getBoundingClientRect()];
  // What is measured is larger than what is laid out, where the page is zoomed by its style.
  const zoom = (what instanceof HTMLElement && end.width / what.offsetWidth) || 1;
  const x = (start.left + start.width / 2 - (end.left + end.width / 2)) / zoom;
  const y = (start.top + start.height / 2 - (end.top + end.height / 2)) / zoom;
  if (underWay === 0) setTimeout(() => (underWay = 0));
  const delay = Math.min(underWay, AFTER_MOST) * AFTER_MS;
  underWay += 1;
  what.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 2 },
      { transform: 'none', zIndex: 2 },
    ],
    { duration: MS, delay, fill: 'backwards', easing: 'ease-out' },
  );
}
