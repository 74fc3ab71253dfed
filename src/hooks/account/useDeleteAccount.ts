import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { signOut } from '../../api/session.ts';
import { useApiMutation } from '../../api/swr.ts';
import { AuthMode } from '../../domain/enums.ts';
import type { Channel } from './useResendCode.ts';
import { useSession } from './useSession.ts';
import { forgetDraftPictures } from '../feed/compose/draftPictures.ts';
import { forgetDoorOf } from '../checkin/doorStore.ts';
import { deletedEvents } from '../events/posting/deletedEvents.ts';
import { deletedPosts } from '../feed/posts/deletedPosts.ts';
import { deletedRecordings } from '../live/recordings/deletedRecordings.ts';
import { deletedComments } from '../feed/posts/leftDeletions.ts';
import { forgetAttendees } from '../payments/attendeeDraft.ts';
import { forgetRecentSearches } from '../people/recentSearches.ts';
import { deletedJobs } from '../jobs/posting/deletedJobs.ts';
import { deletedItems } from '../profile/sections/deletedItems.ts';
import { outbox } from '../outbox/outbox.ts';
import { draftNames, writeDraft } from '../site/draftStorage.ts';

/** Erases what this device has kept for a member who is gone for good: drafts, their pictures, what was being sent or searched, the door. */
export async function forgetMember(userId: string): Promise<void> {
  for (const name of draftNames(userId)) writeDraft(userId, name, undefined);
  deletedComments.forgetOf(userId);
  deletedPosts.forgetOf(userId);
  deletedItems.forgetOf(userId);
  deletedJobs.forgetOf(userId);
  deletedEvents.forgetOf(userId);
  deletedRecordings.forgetOf(userId);
  forgetRecentSearches(userId);
  forgetAttendees();
  await Promise.all([forgetDraftPictures(userId), forgetDoorOf(userId), outbox.forget(userId)]);
}

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
