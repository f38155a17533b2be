import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lang } from '../../src/engine/words.ts';
import type { Notices } from '../../src/protocol/me.ts';
import { type Answer, ask, type Trouble } from '../api.ts';
import { field } from '../kit/form.ts';
import { LangOptions } from '../kit/lang-options.tsx';
import { CopyButton } from '../kit/share.tsx';
import { Plain, TroubleNote, Waiting } from '../kit/trouble.tsx';
import { When } from '../kit/when.tsx';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import { titled } from './title.ts';

/** What the parts of the page share: the notices as they are, and one way to change them. */
interface Page {
  readonly notices: Notices;
  readonly busy: Signal<boolean>;
  /** Takes in what comes back; says `done` where it went well. */
  readonly run: <T>(asked: Promise<Answer<T>>, done?: string) => Promise<T | undefined>;
  readonly set: (notices: Notices) => void;
}

export function NoticesPage() {
  const { notices: w } = words.value;
  titled(w.title);
  const notices = useSignal<Notices | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const said = useSignal('');
  const busy = useSignal(false);
  const run: Page['run'] = async (asked, done = '') => {
    busy.value = true;
    said.value = '';
    const answer = await asked;
    busy.value = false;
    trouble.value = answer.ok ? null : answer.trouble;
    if (!answer.ok) return undefined;
    said.value = done;
    return answer.value;
  };
  const set = (value: Notices) => (notices.value = value);
  useEffect(() => {
    void run(ask<Notices>('GET', '/me/notices')).then((value) => value && set(value));
  }, []);

  if (trouble.value?.code === 'not-signed-in') {
    return (
      <Plain title={w.title}>
        <p>{w.unknown}</p>
        <a class="button primary" href="/">
          {words.value.tables.make}
        </a>
      </Plain>
    );
  }
  const page = notices.value && { notices: notices.value, busy, run, set };
  return (
    <Plain title={w.title}>
      <p>{w.lead}</p>
      <TroubleNote trouble={trouble.value} />
      <div role="status">{said.value === '' ? null : <p class="note good">{said.value}</p>}</div>
      {!page && !trouble.value && <Waiting />}
      {page && (
        <>
          <Mail page={page} />
          <Kinds page={page} />
          <Webhooks page={page} />
          <Receipts notices={page.notices} />
        </>
      )}
    </Plain>
  );
}

function Mail({ page }: { page: Page }) {
  const { notices: w } = words.value;
  const { notices, busy, run, set } = page;
  const save = async (address: string) => {
    // Mails speak the language of whoever asks for them, until they choose another.
    const speaks = notices.mail ? notices.lang : lang.value;
    const value = await run(ask<Notices>('PUT', '/me/mail', { address, lang: speaks }), w.sent);
    if (value) set(value);
  };
  const remove = async () => {
    const value = await run(ask<Notices>('DELETE', '/me/mail'), w.saved);
    if (value) set(value);
  };
  return (
    <section class="panel" aria-labelledby="mail">
      <h2 id="mail">{w.mail}</h2>
      {!notices.mailPossible && <p class="note">{w.noMail}</p>}
      {notices.mail && (
        <>
          <p>
            <strong>{notices.mail.address}</strong> · {w.states[notices.mail.state]}
          </p>
          <div class="buttons">
            {notices.mail.state !== 'unconfirmed' && (
              <button
                type="button"
                class="button"
                disabled={busy.value}
                onClick={() => void run(ask('POST', '/me/mail/test'), w.tested)}
              >
                {w.test}
              </button>
            )}
            <button type="button" class="button" disabled={busy.value} onClick={() => void remove()}>
              {w.removeMail}
            </button>
          </div>
        </>
      )}
      {notices.mailPossible && (
        <form
          class="sit"
          onSubmit={(event) => {
            event.preventDefault();
            void save(field(event.currentTarget, 'address'));
          }}
        >
          <label>
            {w.address}
            <input class="field" name="address" type="email" required autoComplete="email" />
          </label>
          <button class="button primary" disabled={busy.value}>
            {w.saveMail}
          </button>
        </form>
      )}
    </section>
  );
}

