import { signal } from '@preact/signals';

const HOUR_MS = 3_600_000;

/** A newer version of the site that has come while the page was open. */
const waiting = signal<ServiceWorker | null>(null);

/** Whether there is a newer version to change to. */
export const isUpdated = () => waiting.value !== null;

/** Keeps the site for when there is no network, and looks for newer versions. */
export async function keepSite(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(scriptUrl() as string);
    // This page came from the network just now: it is of the new version already.
    registration.waiting?.postMessage('activate');
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        // Without a controller it is the first version ever, and the page's own.
        if (next.state === 'installed' && serviceWorker.controller) waiting.value = next;
      });
    });
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' || Date.now() - looked < HOUR_MS) return;
      looked = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // Switched off, or no network: the site works without it.
  }
}

/** Changes to the newer version: the page is loaded anew. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.value?.postMessage('activate');
}

/** The content security policy lets no mere text be a script's address. */
function scriptUrl(): unknown {
  const path = '/worker.js';
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): {
        createScriptURL(url: string): unknown;
      };
    };
  };
  return (
    trustedTypes?.createPolicy('longhand-worker', { createScriptURL: () => path }).createScriptURL(path) ??
    path
  );
}
