const MS = 220;

/** Shows that `what` has just come from where `from` stands. Blocks nothing; still where less motion is asked for. */
export function travel(what: Element, from: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [start, end] = [from.getBoundingClientRect(), what.getBoundingClientRect()];
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  what.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 2 },
      { transform: 'none', zIndex: 2 },
    ],
    {
      duration: MS,
      easing: 'ease-out',
    },
  );
}
