import type { OperationId } from '#openapi/contract.ts';

/** Operations whose answers change with a ticket. */
export const ticketReads: readonly OperationId[] = [
  'ticketList',
  'ticketDetail',
  'getEventDetails',
  'getEventList',
  'dashboardDetails',
  'transactions',
  'transactionDetails',
];
