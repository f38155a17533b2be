import { words } from '../words.ts';
import { isUpdated, update } from './updates.ts';

/** Offers a newer version of the site. Nothing changes before it is asked for. */
export function UpdateNote() {
  const { newVersion: w } = words.value;
  return (
    <div role="status">
      {isUpdated() && (
        <p class="note new-version">
          {w.ready}{' '}
          <button type="button" class="quiet" onClick={update}>
            {w.reload}
          </button>
        </p>
      )}
    </div>
  );
}
