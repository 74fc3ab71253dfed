import type { Schemas } from '#openapi/contract.ts';
import type { MemberRole } from '../domain/roles.ts';
import { isMemberRole } from '../domain/roles.ts';
import { clearStoredSession, isSessionKey, readUser, writeUser, type StoredUser } from './storage.ts';

/** The specification's session (section 3). `role` is 0 when nobody is signed in. */
export interface Session {
  role: MemberRole | 0;
  isLoggedIn: boolean;
  token: string | undefined;
  userId: string | undefined;
  userInfo: { name: string; image: string | undefined };
  isPremiumUser: boolean;
  isSidebarOpen: boolean;
}

/** How the last session of this page load ended: the member left, or deleted the account, or the server ended it. */
export type SessionEnd = 'left' | 'deleted' | 'over' | undefined;

let sidebarOpen = true;

function toSession(user: StoredUser | undefined): Session {
  return {
    role: isMemberRole(user?.role) ? user.role : 0,
    isLoggedIn: user !== undefined,
    token: user?.accessToken,
    userId: user?.id,
    userInfo: { name: user?.userName ?? '', image: user?.userImage },
    isPremiumUser: Boolean(user?.premiumUser),
    isSidebarOpen: sidebarOpen,
  };
}

let current = toSession(readUser());
let end: SessionEnd;
let gone = false;
const listeners = new Set<() => void>();

function update() {
  current = toSession(readUser());
  for (const listener of listeners) listener();
}

/** Another tab signed in, signed out or turned premium. */
function onStorage(event: StorageEvent) {
  if (isSessionKey(event.key)) update();
}

export const getSession = () => current;
const nobody = toSession(undefined);
/** For what is drawn before the browser is known: nobody is signed in. */
export const getServerSession = () => nobody;
/** `undefined` while somebody is signed in, and before anybody was. */
export const getSessionEnd = () => end;
/** Of a session that is `over`: its account is no more. */
export const isAccountGone = () => gone;

/** For `useSyncExternalStore`. */
export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Stores the payload and the role the member chose. Without an access token nobody is signed in (specification 4). */
export function signIn(payload: Partial<Schemas['Session']>, role: MemberRole) {
  if (!payload.accessToken) return;
  writeUser({ ...payload, role });
  end = undefined;
  update();
}

/** Removes the stored user and device token (specification 4). The caller clears the query cache. */
export function signOut(why: 'left' | 'deleted' = 'left') {
  clearStoredSession();
  end = why;
  update();
}

export function updateUserInfo({ name, image }: Session['userInfo']) {
  const user = readUser();
  if (!user) return;
  writeUser({ ...user, userName: name, ...(image === undefined ? {} : { userImage: image }) });
  update();
}

/** Premium was bought: `premiumUser` 1 in storage and the flag (specification 4). */
export function setPremiumUser() {
  const user = readUser();
  if (!user) return;
  writeUser({ ...user, premiumUser: 1 });
  update();
}

export function toggleSidebar() {
  sidebarOpen = !sidebarOpen;
  update();
}

/** The server ended the session (401) or its account `isGone` (410), and what was stored is removed (specification 4). */
export function endSession(isGone = false) {
  end = 'over';
  gone = isGone;
  update();
}
