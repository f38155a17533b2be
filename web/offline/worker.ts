import { FILES, VERSION } from 'virtual:site-files';

// The DOM's types and a worker's do not go together: what `self` is has to be said.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

const PREFIX = 'longhand-';
const CACHE = PREFIX + VERSION;
const HASHED = /^\/assets\//;
/** Private, or none of the site's: they never pass through here. */
const PASSED_BY = /^\/(?:api|u|cdn-cgi)\//;
/** A network that takes longer for a page counts as none. */
const PATIENCE_MS = 3_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

// A page that was loaded when this version waited takes it from now on.
worker.addEventListener('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || PASSED_BY.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request, pathname) : file(request, pathname));
});

/** A file whose name tells its content is taken from the version before, if that had it. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (path) => {
      const known = HASHED.test(path) ? await caches.match(path) : undefined;
      const response = known ?? (await fetch(path, { cache: HASHED.test(path) ? 'default' : 'no-cache' }));
      if (!response.ok || response.redirected) throw new Error(`${path} cannot be kept: ${response.status}`);
      await cache.put(path, response);
    }),
  );
}

/** The version before stays as well: an open tab goes on with its files. */
async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The newest page that there is: from the network, or as it was kept. */
async function page(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const kept = await cache.match(FILES.includes(path) ? path : '/');
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), PATIENCE_MS);
  });
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

async function file(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(pathname)) ?? (await caches.match(pathname)) ?? fetch(request);
}
