import { useEffect } from 'preact/hooks';

const ICON = '/favicon.svg';
const ICON_AWAITED = '/favicon-turn.svg';

/** Names the browser's tab. `awaited`: somebody waits for the viewer, and the tab says so. */
export function titled(title?: string, awaited = false): void {
  useEffect(() => {
    document.title = title === undefined ? 'Longhand' : `${awaited ? '● ' : ''}${title} – Longhand`;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const href = awaited ? ICON_AWAITED : ICON;
    if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
  }, [title, awaited]);
}

/** Keeps a page that shows nothing to a stranger out of search engines; whoever has a right to a table is no search engine. */
export function unlisted(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
