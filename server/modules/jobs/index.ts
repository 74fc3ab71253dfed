import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { addJob } from './addJob.ts';
import { getCompanies } from './companies.ts';
import { jobPosted } from './jobPosted.ts';

export const jobsHandlers = {
  jobPosted,
  addJob,
  applyJob: notImplemented,
  getAppliedJobs: notImplemented,
  getJobRequestList: notImplemented,
  verifyJobApplication: notImplemented,
  getCompanies,
} satisfies TagHandlers<'jobs'>;
