import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { signOut } from '../../api/session.ts';
import { useApiMutation } from '../../api/swr.ts';

/** The two steps of deleting an account: a code of its own, then the deletion, which ends the session here. */
export function useDeleteAccount() {
  const code = useApiMutation('verifyAccount');
  const deletion = useApiMutation('deleteAccount');
  const [sent, setSent] = useState<{ ticket: Schemas['OtpTicket']; at: number }>();
  return {
    /** What was sent and when (Unix milliseconds). */
    sent,
    sendCode: async () => {
      const { response } = await code.run({});
      deletion.reset();
      setSent({ ticket: response, at: Date.now() });
    },
    remove: async (otp: string, reason?: string) => {
      await deletion.run({ otp, ...(reason && { reason }) });
      signOut('deleted');
    },
    sending: code.busy,
    removing: deletion.busy,
    sendError: code.error,
    error: deletion.error,
  };
}
