import { useApiMutation } from '../../api/swr.ts';
import { AuthMode } from '../../domain/enums.ts';
import { pendingCode, rememberCode, type PendingCode } from './pendingCode.ts';
import { targetOf } from './useVerify.ts';

/** SMS 0, EMAIL 1 (product S04). */
export type Channel = 0 | 1;

/** Sends the same code again, or by e-mail. Resolves to what is pending now. */
export function useResendCode() {
  const { run, ...state } = useApiMutation('resendCode');
  const resend = async (pending: PendingCode, channel: Channel) => {
    const { response } = await run({ ...targetOf(pending), authMode: AuthMode.RESEND, channel });
    rememberCode(pending, { ...response, ...(pending.userId && { userId: pending.userId }) });
    return pendingCode.read() ?? pending;
  };
  return { resend, ...state };
}
