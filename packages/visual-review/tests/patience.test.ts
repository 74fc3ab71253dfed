import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nudged, SilentBrowser, within } from '../src/capture/patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const never = () => new Promise<never>(() => undefined);

describe('a browser that does not answer', () => {
  test('is given up with a sentence that says what it was asked for', async () => {
    const given = within(30_000, 'the picture was drawn', never()).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await given).toBe('the browser did not answer for 30 s while the picture was drawn');
  });

  test('is not given up before, and leaves no timer behind', async () => {
    expect(await within(10, 'a story was played', Promise.resolve('played'))).toBe('played');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps its own error', async () => {
    await expect(within(10, 'a story was played', Promise.reject(new Error('crashed')))).rejects.toThrow(
      'crashed',
    );
  });
});

describe('a picture that does not come', () => {
  test('is asked for again until one question is answered', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(never)
      .mockImplementationOnce(never)
      .mockResolvedValue('picture');
    const answer = nudged(1000, ask);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe('picture');
    expect(ask).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given up after five questions, as the trouble of the browser', async () => {
    const ask = vi.fn<() => Promise<string>>(never);
    const given = nudged(1000, ask).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await given).toBeInstanceOf(SilentBrowser);
    expect(await given).toMatchObject({ message: 'the browser drew no picture in 5 s' });
    expect(ask).toHaveBeenCalledTimes(5);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is asked for once when it comes at once, and an error is not asked again', async () => {
    const ask = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('the page is closed')));
    await expect(nudged(1000, ask)).rejects.toThrow('the page is closed');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
