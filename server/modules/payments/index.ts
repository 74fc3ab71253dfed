import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
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
  eventTicketPurchase: notImplemented,
  getTransactionId,
  checkoutWebhook,
} satisfies TagHandlers<'payments'>;
