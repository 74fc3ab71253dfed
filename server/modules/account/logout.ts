import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { forgetDevice } from '../../auth/devices.ts';
import { endSession, endSessions } from '../../auth/sessions.ts';
import { requireSession, type Context } from '../../context.ts';

/** Ends this session, or all of them; the push token that is named gets nothing more on any. */
export async function logout(body: RequestBody<'logout'>, context: Context): Promise<ResponseBody<'logout'>> {
  const session = requireSession(context);
  await context.db.transaction().execute(async (trx) => {
    if (body.deviceToken) await forgetDevice(trx, body.deviceToken, session.userId);
    if (body.allDevices) await endSessions(context, trx, session.userId);
    else await endSession(context, trx, session.tokenHash);
  });
  return { message: 'You are logged out' };
}
