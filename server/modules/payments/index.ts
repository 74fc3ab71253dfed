import type { TagHandlers } from '../../contract/tag.ts';
import { checkoutPaymentIntent, getTransactionId } from './holds.ts';
import { transactionDetails, transactions } from './list.ts';
import { getUpgradeToPremium, upgradeToPremium } from './premium.ts';
import { checkoutWebhook } from './webhook.ts';

/** All but the one that gives tickets, which the events have (server/handlers.ts). */
export const paymentsHandlers = {
  transactions,
  transactionDetails,
  getUpgradeToPremium,
  upgradeToPremium,
  checkoutPaymentIntent,
  getTransactionId,
  checkoutWebhook,
} satisfies Omit<TagHandlers<'payments'>, 'eventTicketPurchase'>;
