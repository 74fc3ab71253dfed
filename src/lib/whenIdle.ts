/** Milliseconds after which it is done all the same: somebody may be waiting for it, and a busy page is never idle. */
const latest = 2000;

/** Runs once the browser has nothing else to do, or after two seconds (in Safari always, which cannot say). Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: latest });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, latest);
  return () => clearTimeout(timer);
}
