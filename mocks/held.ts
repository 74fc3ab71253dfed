/**
 * An answer that a play holds back: whoever awaits `wait()` goes on once the play has called `release()`. A story makes
 * one before each time that it is played.
 */
export function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { wait: () => promise, release: () => resolve() };
}
