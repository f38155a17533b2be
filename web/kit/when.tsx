import { signal } from '@preact/signals';
import { lang } from '../settings.ts';
import { ago, moment } from './time.ts';

/** What "ago" is counted from. */
const now = signal(Date.now());
setInterval(() => (now.value = Date.now()), 30_000);

/** A moment in words, with the exact one behind it. */
export function When({ at }: { at: string }) {
  const time = Date.parse(at);
  return (
    <time dateTime={at} title={moment(time, lang.value)}>
      {ago(time, Math.max(now.value, Date.now()), lang.value)}
    </time>
  );
}
