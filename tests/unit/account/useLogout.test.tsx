// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { getSession, signIn } from '../../../src/api/session.ts';
import { useLogout } from '../../../src/hooks/account/useLogout.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import { answer, asked } from '../support/heldServer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));
// What waits to be sent is on a disk that a document without a browser does not have.
vi.mock('../../../src/hooks/outbox/outbox.ts', () => ({ outbox: { forget: () => Promise.resolve() } }));

const toasts = () => toastQueue.all().map(({ kind, title }) => [kind, title]);

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  for (const { id } of toastQueue.all()) toastQueue.dismiss(id);
  signIn({ id: 'ada', accessToken: 'token', userName: 'Ada' }, 1);
});

async function loggingOut() {
  const hook = await renderHook(() => useLogout(), Swr);
  await doing(() => hook.current.logout());
  await settle();
  return hook;
}

it('[S4.10] calls logout, and only its answer clears the session and shows success', async () => {
  localStorage.setItem('deviceToken', 'push');
  const hook = await loggingOut();
  expect(asked.map(({ op, payload }) => [op, payload])).toEqual([['logout', { deviceToken: 'push' }]]);
  expect(hook.current.busy).toBe(true);
  expect(getSession().isLoggedIn).toBe(true);
  expect(toasts()).toEqual([]);
  await answer({ message: 'You are logged out' });
  expect(getSession()).toMatchObject({ isLoggedIn: false, token: undefined });
  expect([localStorage.getItem('user'), localStorage.getItem('deviceToken')]).toEqual([null, null]);
  expect(toasts()).toEqual([['success', 'You are logged out']]);
});

it.each([
  ["the server's message", { message: 'Please try again in a minute.' }, 'Please try again in a minute.'],
  ['the generic one', {}, 'Something went wrong'],
])('[S8.3] a call that fails is a toast with %s, and the session stays', async (_, problem, title) => {
  const hook = await loggingOut();
  asked[0]?.refuse(new ApiError(500, 'INTERNAL', problem));
  await settle();
  expect(toasts()).toEqual([['error', title]]);
  expect(hook.current.error).toBe(title);
  expect(getSession().isLoggedIn).toBe(true);
  expect(localStorage.getItem('user')).not.toBeNull();
});

it.each([401, 410])('of a session that is over already (%i) nothing is left to end', async (status) => {
  await loggingOut();
  asked[0]?.refuse(new ApiError(status, 'UNAUTHENTICATED', {}));
  await settle();
  expect(getSession().isLoggedIn).toBe(false);
  expect(toasts()).toEqual([['success', 'You are logged out']]);
});
