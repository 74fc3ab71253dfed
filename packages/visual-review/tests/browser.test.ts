import type { Browser } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { lasting } from '../src/capture/browser.ts';

/** The rest of a browser is not asked here. */
const browser = (connected: boolean) => ({ isConnected: () => connected }) as Browser;

it('a browser that died is replaced once, for everybody who asks, and it is said', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const next = browser(true);
  const start = vi.fn<() => Promise<Browser>>(() => Promise.resolve(next));
  const ask = lasting(browser(false), start);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([next, next, next]);
  expect(start).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledWith('The browser died; another one goes on');
  said.mockRestore();
});

it('one that lives stays', async () => {
  const first = browser(true);
  expect(await lasting(first, () => Promise.reject(new Error('not asked')))()).toBe(first);
});
