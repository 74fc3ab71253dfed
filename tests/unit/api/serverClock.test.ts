import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime, nowAsTold, serverNow } from '../../../src/api/serverClock.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const told = (ms: number) => new Date(now + ms).toUTCString();

describe('the present', () => {
  afterEach(() => {
    noteServerTime(new Date().toUTCString());
    vi.useRealTimers();
  });

  it.each([
    ['a day behind', 86_400_000],
    ['a day ahead', -86_400_000],
  ])('is the one of the server where the clock of the device is %s', (_what, ms) => {
    vi.useFakeTimers({ now });
    noteServerTime(told(ms));
    expect(serverNow()).toBe(now + ms);
    // An answer that does not say it changes nothing.
    noteServerTime(null);
    expect(serverNow()).toBe(now + ms);
  });

  it('is the one of the device again once its clock is right', () => {
    vi.useFakeTimers({ now });
    noteServerTime(told(86_400_000));
    noteServerTime(told(0));
    expect(serverNow()).toBe(now);
  });

  it('is not taken from an answer that took long, as over the sleep of a laptop', () => {
    vi.useFakeTimers({ now });
    noteServerTime(told(-3 * 3_600_000), now - 3 * 3_600_000);
    expect(serverNow()).toBe(now);
  });

  it('is the one of the device where the two are nearly the same', () => {
    vi.useFakeTimers({ now });
    noteServerTime(told(20 * 60_000));
    expect(serverNow()).toBe(now);
  });

  it.each([
    ['behind', 20 * 60_000],
    ['ahead', -20 * 60_000],
  ])('is told to the second where the clock of the device is minutes %s', (_what, ms) => {
    vi.useFakeTimers({ now });
    noteServerTime(told(ms));
    expect(nowAsTold()).toBe(now + ms);
    vi.setSystemTime(now + 5000);
    expect(nowAsTold()).toBe(now + ms + 5000);
    noteServerTime(null);
    expect(nowAsTold()).toBe(now + ms + 5000);
  });
});
