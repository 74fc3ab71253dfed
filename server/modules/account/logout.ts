import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { forgetDevice } from '../../auth/devices.ts';
import { endSession, endSessions } from '../../auth/sessions.ts';
import { requireSession, type Context } from '../../context.ts';

/** Ends this session, all of them, or all others; the push token that is named gets nothing more on any. */
export async function logout(body: RequestBody<'logout'>, context: Context): Promise<ResponseBody<'logout'>> {
  const session = requireSession(context);
  const others = body.otherDevices === true && body.allDevices !== true;
  await context.db.transaction().execute(async (trx) => {
    if (body.deviceToken) await forgetDevice(trx, body.deviceToken, session.userId);
    if (body.allDevices) await endSessions(context, trx, session.userId);
    else if (others) await endSessions(context, trx, session.userId, session.tokenHash);
    else await endSession(context, trx, session.tokenHash);
  });
  return { message: others ? 'Your other devices are logged out' : 'You are logged out' };
}
