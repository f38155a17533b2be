import { Icon, icon } from '../kit/icon.tsx';
import { Stood } from '../kit/stood.tsx';
import { words } from '../words.ts';
import type { Feed } from './feed.ts';

const OFFLINE = icon('lucide:wifi-off');

/** Says when what is shown may be old, and what becomes of the viewer's action. */
export function ConnectionNote({ feed }: { feed: Feed }) {
  const { table: w, again } = words.value;
  const connection = feed.connection.value;
  const sending = feed.sending.value;
  const cut = feed.cut.value;
  const link = cut
    ? connection === 'offline'
      ? words.value.offline
      : w.unreachable
    : connection === 'reconnecting'
      ? w.reconnecting
      : null;
  const action = sending === 'idle' || sending === 'sending' ? null : w[sending];
  return (
    <div class={link || action ? 'connection note' : 'connection'}>
      <span role="status">
        {link && <Icon of={OFFLINE} />} {link} {action}
      </span>{' '}
      {/* Not announced: it changes with every minute. */}
      {cut && (
        <>
          <Stood at={feed.asOf.value} />{' '}
          <button type="button" class="quiet" onClick={() => void feed.load()}>
            {again}
          </button>
        </>
      )}
    </div>
  );
}
