// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { signIn } from '../../../src/api/session.ts';
import { useNotificationSettings } from '../../../src/hooks/account/useNotificationSettings.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import { answerOf } from '../support/fetchStandIn.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

const server = await vi.hoisted(async () => (await import('../support/fetchStandIn.ts')).stubFetch());

const [read, update] = ['/api/user/fetchNotificationValue', '/api/user/notification/update'];
const problem = { code: 'INTERNAL', message: 'The disk is full.', requestId: 'r-1' };

it('[S8.3] a setting that is not kept is the generic toast, and asked for once more', async () => {
  signIn({ id: 'ada', accessToken: 'token', userName: 'Ada' }, 1);
  let kept = { email_notification_status: true, notification_status: false };
  const refusal = Promise.withResolvers<Response>();
  server.answer = (path) =>
    path === update ? refusal.promise : answerOf({ message: 'Settings', response: kept });
  const hook = await renderHook(() => useNotificationSettings(), Swr);
  const until = (what: () => void) =>
    vi.waitFor(async () => {
      await settle();
      what();
    });
  await until(() => expect(hook.current.settings).toEqual(kept));

  // Meanwhile the other one was switched on elsewhere.
  kept = { email_notification_status: true, notification_status: true };
  await doing(() => hook.current.onChange({ type: 1, value: false }));
  expect(hook.current.settings?.email_notification_status).toBe(false);
  refusal.resolve(answerOf(problem, 500));
  await until(() => expect(hook.current.settings).toEqual(kept));
  expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
    [read, undefined],
    [update, { type: 1, value: false }],
    [read, undefined],
  ]);
  expect(toastQueue.all().map(({ kind, title }) => [kind, title])).toEqual([
    ['error', 'Something went wrong'],
  ]);
  expect(hook.current.saving).toEqual([]);
});
