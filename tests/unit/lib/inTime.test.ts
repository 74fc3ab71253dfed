import { expect, it } from 'vitest';
import { inTime } from '../../../src/lib/inTime.ts';
import { mayKeep } from '../../../src/serviceWorker/mayKeep.ts';

it('waits for what comes in time, and no longer', async () => {
  expect(await inTime(Promise.resolve('page'), 1000)).toBe('page');
  await expect(inTime(Promise.reject(new Error('no network')), 1000)).rejects.toThrow('no network');
  await expect(inTime(new Promise(() => {}), 5)).rejects.toThrow('Not within 5 ms');
});

it('pictures are kept for reading offline unless the server forbids it', () => {
  const answer = (cacheControl?: string, status = 200) =>
    mayKeep(new Response(null, { status, headers: cacheControl ? { 'cache-control': cacheControl } : {} }));
  expect(answer('public, max-age=31536000, immutable')).toBe(true);
  expect(answer()).toBe(true);
  expect(answer('private, No-Store')).toBe(false);
  expect(answer('public', 404)).toBe(false);
});
