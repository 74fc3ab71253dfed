import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than what a known account costs more than an unknown one. */
const SLOWEST_MS = 150;

/** Waits until 150 ms after `began` (of `performance.now()`), so that the time of an answer tells nothing. */
export async function evenTime(began: number): Promise<void> {
  await wait(Math.max(0, SLOWEST_MS - (performance.now() - began)));
}

/** Does it in no less than that time, whether it ends with an answer or a refusal. */
export async function inEvenTime<T>(run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await run();
  } finally {
    await evenTime(began);
  }
}
