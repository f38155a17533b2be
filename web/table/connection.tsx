import { Icon, icon } from '../kit/icon.tsx';
import { words } from '../words.ts';
import type { Feed } from './feed.ts';

const OFFLINE = icon('lucide:wifi-off');

/** Says when what is shown may be old, and what becomes of the viewer's action. */
export function ConnectionNote({ feed }: { feed: Feed }) {
  const { table: w } = words.value;
  const connection = feed.connection.value;
  const sending = feed.sending.value;
  return (
    <div class="connection" role="status">
      {connection === 'offline' || connection === 'reconnecting' ? (
        <p class="note">
          <Icon of={OFFLINE} /> {connection === 'offline' ? w.offline : w.reconnecting}
        </p>
      ) : null}
      {sending === 'unsent' && <p class="note">{w.unsent}</p>}
      {sending === 'resent' && <p class="note">{w.resent}</p>}
      {sending === 'arrived' && <p class="note">{w.arrived}</p>}
    </div>
  );
}
