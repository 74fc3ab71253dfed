import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { getCompanies } from './companies.ts';

export const jobsHandlers = {
  jobPosted: notImplemented,
  addJob: notImplemented,
  applyJob: notImplemented,
  getAppliedJobs: notImplemented,
  getJobRequestList: notImplemented,
  verifyJobApplication: notImplemented,
  getCompanies,
} satisfies TagHandlers<'jobs'>;
