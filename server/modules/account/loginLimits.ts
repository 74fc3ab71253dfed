import type { Context } from '../../context.ts';
import { forgive, isCounted, limit } from '../../rateLimit.ts';

interface Phone {
  countryCode: string;
  phone: string;
}

const keysOf = ({ countryCode, phone }: Phone, { ip }: Context) => {
  const everywhere = `${countryCode}:${phone}`;
  return { everywhere, here: `${everywhere}:${ip}` };
};

/**
 * Counts one attempt to log in (product 7); throws 429 RATE_LIMITED once there were too many. From where the member has
 * logged in within 30 days only the tries from there count: strangers who guess must not keep the member out.
 */
export async function limitLogin(context: Context, phone: Phone): Promise<void> {
  const { here, everywhere } = keysOf(phone, context);
  await limit(context, 'loginAddress', context.ip);
  await limit(context, 'login', here);
  if (!(await isCounted(context, 'signedIn', here))) await limit(context, 'loginPhone', everywhere);
}

/** Whoever proved to be the member may begin anew, from where they are, which is known from now on. */
export async function forgiveLogin(context: Context, phone: Phone): Promise<void> {
  const { here, everywhere } = keysOf(phone, context);
  await forgive(context, 'login', here);
  await forgive(context, 'loginPhone', everywhere);
  await forgive(context, 'signedIn', here);
  await limit(context, 'signedIn', here);
}
