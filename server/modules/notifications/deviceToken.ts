import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { takeDevice } from '../../auth/devices.ts';
import { requireSession, type Context } from '../../context.ts';
import { limit } from '../../rateLimit.ts';

/** Registers this browser for push (product G12). The same token twice changes nothing; an empty one ends it. */
export async function updateDeviceToken(
  { deviceToken }: RequestBody<'updateDeviceToken'>,
  context: Context,
): Promise<ResponseBody<'updateDeviceToken'>> {
  const { userId, tokenHash } = requireSession(context);
  await limit(context, 'device', userId);
  await takeDevice(context.db, tokenHash, deviceToken);
  return {
    message: deviceToken ? 'This browser gets notifications' : 'This browser gets no notifications',
  };
}
