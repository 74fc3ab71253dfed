import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';

export const paymentsHandlers = {
  transactions: notImplemented,
  transactionDetails: notImplemented,
  getUpgradeToPremium: notImplemented,
  upgradeToPremium: notImplemented,
  checkoutPaymentIntent: notImplemented,
  eventTicketPurchase: notImplemented,
  getTransactionId: notImplemented,
  checkoutWebhook: notImplemented,
} satisfies TagHandlers<'payments'>;
