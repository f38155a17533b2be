import { useEffect, useRef, useState } from 'preact/hooks';

/** Something that is held up to be read. */
export interface HeldUp<T> {
  readonly read: T | null;
  /** Holds it up; the same again, or null, puts it down. */
  readonly onRead: (next: T | null) => void;
  /** Puts it down and gives the focus back to what held it up. */
  readonly putDown: () => void;
}

/** What a tap holds up to be read, until the next one or Escape. `keyOf`: what makes two of them the same. */
export function useHeldUp<T>(keyOf: (one: T) => string): HeldUp<T> {
  const [read, setRead] = useState<T | null>(null);
  const opener = useRef<Element | null>(null);
  const onRead = (next: T | null) => {
    opener.current = document.activeElement;
    setRead(next !== null && read !== null && keyOf(next) === keyOf(read) ? null : next);
  };
  const putDown = () => {
    setRead(null);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (read === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && putDown();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [read]);
  return { read, onRead, putDown };
}
