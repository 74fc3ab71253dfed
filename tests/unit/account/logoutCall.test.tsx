// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { getSession, signIn } from '../../../src/api/session.ts';
import { useLogout } from '../../../src/hooks/account/useLogout.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import { answerOf } from '../support/fetchStandIn.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

const server = await vi.hoisted(async () => (await import('../support/fetchStandIn.ts')).stubFetch());
// What waits to be sent is on a disk that a document without a browser does not have.
vi.mock('../../../src/hooks/outbox/outbox.ts', () => ({ outbox: { forget: () => Promise.resolve() } }));

const toasts = () => toastQueue.all().map(({ kind, title }) => [kind, title]);
const call = {
  method: 'POST',
  path: '/api/user/logout',
  authorization: 'Bearer token',
  body: { userId: 'ada', deviceToken: 'push' },
};

beforeEach(() => {
  server.sent.length = 0;
  localStorage.clear();
  for (const { id } of toastQueue.all()) toastQueue.dismiss(id);
  signIn({ id: 'ada', accessToken: 'token', userName: 'Ada' }, 1);
  localStorage.setItem('deviceToken', 'push');
});

async function loggedOut() {
  const hook = await renderHook(() => useLogout(), Swr);
  await doing(() => hook.current.logout());
  await vi.waitFor(async () => {
    await settle();
    expect(toasts()).not.toEqual([]);
  });
}

it('[S4.10] the call goes out once, as the member and with the device, and its answer ends the session', async () => {
  server.answer = () => answerOf({ message: 'You are logged out' });
  await loggedOut();
  expect(server.sent).toEqual([call]);
  expect(getSession()).toMatchObject({ isLoggedIn: false, token: undefined });
  expect([localStorage.getItem('user'), localStorage.getItem('deviceToken')]).toEqual([null, null]);
  expect(toasts()).toEqual([['success', 'You are logged out']]);
});

const problem = { code: 'INTERNAL', message: 'Please try again in a minute.', requestId: 'r-1' };
it.each([
  ["the server's message", problem, 'Please try again in a minute.'],
  ['the generic one where it has none', undefined, 'Something went wrong'],
])('[S8.3] a call that the server fails is a toast with %s', async (_, body, title) => {
  server.answer = () => answerOf(body, 500);
  await loggedOut();
  expect(server.sent).toEqual([call]);
  expect(toasts()).toEqual([['error', title]]);
  expect(getSession()).toMatchObject({ isLoggedIn: true, token: 'token' });
  expect(localStorage.getItem('deviceToken')).toBe('push');
});
