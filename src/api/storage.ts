import type { Schemas } from '#openapi/contract.ts';
import { isRecord } from './scratch.ts';

/** What login leaves under the key `user` (specification 3). */
export type StoredUser = Partial<Schemas['Session']>;

const userKey = 'user';
const deviceTokenKey = 'deviceToken';
const themeKey = 'theme';

/**
 * What could not be written: storage may be full or forbidden, and the application then works for this page load only.
 * `null` is a key that could not be removed.
 */
const memory = new Map<string, string | null>();

function read(key: string): string | null {
  const unwritten = memory.get(key);
  if (unwritten !== undefined) return unwritten;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** What the screens take for text. With another kind none of them could be drawn, not even the one to log out. */
const texts = ['accessToken', 'id', 'userName', 'userImage'] as const;

const isStoredUser = (value: unknown): value is StoredUser =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  texts.every((name) => value[name] == null || typeof value[name] === 'string');

/** `undefined` when nobody is stored, or when what is stored cannot be read. */
export function readUser(): StoredUser | undefined {
  try {
    const value: unknown = JSON.parse(read(userKey) ?? 'null');
    return isStoredUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const writeUser = (user: StoredUser) => write(userKey, JSON.stringify(user));
export const readDeviceToken = () => read(deviceTokenKey) ?? '';
export const writeDeviceToken = (token: string) => write(deviceTokenKey, token || null);

/** Removes the stored user and the device token (specification 4: logout, 401, 410). */
export function clearStoredSession() {
  write(userKey, null);
  write(deviceTokenKey, null);
}

export type Theme = 'light' | 'dark';
export const readTheme = (): Theme => (read(themeKey) === 'dark' ? 'dark' : 'light');
export const writeTheme = (theme: Theme) => write(themeKey, theme);

/** Is this storage event (another tab) about the session? */
export const isSessionKey = (key: string | null) => key === null || key === userKey;
