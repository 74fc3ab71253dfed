import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeFirebase } from '../../../mocks/fakeFirebase.ts';
import { howToAllow } from '../../../src/domain/pushPermission.ts';
import { firebaseTokens, noTokens } from '../../../src/platform/push/firebaseTokens.ts';
import { stubBrowser } from '../support/browser.ts';

const settings = { options: { projectId: 'our-network' }, vapidKey: 'public-key' };
const registration = { scope: '/' };

async function load(permission: NotificationPermission | undefined) {
  vi.resetModules();
  const browser = stubBrowser();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: Promise.resolve(registration) } });
  vi.stubGlobal('PushManager', permission && {});
  vi.stubGlobal('Notification', permission && { permission });
  if (!permission) {
    Reflect.deleteProperty(globalThis, 'Notification');
    Reflect.deleteProperty(globalThis, 'PushManager');
  }
  const sent = vi.fn<(op: string, payload: unknown) => Promise<object>>(() => Promise.resolve({}));
  vi.doMock('../../../src/api/swr.ts', () => ({ request: sent }));
  const { signIn, signOut } = await import('../../../src/api/session.ts');
  const { readDeviceToken } = await import('../../../src/api/storage.ts');
  const device = await import('../../../src/hooks/notifications/deviceToken.ts');
  const session = { accessToken: 'token', id: 'u1', role: 1, userName: 'Amara Diallo' } as const;
  signIn(session, 1);
  return {
    ...browser,
    ...device,
    sent,
    signIn: () => signIn({ ...session, id: 'u2' }, 1),
    signOut,
    readDeviceToken,
  };
}

describe('the push token of this browser', () => {
  let said: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    said = vi.spyOn(console, 'info').mockImplementation(() => {});
    said.mockClear();
  });

  test('is sent once, and again when it is another one; ours is the worker that receives [S7.5]', async () => {
    const page = await load('granted');
    const { parts, asked } = fakeFirebase();
    const tokens = firebaseTokens(settings, () => Promise.resolve(parts));
    await page.registerDevice(tokens);
    await page.registerDevice(tokens);
    expect(page.sent.mock.calls).toEqual([['updateDeviceToken', { deviceToken: 'token-1' }]]);
    expect(page.readDeviceToken()).toBe('token-1');
    expect(asked[0]).toEqual({ vapidKey: 'public-key', serviceWorkerRegistration: registration });
    page.signOut();
    expect(page.readDeviceToken()).toBe('');
    await page.forgetDevice(tokens);
    page.signIn();
    await page.registerDevice(tokens);
    expect(page.sent).toHaveBeenLastCalledWith('updateDeviceToken', { deviceToken: 'token-2' });
  });

  test.each(['denied', 'default', undefined] as const)(
    'is empty and nothing is sent when permission is %s, which is logged [S5.3]',
    async (permission) => {
      const page = await load(permission);
      const loaded = vi.fn<() => Promise<never>>();
      await page.registerDevice(firebaseTokens(settings, loaded));
      expect(said).toHaveBeenCalledWith('Notification permission denied.');
      expect(page.sent).not.toHaveBeenCalled();
      expect(loaded).not.toHaveBeenCalled();
    },
  );

  test('permission that was taken back takes the token away', async () => {
    const page = await load('denied');
    page.storage.setItem('deviceToken', 'token-1');
    await page.registerDevice(noTokens);
    expect(page.sent).toHaveBeenCalledWith('updateDeviceToken', { deviceToken: '' });
    expect(page.readDeviceToken()).toBe('');
  });

  test('without an account of Firebase, or support for it, there is none', async () => {
    const page = await load('granted');
    const { parts } = fakeFirebase({ supported: false });
    await page.registerDevice(noTokens);
    await page.registerDevice(firebaseTokens(settings, () => Promise.resolve(parts)));
    expect(page.sent).not.toHaveBeenCalled();
  });
});

test('what came by push and by the stream is told once', async () => {
  const { feedMessage, onMessage } = await import('../../../src/platform/push/messages.ts');
  const heard = vi.fn<(message: { body: string }) => void>();
  const end = onMessage(heard);
  const one = { title: 'New follower', body: 'Bo Park follows you', tag: 'n1' };
  const grown = { ...one, body: 'Bo Park and 2 others follow you' };
  feedMessage(one, 'stream');
  feedMessage({ ...one, body: 'There is news.' }, 'push');
  feedMessage(grown, 'push');
  feedMessage(grown, 'push');
  feedMessage(grown, 'stream');
  end();
  feedMessage({ ...one, tag: 'n2' }, 'stream');
  expect(heard.mock.calls.map(([{ body }]) => body)).toEqual([
    'Bo Park follows you',
    'Bo Park and 2 others follow you',
  ]);
});

test('how to allow notifications is said for the browser at hand', () => {
  const [chrome, firefox, safari] = [
    'Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/153.0 Safari/537.36',
    'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
  ].map(howToAllow);
  expect(chrome).toContain('switch Notifications on');
  expect(firefox).toContain('clear "Blocked"');
  expect(safari).toContain('allow this site');
});
