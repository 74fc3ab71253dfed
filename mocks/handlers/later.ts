import type { Handlers } from '#openapi/contract.ts';
import { notImplemented } from '#openapi/contract.ts';
import type { MockContext } from '../msw.ts';

/** Described by the contract, drawn by no story yet. A capability that begins takes its operations out of here. */
export const laterHandlers = {
  checkoutWebhook: notImplemented,
  liveStart: notImplemented,
  liveStop: notImplemented,
  recordStart: notImplemented,
  recordStop: notImplemented,
  addComment: notImplemented,
  fetchChannel: notImplemented,
  generateToken: notImplemented,
  likeUnlike: notImplemented,
  recordings: notImplemented,
  recordDelete: notImplemented,
} satisfies Partial<Handlers<MockContext>>;
