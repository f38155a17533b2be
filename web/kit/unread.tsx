import type { Trouble } from '../api.ts';
import { words } from '../words.ts';
import { TroubleNote } from './trouble.tsx';

/** Why a list could not be read, and another try. The place for it is there all the time. */
export function Unread({ trouble, again }: { trouble: Trouble | null; again: () => void }) {
  const w = words.value;
  return (
    <>
      <TroubleNote trouble={trouble} text={trouble?.code === 'unavailable' ? w.unread : undefined} />
      {trouble && (
        <p>
          <button type="button" class="button" onClick={again}>
            {w.again}
          </button>
        </p>
      )}
    </>
  );
}
