// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../../src/api/serverClock.ts';
import { useNewPosts } from '../../../src/hooks/feed/posts/useNewPosts.ts';
import { asked } from '../support/heldServer.ts';
import { renderHook } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));

const minute = 60_000;
const payload = { filter: 0 } as const;

/** Comes back to a list that was read so long ago, by the clock of the server; this device is behind it by so much. */
async function comesBack(agoMs: number, behindMs: number) {
  const now = Date.now() + behindMs;
  noteServerTime(new Date(now).toUTCString());
  const page = { message: '', response: [], count: 0, snapshotAt: new Date(now - agoMs).toISOString() };
  const list = { data: [page], setSize: () => undefined };
  const hook = await renderHook(() => useNewPosts(payload, list), Swr);
  const ops = asked.map(({ op }) => op);
  await hook.unmount();
  return ops;
}

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => noteServerTime(new Date().toUTCString()));

it.each([
  ['right', 0],
  ['behind that of the server by minutes', 20 * minute],
  ['ahead of it by minutes', -20 * minute],
])('whoever comes back to a list of before is told what is new, with a clock that is %s', async (_, ms) => {
  expect(await comesBack(2 * minute, ms)).toEqual(['getFeedList']);
});

it.each([
  ['right', 0],
  ['ahead of that of the server by minutes', -20 * minute],
])('a list that was read just now is not asked for again, with a clock that is %s', async (_, ms) => {
  expect(await comesBack(minute / 6, ms)).toEqual([]);
});
