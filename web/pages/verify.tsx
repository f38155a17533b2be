import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Verdict } from '../../src/engine/replay.ts';
import { type Answer, ask, type Trouble } from '../api.ts';
import { keptOf } from '../keep.ts';
import { Icon, icon } from '../kit/icon.tsx';
import { Plain, TroubleNote } from '../kit/trouble.tsx';
import type { Step } from '../verify/check.ts';
import { words } from '../words.ts';
import { titled } from './title.ts';

const CHECK = icon('lucide:check');
const CROSS = icon('lucide:x');

interface Checked {
  readonly verdict: Verdict;
  readonly passed: readonly Step[];
  readonly failed: Step | null;
  /** Whether the promise and the salt are those that this browser knows; what it doesn't know is left out. */
  readonly own: readonly { readonly what: 'commit' | 'salt'; readonly right: boolean }[];
}
type State = 'empty' | 'checking' | 'unread' | Checked;

/** `/verify#TABLE` checks the record of a table; without one a file is asked for. */
export function VerifyPage() {
  const { verify } = words.value;
  titled(verify.title);
  const state = useSignal<State>('empty');
  const trouble = useSignal<Trouble | null>(null);
  const run = async (record: unknown, table?: string) => {
    state.value = 'checking';
    state.value = await checked(record, table);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    trouble.value = null;
    try {
      const record: unknown = JSON.parse(await file.text());
      await run(record, /longhand-([a-z2-9]{10})/.exec(file.name)?.[1]);
    } catch {
      state.value = 'unread';
    }
  };
  useEffect(() => {
    const arrive = async () => {
      const table = /^#([a-z2-9]{10})$/.exec(location.hash)?.[1];
      if (table === undefined) return;
      trouble.value = null;
      state.value = 'checking';
      const answer = await fetchRecord(table);
      if (answer.ok) return run(answer.value, table);
      trouble.value = answer.trouble;
      state.value = 'empty';
    };
    const listener = () => void arrive();
    listener();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);

  return (
    <Plain title={verify.title}>
      <p>{verify.lead}</p>
      <TroubleNote trouble={trouble.value} />
      <label
        class="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void read(event.dataTransfer?.files[0]);
        }}
      >
        <span class="button">{verify.choose}</span> <span>{verify.drop}</span>
        <input
          class="sr"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <p class="faint">{verify.offline}</p>
      <div role="status">
        {state.value === 'checking' && <p>{verify.checking}</p>}
        {state.value === 'unread' && <p class="note bad">{verify.unread}</p>}
        {typeof state.value === 'object' && <Result checked={state.value} />}
      </div>
      <details>
        <summary>{verify.how}</summary>
        <p>{verify.howText}</p>
      </details>
    </Plain>
  );
}

/** With the cookie alone first: who had a seat needs no link. */
async function fetchRecord(table: string): Promise<Answer<unknown>> {
  const answer = await ask<unknown>('GET', `/tables/${table}/record`);
  const { watch, seat } = keptOf(table).links;
  const link = seat ?? watch;
  if (answer.ok || answer.trouble.code !== 'not-found' || link === undefined) return answer;
  return ask('GET', `/tables/${table}/record`, undefined, link);
}

async function checked(record: unknown, table: string | undefined): Promise<Checked> {
  const { check, failedStep, STEPS } = await import('../verify/check.ts');
  const verdict = check(record);
  const failed = verdict.ok ? null : failedStep(verdict.where);
  return {
    verdict,
    failed,
    passed: failed === null ? STEPS : STEPS.slice(0, STEPS.indexOf(failed)),
    own: verdict.ok && table !== undefined ? ownChecks(table, verdict.record.shuffle) : [],
  };
}

function ownChecks(table: string, shuffle: { commit: string; salts: readonly string[] }): Checked['own'] {
  const { commit, salt } = keptOf(table);
  return [
    ...(commit === undefined ? [] : [{ what: 'commit' as const, right: commit === shuffle.commit }]),
    ...(salt === undefined ? [] : [{ what: 'salt' as const, right: shuffle.salts.includes(salt) }]),
  ];
}

function Result({ checked: { verdict, passed, failed, own } }: { checked: Checked }) {
  const { verify } = words.value;
  const right = verdict.ok && own.every((one) => one.right);
  const text = (step: Step) =>
    step === 'moves' ? verify.checks.moves(verdict.ok ? verdict.moves : null) : verify.checks[step];
  return (
    <div class="verdict">
      <h2 class={right ? 'good' : 'bad'}>{right ? verify.ok : verify.bad}</h2>
      <ul class="checks">
        {passed.map((step) => (
          <li key={step} class="good">
            <Icon of={CHECK} /> {text(step)}
          </li>
        ))}
        {failed !== null && !verdict.ok && (
          <li class="bad">
            <Icon of={CROSS} /> {verify.where}: <code>{verdict.where}</code>. {verify.why}: {verdict.why}.
          </li>
        )}
        {own.map((one) => (
          <li key={one.what} class={one.right ? 'good' : 'bad'}>
            <Icon of={one.right ? CHECK : CROSS} /> {verify.checks[one.what]}
          </li>
        ))}
      </ul>
      {verdict.ok && own.length === 0 && <p class="faint">{verify.unseen}</p>}
      {verdict.ok && (
        <dl class="option-list">
          <div>
            <dt>{verify.players}</dt>
            <dd>{verdict.record.seats.map(({ name }) => name).join(', ')}</dd>
          </div>
          <div>
            <dt>{verify.commitment}</dt>
            <dd>
              <code class="hash">{verdict.record.shuffle.commit}</code>
            </dd>
          </div>
          <div>
            <dt>{verify.seed}</dt>
            <dd>
              <code class="hash">{verdict.record.shuffle.serverSeed}</code>
            </dd>
          </div>
          <div>
            <dt>{verify.salts}</dt>
            <dd>
              <code class="hash">{verdict.record.shuffle.salts.join(' ')}</code>
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
