import { request } from '../../api/swr.ts';
import { getSession } from '../../api/session.ts';
import { readDeviceToken, writeDeviceToken } from '../../api/storage.ts';
import { firebaseTokens, noTokens, type PushTokens } from '../../platform/push/firebaseTokens.ts';
import { mayPush } from '../../platform/push/permission.ts';
import { firebaseSettings } from '../../platform/push/settings.ts';

const tokens: PushTokens = firebaseSettings ? firebaseTokens(firebaseSettings) : noTokens;

/** The token of this browser; empty without support and permission, which is logged (specification 5). */
async function tokenOf(from: PushTokens): Promise<string> {
  if (mayPush()) return from.token();
  console.info('Notification permission denied.');
  return '';
}

/** Tells the server this browser's push token: once, and again when it is another one (specification 7). */
export async function registerDevice(from: PushTokens = tokens): Promise<void> {
  const { userId } = getSession();
  if (userId === undefined) return;
  const deviceToken = await tokenOf(from);
  // Whoever has left meanwhile is told nothing, and the next member asks anew.
  if (getSession().userId !== userId || deviceToken === readDeviceToken()) return;
  await request('updateDeviceToken', { deviceToken });
  if (getSession().userId === userId) writeDeviceToken(deviceToken);
}

/** The session is over: Firebase forgets the token too, and the next member of this browser gets another one. */
export const forgetDevice = (from: PushTokens = tokens): Promise<void> => from.forget();
