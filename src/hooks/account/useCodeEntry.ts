import { useState } from 'react';
import type { authModeOf } from '../../domain/account.ts';
import type { PhoneNumber } from '../../domain/phone.ts';
import { useSecondsLeft } from '../site/useSecondsLeft.ts';
import { pendingCode, type PendingCode, rememberCode } from './pendingCode.ts';
import { useFormFailure } from './useFormFailure.ts';
import { type Channel, useResendCode } from './useResendCode.ts';
import { useVerify } from './useVerify.ts';
import { useApiMutation } from '../../api/swr.ts';
import { AuthMode } from '../../domain/enums.ts';

/** While registering: the code goes to another number, which takes the place of the first. Resolves to what is pending. */
function useChangeNumber() {
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

export type EntryPurpose = keyof typeof authModeOf;
type Pending = PendingCode & { purpose: EntryPurpose };

const read = (purpose: EntryPurpose): Pending | undefined => {
  const kept = pendingCode.read();
  return kept?.purpose === purpose ? { ...kept, purpose } : undefined;
};

/**
 * The code that is waited for, and what can be done with it. `pending` is undefined when none was sent for this purpose
 * from this tab.
 */
export function useCodeEntry(purpose: EntryPurpose) {
  const [pending, setPending] = useState(() => read(purpose));
  const [resent, setResent] = useState<string>();
  const checking = useVerify();
  const resending = useResendCode();
  const changing = useChangeNumber();
  const settle = (next: PendingCode) => {
    setPending({ ...next, purpose });
    setResent('We sent the code.');
    checking.reset();
  };
  const refused = () => false; // The failure is kept beside it.
  return {
    pending,
    /** Resolves to whether it was the right code. */
    verify: async (otp: string): Promise<boolean> => {
      if (!pending) return false;
      return checking.verify(otp, pending).then(() => true, refused);
    },
    resend: (channel: Channel) => {
      setResent(undefined);
      if (pending) resending.resend(pending, channel).then(settle, refused);
    },
    /** Resolves to whether the code is on its way to the new number. */
    changeNumber: async (phone: PhoneNumber): Promise<boolean> => {
      if (!pending) return false;
      const next = await changing.changeNumber(pending, phone).catch(() => undefined);
      if (next) settle(next);
      return next !== undefined;
    },
    busy: checking.busy,
    failure: useFormFailure(checking.error).failure,
    resending: resending.busy,
    resendFailure: useFormFailure(resending.error).failure,
    changing: changing.busy,
    changeFailure: useFormFailure(changing.error).failure,
    resent,
    resendInSec: useSecondsLeft(pending?.resendAt),
  };
}
