import { verificationItems, makeVerificationItem } from '../factories/verification.ts';
import { minutesBefore } from '../factories/feed.ts';
import type { MockHandlers } from '../msw.ts';

/** Verification when all is well. */
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
} satisfies MockHandlers;
