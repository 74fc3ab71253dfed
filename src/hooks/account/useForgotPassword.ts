import type { RequestBody } from '#openapi/contract.ts';
import { useApiMutation } from '../../api/swr.ts';
import { AuthMode } from '../../domain/enums.ts';
import { rememberCode } from './pendingCode.ts';

/** Asks for a code to recover an account. The answer is the same whether or not the account exists. */
export function useForgotPassword() {
  const { run, ...state } = useApiMutation('passwordForgot');
  const askForCode = async (
    account: Pick<RequestBody<'passwordForgot'>, 'countryCode' | 'phone' | 'role'>,
  ) => {
    const { response } = await run({ ...account, authMode: AuthMode.FORGOT });
    rememberCode({ purpose: 'forgot', ...account }, response);
  };
  return { askForCode, ...state };
}
