import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Calls `show` with a table's element after each change of its version but the first, before it is painted: where things went. */
export function useMovement(
  version: number,
  show: (root: HTMLDivElement) => void,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(version);
  useLayoutEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    if (root.current) show(root.current);
  }, [version]);
  return root;
}
