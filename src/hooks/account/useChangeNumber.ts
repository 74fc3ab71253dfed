import { useApiMutation } from '../../api/swr.ts';
import type { PhoneNumber } from '../../domain/phone.ts';
import { AuthMode } from '../../domain/enums.ts';
import { pendingCode, rememberCode, type PendingCode } from './pendingCode.ts';

/** While registering: the code goes to another number, which takes the place of the first. Resolves to what is pending. */
export function useChangeNumber() {
  const { run, ...state } = useApiMutation('resendCode');
  const changeNumber = async (pending: PendingCode, { countryCode, phone }: PhoneNumber) => {
    const { userId } = pending;
    const named = { ...(userId && { userId }), countryCode, newPhone: phone };
    const { response } = await run({ ...named, authMode: AuthMode.RESEND, channel: 0 });
    rememberCode({ ...pending, countryCode, phone }, { ...response, ...(userId && { userId }) });
    return pendingCode.read() ?? pending;
  };
  return { changeNumber, ...state };
}
