import type { Context } from '../../context.ts';
import { forgive, isCounted, limit } from '../../rateLimit.ts';
import { deviceOf, keepDevice } from './knownDevice.ts';

interface Phone {
  countryCode: string;
  phone: string;
}

const everywhereOf = ({ countryCode, phone }: Phone) => `${countryCode}:${phone}`;
/** Stored as a hash of both (rateLimit.ts): an id is known with this phone alone, and cannot be read back. */
const atDevice = (phone: Phone, id: string) => `${everywhereOf(phone)}:device:${id}`;

/**
 * Where a try is counted: at the caller's device when the member has logged in there before, else at the address. An id that
 * is not known of this phone is none, or each try could come with a new one.
 */
async function placeOf(context: Context, phone: Phone): Promise<{ here: string; isKnown: boolean }> {
  const id = deviceOf(context);
  if (id !== undefined) {
    const here = atDevice(phone, id);
    if (await isCounted(context, 'signedIn', here)) return { here, isKnown: true };
  }
  return { here: `${everywhereOf(phone)}:${context.ip}`, isKnown: false };
}

/**
 * Counts one attempt to log in (product 7); throws 429 RATE_LIMITED once there were too many. At a device where the member
 * has logged in within a year only the tries from there count: strangers who guess must not keep the member out. The
 * device alone tells: an address is shared by an office or a whole mobile network, and changes on the way home.
 */
export async function limitLogin(context: Context, phone: Phone): Promise<void> {
  await limit(context, 'loginAddress', context.ip);
  const { here, isKnown } = await placeOf(context, phone);
  await limit(context, 'login', here);
  if (!isKnown) await limit(context, 'loginPhone', everywhereOf(phone));
}

/** Whoever proved to be the member may begin anew, from where they are. */
export async function forgiveLogin(context: Context, phone: Phone): Promise<void> {
  const { here } = await placeOf(context, phone);
  await forgive(context, 'login', here);
  await forgive(context, 'loginPhone', everywhereOf(phone));
}

/** The member is in: the browser has its id with this answer, and is known with this phone from now on. */
export async function knowDevice(context: Context, phone: Phone): Promise<void> {
  const here = atDevice(phone, keepDevice(context));
  // The time begins anew.
  await forgive(context, 'signedIn', here);
  await limit(context, 'signedIn', here);
}
