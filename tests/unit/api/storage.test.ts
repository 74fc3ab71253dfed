import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';

async function load() {
  vi.resetModules();
  const { storage } = stubBrowser();
  return { storage, ...(await import('../../../src/api/storage.ts')) };
}
let api: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  api = await load();
});

const user = { accessToken: 'token', id: 'u1', role: 1, premiumUser: 0 } as const;

describe('what is stored', () => {
  test('the user stands under user, the device token under deviceToken, the theme under theme [S3.1, S1.5]', () => {
    api.writeUser(user);
    api.writeTheme('dark');
    api.storage.setItem('deviceToken', 'push');
    expect([...api.storage.entries.keys()].sort()).toEqual(['deviceToken', 'theme', 'user']);
    expect(JSON.parse(api.storage.getItem('user') ?? '')).toEqual(user);
    expect(api.readUser()).toEqual(user);
    expect(api.readDeviceToken()).toBe('push');
  });

  test('the theme is light unless dark was chosen [S1.5]', () => {
    expect(api.readTheme()).toBe('light');
    api.writeTheme('dark');
    expect(api.readTheme()).toBe('dark');
    api.storage.setItem('theme', 'violet');
    expect(api.readTheme()).toBe('light');
  });

  test('the end of a session removes user and device token, and nothing else [S4.2, S4.15]', () => {
    api.writeUser(user);
    api.storage.setItem('deviceToken', 'push');
    api.writeTheme('dark');
    api.clearStoredSession();
    expect([...api.storage.entries]).toEqual([['theme', 'dark']]);
    expect(api.readDeviceToken()).toBe('');
  });

  test.each([
    'null',
    '{}',
    '[]',
    '["accessToken"]',
    '"text"',
    '7',
    '{"accessToken"',
    '',
    '{"accessToken":7}',
    '{"accessToken":"token","userName":["Amara"]}',
  ])('%j is nobody', (text) => {
    api.storage.setItem('user', text);
    expect(api.readUser()).toBeUndefined();
  });
});

describe.each(['full', 'forbidden'] as const)('while storage is %s', (broken) => {
  test('a session lasts as long as the page', () => {
    api.storage.broken = broken;
    api.writeUser(user);
    expect(api.readUser()).toEqual(user);
    api.writeUser({ ...user, premiumUser: 1 });
    expect(api.readUser()?.premiumUser).toBe(1);
    api.clearStoredSession();
    expect(api.readUser()).toBeUndefined();
  });
});

test('what could be written in the end is read from there again', () => {
  api.storage.broken = 'full';
  api.writeUser(user);
  api.storage.broken = false;
  api.writeUser({ ...user, id: 'u2' });
  api.storage.setItem('user', JSON.stringify({ ...user, id: 'u3' }));
  expect(api.readUser()?.id).toBe('u3');
});
