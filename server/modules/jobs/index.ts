import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';

export const jobsHandlers = {
  jobPosted: notImplemented,
  addJob: notImplemented,
  applyJob: notImplemented,
  getAppliedJobs: notImplemented,
  getJobRequestList: notImplemented,
  verifyJobApplication: notImplemented,
  getCompanies: notImplemented,
} satisfies TagHandlers<'jobs'>;
