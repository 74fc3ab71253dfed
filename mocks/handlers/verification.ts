import { verificationItems, makeVerificationItem } from '../factories/verification.ts';
import { minutesBefore } from '../factories/feed.ts';
import type { MockHandlers } from '../msw.ts';

/** Verification and the copy of all data when all is well. */
export const verificationHandlers = {
  verificationRequestList: ({ action, documentType = 3, documentId = 'u1' }) => {
    if (action === 0)
      return { message: 'Verification', response: verificationItems, count: verificationItems.length };
    const item = makeVerificationItem({ documentType, documentId, status: action === 1 ? 1 : 0 });
    return { message: action === 1 ? 'Requested' : 'Called off', response: [item], count: 1 };
  },
  sendForVerification: ({ documentType, documentId }) => ({
    message: 'Sent for verification',
    response: makeVerificationItem({ documentType, documentId, status: 2, sentAt: minutesBefore(0) }),
  }),
  exportData: ({ action }) =>
    action === 0
      ? {
          message: 'We are packing your data',
          response: { state: 1, requestedAt: minutesBefore(0) },
        }
      : { message: 'You have not asked for a copy of your data', response: { state: 0 } },
} satisfies MockHandlers;
