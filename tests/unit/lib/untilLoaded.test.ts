import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilLoaded } from '../../../src/lib/untilLoaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that is gone for so many attempts. */
function failing(times: number) {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('view');
  for (let one = 0; one < times; one++) load.mockRejectedValueOnce(new TypeError('no server'));
  return load;
}

describe('what has to be loaded', () => {
  it('is tried again a while after each failure, and no more once it is there', async () => {
    const load = failing(3);
    const onLoaded = vi.fn<(value: string) => void>();
    untilLoaded(load, { againMs: 1000, onLoaded });
    await vi.advanceTimersByTimeAsync(2999);
    expect(load).toHaveBeenCalledTimes(3);
    expect(onLoaded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(onLoaded).toHaveBeenCalledExactlyOnceWith('view');
  });

  it('is left alone once nobody waits for it', async () => {
    const load = failing(1);
    const onLoaded = vi.fn<(value: string) => void>();
    untilLoaded(load, { againMs: 1000, onLoaded })();
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledTimes(1);

    const late = vi.fn<() => Promise<string>>(
      () => new Promise((resolve) => setTimeout(() => resolve('view'), 50)),
    );
    untilLoaded(late, { againMs: 1000, onLoaded })();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onLoaded).not.toHaveBeenCalled();
  });
});
