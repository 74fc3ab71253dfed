// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { getSession, signOut } from '../../../src/api/session.ts';
import { useLogin } from '../../../src/hooks/account/useLogin.ts';
import { answer, asked } from '../support/heldServer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));

const credentials = {
  countryCode: 'DE',
  phone: '1512345678',
  password: 'a long pass phrase',
  role: 1,
} as const;

beforeEach(() => {
  asked.length = 0;
  signOut();
});

it("[S7.11] a failure is logged as 'Login failed:' and re-thrown", async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const hook = await renderHook(() => useLogin(), Swr);
  const refusal = new ApiError(422, 'INVALID_CREDENTIALS', { message: 'Phone, role or password is wrong' });
  const caught = vi.fn<(error: unknown) => void>();
  await doing(() => hook.current.login(credentials).catch(caught));
  asked[0]?.refuse(refusal);
  await settle();
  expect(caught.mock.calls).toEqual([[refusal]]);
  expect(logged.mock.calls).toEqual([['Login failed:', 'INVALID_CREDENTIALS']]);
  expect(getSession().isLoggedIn).toBe(false);
  logged.mockRestore();
});

it('a success is neither', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const hook = await renderHook(() => useLogin(), Swr);
  await doing(() => hook.current.login(credentials));
  await answer({ message: 'Welcome back', response: { id: 'ada', accessToken: 'token', userName: 'Ada' } });
  expect(getSession()).toMatchObject({ isLoggedIn: true, token: 'token', role: 1 });
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
