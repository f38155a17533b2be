import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words.ts';
import { Waiting } from './trouble.tsx';

/** A page whose code is loaded when it is first shown. */
export function lazy(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | undefined;
  return function Lazy() {
    const [state, set] = useState<{ readonly Page?: ComponentType; readonly failed?: boolean }>(
      loaded ? { Page: loaded } : {},
    );
    useEffect(() => {
      if (state.Page || state.failed) return;
      void (async () => {
        try {
          loaded = await load();
          set({ Page: loaded });
        } catch {
          set({ failed: true });
        }
      })();
    }, [state]);
    if (state.Page) return <state.Page />;
    if (!state.failed) return <Waiting />;
    return (
      <div class="plain">
        <button type="button" class="button" onClick={() => location.reload()}>
          {words.value.again}
        </button>
      </div>
    );
  };
}
