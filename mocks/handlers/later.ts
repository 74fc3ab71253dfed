import type { Handlers } from '#openapi/contract.ts';
import { notImplemented } from '#openapi/contract.ts';
import type { MockContext } from '../msw.ts';

/** Described by the contract, drawn by no story. A capability that begins takes its operations out of here. */
export const laterHandlers = {
  checkoutWebhook: notImplemented,
} satisfies Partial<Handlers<MockContext>>;
