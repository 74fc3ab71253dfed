export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  cancel: () => void;
  /** Runs a waiting call now. */
  flush: () => void;
}

/** Calls `run` once, `waitMs` after the last call. 300 ms unless said otherwise; search waits 1000 (specification 9). */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  waitMs = 300,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;
  const fire = () => {
    const args = waiting;
    debounced.cancel();
    if (args) run(...args);
  };
  const debounced = (...args: Args) => {
    clearTimeout(timer);
    waiting = args;
    timer = setTimeout(fire, waitMs);
  };
  debounced.cancel = () => {
    clearTimeout(timer);
    timer = waiting = undefined;
  };
  debounced.flush = fire;
  return debounced;
}
