import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { debounce } from '../../../src/lib/debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('debounce', () => {
  test('runs once, 300 ms after the last call, unless said otherwise [S9.1]', () => {
    const run = vi.fn<(text: string) => void>();
    const later = debounce(run);
    later('a');
    vi.advanceTimersByTime(299);
    later('b');
    vi.advanceTimersByTime(299);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([['b']]);
  });

  test('waits as long as it is told', () => {
    const run = vi.fn<() => void>();
    debounce(run, 1000)();
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  test('can be called off, and run at once', () => {
    const run = vi.fn<(text: string) => void>();
    const later = debounce(run);
    later('dropped');
    later.cancel();
    later.flush();
    expect(run).not.toHaveBeenCalled();
    later('now');
    later.flush();
    vi.runAllTimers();
    expect(run.mock.calls).toEqual([['now']]);
  });
});
