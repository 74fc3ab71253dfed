import type { OperationId } from '#openapi/contract.ts';

/** Operations whose answers change with an application. */
export const applicationReads: readonly OperationId[] = [
  'getAppliedJobs',
  'getFeedDetails',
  'dashboardDetails',
];

/** Operations whose answers change with a job; what closes it answers its applicants. */
export const jobReads: readonly OperationId[] = [
  'jobPosted',
  'getFeedDetails',
  'getFeedList',
  'dashboardDetails',
  'getJobRequestList',
];
