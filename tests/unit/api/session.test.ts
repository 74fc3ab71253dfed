import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';

async function load(stored?: object) {
  vi.resetModules();
  const browser = stubBrowser();
  if (stored) browser.storage.setItem('user', JSON.stringify(stored));
  return { ...browser, ...(await import('../../../src/api/session.ts')) };
}
type Loaded = Awaited<ReturnType<typeof load>>;

const payload = {
  accessToken: 'token',
  id: 'u1',
  role: 1,
  premiumUser: 0,
  userName: 'Amara Diallo',
  userImage: '/media/amara.webp',
  verificationStatus: 0,
  isVerifiedPhone: true,
} as const;

describe('session', () => {
  let api: Loaded;
  beforeEach(async () => {
    api = await load();
  });

  test('nobody: role 0, not logged in, sidebar open', () => {
    expect(api.getSession()).toEqual({
      role: 0,
      isLoggedIn: false,
      token: undefined,
      userId: undefined,
      userInfo: { name: '', image: undefined },
      isPremiumUser: false,
      isSidebarOpen: true,
    });
  });

  test('login stores the payload and the given role [S4.1]', () => {
    api.signIn(payload, 3);
    expect(JSON.parse(api.storage.getItem('user') ?? '')).toEqual({ ...payload, role: 3 });
    expect(api.getSession()).toMatchObject({
      role: 3,
      isLoggedIn: true,
      token: 'token',
      userId: 'u1',
      userInfo: { name: 'Amara Diallo', image: '/media/amara.webp' },
    });
  });

  test('a payload without an access token signs nobody in [S4.1]', () => {
    api.signIn({ ...payload, accessToken: '' }, 1);
    expect(api.getSession().isLoggedIn).toBe(false);
    expect(api.storage.length).toBe(0);
  });

  test('logout removes user and device token, clears the token and marks logged out [S4.2]', () => {
    api.signIn(payload, 1);
    api.storage.setItem('deviceToken', 'push');
    api.signOut();
    expect(api.storage.length).toBe(0);
    expect(api.getSession()).toMatchObject({ isLoggedIn: false, token: undefined, role: 0 });
  });

  test('premium writes premiumUser 1 and the flag [S4.3]', () => {
    api.setPremiumUser();
    expect(api.storage.length).toBe(0);
    api.signIn(payload, 1);
    api.setPremiumUser();
    expect(JSON.parse(api.storage.getItem('user') ?? '')).toMatchObject({ premiumUser: 1 });
    expect(api.getSession().isPremiumUser).toBe(true);
  });

  test('name and picture can change; a name alone keeps the picture', () => {
    api.signIn(payload, 1);
    api.updateUserInfo({ name: 'Amara D.', image: undefined });
    expect(api.getSession().userInfo).toEqual({ name: 'Amara D.', image: '/media/amara.webp' });
    api.updateUserInfo({ name: 'Amara', image: '/media/new.webp' });
    expect(api.getSession().userInfo).toEqual({ name: 'Amara', image: '/media/new.webp' });
  });

  test('the sidebar is open by default and toggles [S2.15]', () => {
    expect(api.getSession().isSidebarOpen).toBe(true);
    api.toggleSidebar();
    expect(api.getSession().isSidebarOpen).toBe(false);
    api.toggleSidebar();
    expect(api.getSession().isSidebarOpen).toBe(true);
  });

  test('tells how the last session ended, until the next begins', () => {
    expect(api.getSessionEnd()).toBeUndefined();
    api.signIn(payload, 1);
    api.endSession();
    expect([api.getSessionEnd(), api.isAccountGone()]).toEqual(['over', false]);
    api.endSession(true);
    expect([api.getSessionEnd(), api.isAccountGone()]).toEqual(['over', true]);
    api.signIn(payload, 1);
    expect(api.getSessionEnd()).toBeUndefined();
    api.signOut();
    expect(api.getSessionEnd()).toBe('left');
    api.signOut('deleted');
    expect(api.getSessionEnd()).toBe('deleted');
  });

  test('is the same object while nothing changes', () => {
    expect(api.getSession()).toBe(api.getSession());
  });
});

describe('on load', () => {
  test('a stored user is logged in [S4.3, S3.1]', async () => {
    const api = await load({ ...payload, role: 2, premiumUser: 1 });
    expect(api.getSession()).toMatchObject({ role: 2, isLoggedIn: true, isPremiumUser: true });
  });

  test('a stored role that is none counts as 0 [S3.1]', async () => {
    expect((await load({ accessToken: 'token', id: 'u1' })).getSession().role).toBe(0);
    expect((await load({ ...payload, role: 5 })).getSession().role).toBe(0);
  });
});

describe('another tab', () => {
  test('signs in and out here too, while somebody listens', async () => {
    const api = await load();
    const heard = vi.fn<() => void>();
    const stop = api.subscribeSession(heard);
    api.storage.setItem('user', JSON.stringify(payload));
    api.storageChanged('theme');
    expect(heard).not.toHaveBeenCalled();
    api.storageChanged('user');
    expect(api.getSession().isLoggedIn).toBe(true);
    api.storage.clear();
    api.storageChanged(null);
    expect(api.getSession().isLoggedIn).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    api.storageChanged('user');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
