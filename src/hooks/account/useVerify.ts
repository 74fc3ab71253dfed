import type { Schemas } from '#openapi/contract.ts';
import { signIn } from '../../api/session.ts';
import { readDeviceToken } from '../../api/storage.ts';
import { useApiMutation } from '../../api/swr.ts';
import { authModeOf } from '../../domain/account.ts';
import { Platform } from '../../domain/enums.ts';
import { lastLogin } from './lastLogin.ts';
import { pendingCode, type PendingCode } from './pendingCode.ts';
import { resetToken } from './resetToken.ts';

const isReset = (
  response: Schemas['Session'] | Schemas['PasswordReset'],
): response is Schemas['PasswordReset'] => 'resetToken' in response;

/** Whom a code belongs to, as `verify` and `resendCode` want it named. */
export const targetOf = ({ userId, countryCode, phone, role }: PendingCode) =>
  userId ? { userId } : { countryCode, phone, role };

/** Checks the code: after registration and login the member is signed in, after recovery a new password may be set. */
export function useVerify() {
  const { run, ...state } = useApiMutation('verify');
  const verify = async (otp: string, pending: PendingCode & { purpose: keyof typeof authModeOf }) => {
    const { response } = await run({
      ...targetOf(pending),
      otp,
      authMode: authModeOf[pending.purpose],
      platform: Platform.WEB,
      deviceToken: readDeviceToken(),
    });
    pendingCode.clear();
    if (isReset(response)) {
      resetToken.write(response.resetToken, response.expiresInSec);
      return;
    }
    lastLogin.write({ role: pending.role, countryCode: pending.countryCode });
    signIn(response, pending.role);
  };
  return { verify, ...state };
}
