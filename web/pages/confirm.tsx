import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { ask, type Trouble } from '../api.ts';
import { Plain, TroubleNote } from '../kit/trouble.tsx';
import { words } from '../words.ts';
import { titled } from './title.ts';

/** What stands in the fragment, taken out of the address bar at once. */
function useFragment(): string {
  return useMemo(() => {
    const text = location.hash.slice(1);
    if (text !== '') history.replaceState(null, '', location.pathname);
    return text;
  }, []);
}

/** `/confirm#PERSON.TOKEN`: opening confirms nothing, the button does. */
export function ConfirmPage() {
  const { confirm } = words.value;
  titled(confirm.title);
  const match = /^([\w-]{22})\.([\w-]{43})$/.exec(useFragment());
  const done = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const send = async (person: string, token: string) => {
    const answer = await ask('POST', '/mail/confirm', { person, token });
    trouble.value = answer.ok ? null : answer.trouble;
    done.value = answer.ok;
  };
  const [, person = '', token = ''] = match ?? [];
  return (
    <Plain title={confirm.title}>
      <div role="status">{done.value && <p class="note good">{confirm.done}</p>}</div>
      {!match && <p class="note bad">{confirm.bad}</p>}
      {match && !done.value && (
        <>
          <p>{confirm.help}</p>
          <TroubleNote trouble={trouble.value} />
          <button type="button" class="button primary" onClick={() => void send(person, token)}>
            {confirm.button}
          </button>
        </>
      )}
    </Plain>
  );
}

/** `/unsubscribe#TOKEN`: the same POST that a mail program makes with one click. */
export function UnsubscribePage() {
  const { unsubscribe } = words.value;
  titled(unsubscribe.title);
  const token = useFragment();
  const whole = /^[\w.-]{20,400}$/.test(token);
  const state = useSignal<'asking' | 'done' | 'failed'>('asking');
  const send = async () => {
    try {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const response = await fetch(`/u/${token}`, { method: 'POST', body });
      state.value = response.ok ? 'done' : 'failed';
    } catch {
      state.value = 'failed';
    }
  };
  return (
    <Plain title={unsubscribe.title}>
      <div role="status">{state.value === 'done' && <p class="note good">{unsubscribe.done}</p>}</div>
      <div role="alert">{state.value === 'failed' && <p class="note bad">{unsubscribe.failed}</p>}</div>
      {!whole && <p class="note bad">{unsubscribe.bad}</p>}
      {whole && state.value !== 'done' && (
        <>
          <p>{unsubscribe.help}</p>
          <button type="button" class="button primary" onClick={() => void send()}>
            {unsubscribe.button}
          </button>
        </>
      )}
    </Plain>
  );
}
