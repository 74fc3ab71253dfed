import type { RequestBody } from '#openapi/contract.ts';
import { ApiError } from '../../api/errors.ts';
import { signIn } from '../../api/session.ts';
import { readDeviceToken } from '../../api/storage.ts';
import { useApiMutation } from '../../api/swr.ts';
import { Platform } from '../../domain/enums.ts';
import { lastLogin } from './lastLogin.ts';
import { rememberCode } from './pendingCode.ts';

export type Credentials = Pick<RequestBody<'login'>, 'countryCode' | 'phone' | 'password' | 'role'>;

/**
 * Signs in. A failure is logged as 'Login failed:' and re-thrown (specification 7); of an account whose phone is not
 * verified the code that was sent is remembered, so that the caller can lead to `verify/login`.
 */
export function useLogin(returnTo?: string) {
  const { run, ...state } = useApiMutation('login');
  const login = async (credentials: Credentials) => {
    const { role, countryCode, phone } = credentials;
    try {
      const { response } = await run({
        ...credentials,
        platform: Platform.WEB,
        deviceToken: readDeviceToken(),
      });
      lastLogin.write({ role, countryCode });
      signIn(response, role);
    } catch (error) {
      // The code says what it was; the message may hold what the member typed.
      console.error('Login failed:', error instanceof ApiError ? error.code : error);
      if (error instanceof ApiError && error.problem.otp)
        rememberCode(
          { purpose: 'login', role, countryCode, phone, ...(returnTo && { returnTo }) },
          error.problem.otp,
        );
      throw error;
    }
  };
  return { login, ...state };
}
