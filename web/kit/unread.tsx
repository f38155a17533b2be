import type { Trouble } from '../api.ts';
import { words } from '../words.ts';
import { Stood } from './stood.tsx';
import { TroubleNote } from './trouble.tsx';

interface Props {
  readonly trouble: Trouble | null;
  readonly again: () => void;
  /** Of when the list is that is shown nevertheless, in ms. */
  readonly asOf?: number | null;
}

/** Why a list could not be read, and another try. The place for it is there all the time. */
export function Unread({ trouble, again, asOf = null }: Props) {
  const w = words.value;
  const offline = trouble?.code === 'unreachable' && !navigator.onLine;
  return (
    <>
      <TroubleNote
        trouble={offline ? null : trouble}
        text={trouble?.code === 'unavailable' ? w.unread : undefined}
      />
      {trouble && (
        <p class={offline ? 'note' : ''}>
          {offline && <span role="status">{w.offline}</span>} <Stood at={asOf} />{' '}
          <button type="button" class="quiet" onClick={again}>
            {w.again}
          </button>
        </p>
      )}
    </>
  );
}
