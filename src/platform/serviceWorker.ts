/** Where the service worker stands: at the site root, so that it serves every address (specification 9). */
const address = '/serviceWorker.js';

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** The member has pressed: the page may be loaded anew as soon as the new version is in charge. */
let wanted = false;

function offer(worker: ServiceWorker | null) {
  // Without a page that is served already, this is the first version and not a new one.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

/** How often an open page asks for a new version. */
const checkMs = 30 * 60_000;

/** A browser looks for a new version when a page is loaded, and an application that stays open loads none. */
function keepLooking(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now();
  const look = () => {
    if (document.hidden || !navigator.onLine || Date.now() - lookedAt < checkMs) return;
    lookedAt = Date.now();
    // Without an answer it is asked again another time.
    registration.update().catch(() => {});
  };
  setInterval(look, checkMs / 10);
  document.addEventListener('visibilitychange', look);
}

/** Makes the application installable and readable offline. Only in a built application; without one nothing happens. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    let served = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (wanted) location.reload();
      // Another tab has taken the new version: this one still runs the old code.
      else if (served) offer(navigator.serviceWorker.controller);
      // On the first visit it is the version of this page that takes it into its care.
      served = true;
    });
    const registration = await navigator.serviceWorker.register(address);
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
      });
    });
    keepLooking(registration);
  } catch {
    // Private windows and old browsers: the application works without.
  }
}

/** For `useSyncExternalStore`. */
export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const isUpdateReady = () => waiting !== undefined;

/** Lets the new version take over and loads the page anew. Drafts are written down when the page goes away. */
export function takeUpdate() {
  if (!waiting) return;
  wanted = true;
  // It took over when the member pressed this in another tab, or an even newer one has.
  if (waiting.state !== 'installed') return location.reload();
  // A worker's postMessage takes no origin; a window's would.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  waiting.postMessage('takeOver');
}

/** Erases the pictures that this browser keeps for reading offline: the next member must not find them. */
export async function forgetMedia(): Promise<void> {
  try {
    await caches.delete('media');
    const registration = await navigator.serviceWorker.getRegistration();
    // Their addresses stand in a list of the worker's own.
    registration?.active?.postMessage('forgetMedia');
  } catch {
    // Storage is forbidden, or there is no worker here: there is nothing to erase.
  }
}
