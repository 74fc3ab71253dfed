import type { TagHandlers } from '../../contract/tag.ts';
import { eventTicketPurchase } from '../events/tickets/purchase.ts';
import { checkoutPaymentIntent, getTransactionId } from './holds.ts';
import { transactionDetails, transactions } from './list.ts';
import { getUpgradeToPremium, upgradeToPremium } from './premium.ts';
import { checkoutWebhook } from './webhook.ts';

export const paymentsHandlers = {
  transactions,
  transactionDetails,
  getUpgradeToPremium,
  upgradeToPremium,
  checkoutPaymentIntent,
  eventTicketPurchase,
  getTransactionId,
  checkoutWebhook,
} satisfies TagHandlers<'payments'>;
