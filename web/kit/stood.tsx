import { words } from '../words.ts';
import { When } from './when.tsx';

const MINUTE_MS = 60_000;

/** Says of what time it is that is shown, in ms, where it may have gone on since. */
export function Stood({ at }: { at: number | null }) {
  const { stood: w } = words.value;
  if (at === null) return null;
  if (Date.now() - at < MINUTE_MS) return <span class="stood">{w.justNow}</span>;
  return (
    <span class="stood">
      {w.ago} <When at={new Date(at).toISOString()} />.
    </span>
  );
}
