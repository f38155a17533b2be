import type { Lang } from '../src/engine/words.ts';
import { ask } from './api.ts';
import { recall } from './keep.ts';
import { Icon, icon } from './kit/icon.tsx';
import { LangOptions } from './kit/lang-options.tsx';
import { lazy } from './kit/lazy.tsx';
import { Plain } from './kit/trouble.tsx';
import { UpdateNote } from './offline/update-note.tsx';
import { HomePage } from './pages/home.tsx';
import { unlisted } from './pages/title.ts';
import { route } from './route.ts';
import { chooseContrast, chooseLang, chooseTheme, contrast, lang, theme, type Theme } from './settings.ts';
import { words } from './words.ts';

const LAYERS = icon('lucide:layers');
const BELL = icon('lucide:bell');

const TablePage = lazy(async () => (await import('./table/page.tsx')).TablePage);
const TablesPage = lazy(async () => (await import('./pages/my-tables.tsx')).TablesPage);
const HistoryPage = lazy(async () => (await import('./pages/history.tsx')).HistoryPage);
const PersonPage = lazy(async () => (await import('./pages/person.tsx')).PersonPage);
const NoticesPage = lazy(async () => (await import('./pages/notices.tsx')).NoticesPage);
const ConfirmPage = lazy(async () => (await import('./pages/confirm.tsx')).ConfirmPage);
const UnsubscribePage = lazy(async () => (await import('./pages/confirm.tsx')).UnsubscribePage);
const VerifyPage = lazy(async () => (await import('./pages/verify.tsx')).VerifyPage);
const CreditsPage = lazy(async () => (await import('./pages/credits.tsx')).CreditsPage);

const PAGES = {
  home: HomePage,
  tables: TablesPage,
  history: HistoryPage,
  person: PersonPage,
  notices: NoticesPage,
  confirm: ConfirmPage,
  unsubscribe: UnsubscribePage,
  verify: VerifyPage,
  credits: CreditsPage,
  lost: LostPage,
};

export function App() {
  const to = route.value;
  const Page = to.page === 'table' ? TablePage : PAGES[to.page];
  return (
    <>
      <a class="skip" href="#content">
        {words.value.skip}
      </a>
      <Top />
      <UpdateNote />
      <main id="content" tabIndex={-1}>
        <Page key={'id' in to ? to.id : to.page} />
      </main>
      <Foot />
    </>
  );
}

function Top() {
  const { nav } = words.value;
  const { page } = route.value;
  return (
    <header class="top">
      <a class="wordmark" href="/" aria-label={nav.home}>
        Longhand
      </a>
      <nav aria-label={nav.label}>
        <a href="/tables" aria-current={page === 'tables' ? 'page' : page === 'history' ? 'true' : undefined}>
          <Icon of={LAYERS} />
          <span>{nav.tables}</span>
        </a>
        <a href="/notices" aria-current={page === 'notices' ? 'page' : undefined}>
          <Icon of={BELL} />
          <span>{nav.notices}</span>
        </a>
      </nav>
    </header>
  );
}

function Foot() {
  const { foot, nav } = words.value;
  return (
    <footer class="foot">
      <div class="settings">
        <label>
          {foot.language}
          <select value={lang.value} onChange={(event) => speak(event.currentTarget.value as Lang)}>
            <LangOptions />
          </select>
        </label>
        <label>
          {foot.theme}
          <select value={theme.value} onChange={(event) => chooseTheme(event.currentTarget.value as Theme)}>
            {(['system', 'light', 'dark'] as const).map((one) => (
              <option key={one} value={one}>
                {foot.themes[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="tick">
          <input
            type="checkbox"
            checked={contrast.value}
            onChange={(event) => chooseContrast(event.currentTarget.checked)}
          />
          {foot.contrast}
        </label>
      </div>
      <p>
        {foot.note} <a href="/credits">{nav.credits}</a> · <a href="/verify">{nav.verify}</a>
      </p>
    </footer>
  );
}

/** Mails follow: who sits somewhere may be told about it in the same language. */
function speak(to: Lang): void {
  chooseLang(to);
  if (recall('name') !== undefined) void ask('PUT', '/me/notices', { lang: to });
}

function LostPage() {
  const { lost } = words.value;
  unlisted();
  return (
    <Plain title={lost.title}>
      <p>{lost.help}</p>
      <a class="button primary" href="/">
        {lost.home}
      </a>
    </Plain>
  );
}
