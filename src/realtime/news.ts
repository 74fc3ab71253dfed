/** The fallback of product D10, as long as no stream tells what is new. */
const everyMs = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let streaming = false;

/** Everybody asks again for what they show. */
export function askAnew() {
  for (const listener of listeners) listener();
}

/** Nobody looks at a hidden page, and offline there is nothing to ask. */
function poll() {
  if (!streaming && !document.hidden && navigator.onLine) askAnew();
}

function keepTime() {
  const wanted = listeners.size > 0 && !streaming;
  if (wanted) timer ??= setInterval(poll, everyMs);
  else {
    clearInterval(timer);
    timer = undefined;
  }
}

/** While the stream says what happens, nobody asks by the clock. */
export function setStreaming(now: boolean) {
  streaming = now;
  keepTime();
}

/** Calls `listener` whenever something may have happened that nobody told; returns the end of it. */
export function onNews(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', poll);
    addEventListener('online', poll);
  }
  keepTime();
  return () => {
    listeners.delete(listener);
    keepTime();
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', poll);
    removeEventListener('online', poll);
  };
}
