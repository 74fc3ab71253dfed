import type { OperationId } from '#openapi/contract.ts';

/** Operations whose answers change with an event. */
export const eventReads: readonly OperationId[] = [
  'getPostedEvents',
  'getEventDetails',
  'getEventList',
  'getFeedDetails',
  'getFeedList',
  'dashboardDetails',
];
