/** Of the contract: TransactionStatus. */
export const TransactionStatus = {
  PENDING: 0,
  SUCCEEDED: 1,
  FAILED: 2,
  REFUNDED: 3,
  PARTLY_REFUNDED: 4,
  CANCELLED: 5,
} as const;
