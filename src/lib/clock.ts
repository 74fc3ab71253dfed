/** Time and chance, so that a test can hold both. */
export interface Clock {
  /** Unix milliseconds. */
  now: () => number;
  /** 0 to 1, as `Math.random`. */
  random: () => number;
  /** Calls `run` once after so many milliseconds; returns how to call it off. */
  after: (ms: number, run: () => void) => () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