function Kinds({ page }: { page: Page }) {
  const { notices: w } = words.value;
  const { notices, busy, run, set } = page;
  const change = async (body: Partial<Pick<Notices, 'lang' | 'turn' | 'start' | 'end'>>) => {
    // At once: a switch that waits for the service looks broken.
    set({ ...notices, ...body });
    set((await run(ask<Notices>('PUT', '/me/notices', body), w.saved)) ?? notices);
  };
  return (
    <section class="panel" aria-labelledby="kinds">
      <h2 id="kinds">{w.kinds}</h2>
      {(['turn', 'start', 'end'] as const).map((kind) => (
        <label key={kind} class="tick">
          <input
            type="checkbox"
            checked={notices[kind]}
            disabled={busy.value}
            onChange={(event) => void change({ [kind]: event.currentTarget.checked })}
          />
          {w[kind]}
        </label>
      ))}
      <label class="row">
        {w.language}
        <select
          value={notices.lang}
          onChange={(event) => void change({ lang: event.currentTarget.value as Lang })}
        >
          <LangOptions />
        </select>
      </label>
    </section>
  );
}

function Webhooks({ page }: { page: Page }) {
  const { notices: w } = words.value;
  const { notices, busy, run, set } = page;
  const added = useSignal<{ url: string; secret: string } | null>(null);
  const add = async (form: HTMLFormElement) => {
    const url = field(form, 'url');
    const value = await run(
      ask<{ id: string; url: string; secret: string }>('POST', '/me/webhooks', { url }),
      w.saved,
    );
    if (!value) return;
    added.value = value;
    form.reset();
    const after = await ask<Notices>('GET', '/me/notices');
    if (after.ok) set(after.value);
  };
  const remove = async (id: string) => {
    const value = await run(ask<Notices>('DELETE', `/me/webhooks/${id}`), w.saved);
    if (value) set(value);
  };
  return (
    <section class="panel" aria-labelledby="hooks">
      <h2 id="hooks">{w.webhooks}</h2>
      <p class="faint">{w.webhooksHelp}</p>
      {added.value && (
        <div class="note good" role="status">
          <p>
            <strong>{w.secret}</strong> {w.secretHelp}
          </p>
          <code class="hash">{added.value.secret}</code>
          <CopyButton text={added.value.secret} />
        </div>
      )}
      {notices.webhooks.length === 0 ? (
        <p>{w.noWebhooks}</p>
      ) : (
        <ul class="hooks">
          {notices.webhooks.map(({ id, url, state }) => (
            <li key={id}>
              <span class="url">{url}</span> · {w.hookStates[state]}
              <div class="buttons">
                <button
                  type="button"
                  class="button"
                  disabled={busy.value}
                  onClick={() => void run(ask('POST', `/me/webhooks/${id}/test`), w.tested)}
                >
                  {w.test}
                </button>
                <button type="button" class="button" disabled={busy.value} onClick={() => void remove(id)}>
                  {w.remove}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form
        class="sit"
        onSubmit={(event) => {
          event.preventDefault();
          void add(event.currentTarget);
        }}
      >
        <label>
          {w.url}
          <input class="field" name="url" type="url" required placeholder="https://" autoComplete="off" />
        </label>
        <button class="button" disabled={busy.value}>
          {busy.value ? w.adding : w.add}
        </button>
      </form>
    </section>
  );
}

function Receipts({ notices }: { notices: Notices }) {
  const { notices: w } = words.value;
  return (
    <section class="panel" aria-labelledby="receipts">
      <h2 id="receipts">{w.receipts}</h2>
      {notices.receipts.length === 0 ? (
        <p class="faint">{w.noReceipts}</p>
      ) : (
        <ul class="receipts" lang={lang.value}>
          {notices.receipts.map(({ at, kind, table, channel, outcome }, index) => (
            <li key={index}>
              <When at={at} /> · {w.kindOf[kind] ?? kind} · {w.channels[channel]} ·{' '}
              {w.outcomes[outcome.split(':')[0] ?? ''] ?? outcome}
              {table !== '' && (
                <>
                  {' · '}
                  <a href={`/t/${table}`}>{w.toTable}</a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
