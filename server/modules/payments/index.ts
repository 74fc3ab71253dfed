import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { getUpgradeToPremium } from './premium.ts';

export const paymentsHandlers = {
  transactions: notImplemented,
  transactionDetails: notImplemented,
  getUpgradeToPremium,
  upgradeToPremium: notImplemented,
  checkoutPaymentIntent: notImplemented,
  eventTicketPurchase: notImplemented,
  getTransactionId: notImplemented,
  checkoutWebhook: notImplemented,
} satisfies TagHandlers<'payments'>;
