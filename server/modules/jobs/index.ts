import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { applyJob, getAppliedJobs } from './applied.ts';
import { getCompanies } from './companies.ts';
import { verifyJobApplication } from './decide.ts';
import { getJobRequestList } from './requests.ts';

export const jobsHandlers = {
  jobPosted: notImplemented,
  addJob: notImplemented,
  applyJob,
  getAppliedJobs,
  getJobRequestList,
  verifyJobApplication,
  getCompanies,
} satisfies TagHandlers<'jobs'>;
