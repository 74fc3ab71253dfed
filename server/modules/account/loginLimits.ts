import type { Context } from '../../context.ts';
import { forgive, limit } from '../../rateLimit.ts';

interface Phone {
  countryCode: string;
  phone: string;
}

const keysOf = ({ countryCode, phone }: Phone, { ip }: Context) => {
  const everywhere = `${countryCode}:${phone}`;
  return { everywhere, here: `${everywhere}:${ip}` };
};

/** Counts one attempt to log in (product 7); throws 429 RATE_LIMITED once there were too many. */
export async function limitLogin(context: Context, phone: Phone): Promise<void> {
  const { here, everywhere } = keysOf(phone, context);
  await limit(context, 'loginAddress', context.ip);
  await limit(context, 'login', here);
  await limit(context, 'loginPhone', everywhere);
}

/** Whoever proved to be the member may begin anew, from where they are. */
export async function forgiveLogin(context: Context, phone: Phone): Promise<void> {
  const { here, everywhere } = keysOf(phone, context);
  await forgive(context, 'login', here);
  await forgive(context, 'loginPhone', everywhere);
}
