import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { signOut } from '../../api/session.ts';
import { useApiMutation } from '../../api/swr.ts';
import { AuthMode } from '../../domain/enums.ts';
import { forgetMember } from './forgetMember.ts';
import type { Channel } from './useResendCode.ts';
import { useSession } from './useSession.ts';

interface Sent {
  ticket: Schemas['OtpTicket'];
  /** Unix milliseconds. */
  at: number;
  /** What to say of a code that was sent again. */
  resent?: string;
}

/** The two steps of deleting an account: a code of its own, then the deletion, which ends the session here. */
export function useDeleteAccount() {
  const { userId } = useSession();
  const code = useApiMutation('verifyAccount');
  // Asking `verifyAccount` twice sends one code only: whoever comes back still has the first.
  const again = useApiMutation('resendCode');
  const deletion = useApiMutation('deleteAccount');
  const [sent, setSent] = useState<Sent>();
  const settle = (next: Sent) => {
    deletion.reset();
    setSent(next);
  };
  return {
    sent,
    sendCode: async () => {
      const { response } = await code.run({});
      settle({ ticket: response, at: Date.now() });
    },
    resend: async (channel: Channel) => {
      const { response } = await again.run({ ...(userId && { userId }), authMode: AuthMode.RESEND, channel });
      settle({ ticket: response, at: Date.now(), resent: 'We sent the code.' });
    },
    remove: async (otp: string, reason?: string) => {
      await deletion.run({ otp, ...(reason && { reason }) });
      signOut('deleted');
      if (userId) void forgetMember(userId);
    },
    sending: code.busy,
    resending: again.busy,
    removing: deletion.busy,
    sendError: code.error,
    resendError: again.error,
    error: deletion.error,
  };
}
