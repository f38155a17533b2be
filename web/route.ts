import { signal } from '@preact/signals';
import type { Lang } from '../src/engine/words.ts';
import type { LinkKind } from '../src/protocol/table.ts';

export type Route =
  | {
      readonly page:
        | 'home'
        | 'tables'
        | 'notices'
        | 'credits'
        | 'confirm'
        | 'unsubscribe'
        | 'verify'
        | 'lost';
    }
  /** `moment`: the version of an earlier moment to look at. */
  | { readonly page: 'table'; readonly id: string; readonly moment?: number }
  | { readonly page: 'person'; readonly id: string }
  /** `search`: the filters, with their question mark; empty for none. */
  | { readonly page: 'history'; readonly search: string };

const PAGES = ['tables', 'notices', 'credits', 'confirm', 'unsubscribe', 'verify'] as const;

export function routeOf(pathname: string, search = ''): Route {
  const path = pathname.replace(/\/$/, '');
  if (path === '') return { page: 'home' };
  const table = /^\/t\/([a-z2-9]{10})(?:\/([1-9]\d{0,5}))?$/.exec(path);
  if (table?.[1] !== undefined) {
    const moment = table[2] === undefined ? {} : { moment: Number(table[2]) };
    return { page: 'table', id: table[1], ...moment };
  }
  const person = /^\/p\/([\w-]{22})$/.exec(path);
  if (person?.[1] !== undefined) return { page: 'person', id: person[1] };
  if (path === '/history') return { page: 'history', search };
  return { page: PAGES.find((page) => path === `/${page}`) ?? 'lost' };
}

/** A link as it stands in the fragment: `#seat.TOKEN`. Undefined for anything else, a token that was cut short included. */
export function linkIn(hash: string): { readonly kind: LinkKind; readonly token: string } | undefined {
  const match = /^#(invite|seat|watch|host)\.([\w-]{43})$/.exec(hash);
  return match ? { kind: match[1] as LinkKind, token: match[2] ?? '' } : undefined;
}

export function linkTo(table: string, kind: LinkKind, token: string): string {
  return `${location.origin}/t/${table}#${kind}.${token}`;
}

/** Where a game's rules are in a language; at a section (`s4`), if one is named. */
export function rulesPath(game: string, lang: Lang, section?: string): string {
  return `/rules/${game}${lang === 'en' ? '' : `.${lang}`}${section === undefined ? '' : `#${section}`}`;
}

export const route = signal<Route>({ page: 'home' });

export function go(path: string): void {
  writeAddress();
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

/** Browsers take an address anew a hundred times in half a minute, and no more. */
const ADDRESS_MS = 350;
let turned: { readonly path: string; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/** The same without a step in the browser's history, and without moving the page. The address follows as fast as it may. */
export function turnTo(path: string): void {
  const { pathname, search } = new URL(path, location.origin);
  show(routeOf(pathname, search));
  if (!turned) history.replaceState(null, '', path);
  const timer = turned?.timer ?? setTimeout(writeAddress, ADDRESS_MS);
  turned = { path, timer };
}

/** Writes the address that waits to be written. */
function writeAddress(): void {
  if (!turned) return;
  const { path, timer } = turned;
  clearTimeout(timer);
  turned = undefined;
  if (location.pathname !== path) turnTo(path);
}

/** Where the browser's own ways lead, nothing waits any longer. */
function arrive(): void {
  if (turned) clearTimeout(turned.timer);
  turned = undefined;
  show(routeOf(location.pathname, location.search));
}

function show(next: Route): void {
  const now = route.peek();
  // The same table with another link in the fragment is a new arrival too; its page listens to `hashchange`.
  if (JSON.stringify(next) !== JSON.stringify(now)) route.value = next;
}

/** Follows links within the site without loading it anew. */
export function listen(): void {
  arrive();
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || anchor.target !== '' || anchor.hasAttribute('download')) return;
    const url = new URL(anchor.href);
    if (url.origin !== location.origin || routeOf(url.pathname).page === 'lost') return;
    // A fragment of this very page is the browser's own business.
    if (url.pathname === location.pathname && url.hash !== '') return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
