import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test('queries are fresh for 5 minutes, retried once, not on focus, and only online [S9.6]', async () => {
  const { queryDefaults } = await import('../../../src/api/swr.ts');
  expect(queryDefaults).toMatchObject({
    dedupingInterval: 5 * 60 * 1000,
    errorRetryCount: 1,
    revalidateOnFocus: false,
  });
  vi.stubGlobal('navigator', { onLine: false });
  expect(queryDefaults.isPaused?.()).toBe(true);
  vi.stubGlobal('navigator', { onLine: true });
  expect(queryDefaults.isPaused?.()).toBe(false);
});

test('what the server has refused is not asked for again', async () => {
  const { queryDefaults } = await import('../../../src/api/swr.ts');
  const { ApiError, networkError } = await import('../../../src/api/errors.ts');
  const retries = queryDefaults.shouldRetryOnError as (error: unknown) => boolean; // The only form that is used here.
  expect(
    [networkError(), new ApiError(500, 'INTERNAL', {}), new ApiError(503, 'UNAVAILABLE', {})].map(retries),
  ).toEqual([true, true, true]);
  expect(
    [new ApiError(404, 'NOT_FOUND', {}), new ApiError(401, 'UNAUTHENTICATED', {}), new Error('ours')].map(
      retries,
    ),
  ).toEqual([false, false, false]);
});

test('what keeps answers is called, and loaded, for those alone that stay readable without a network', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Found', response: [] })));
  const { request, setReadKeeper } = await import('../../../src/api/swr.ts');
  const keep = vi.fn<(op: string) => void>();
  setReadKeeper(keep);
  await request('countries', {});
  await request('aboutUs', {});
  await request('getUpgradeToPremium', {});
  expect(keep.mock.calls.map(([op]) => op)).toEqual(['aboutUs']);
});
