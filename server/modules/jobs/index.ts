import type { TagHandlers } from '../../contract/tag.ts';
import { addJob } from './addJob.ts';
import { applyJob, getAppliedJobs } from './applied.ts';
import { getCompanies } from './companies.ts';
import { verifyJobApplication } from './decide.ts';
import { jobPosted } from './jobPosted.ts';
import { manageJobSearches } from './jobSearches.ts';
import { getJobRequestList } from './requests.ts';

export const jobsHandlers = {
  jobPosted,
  addJob,
  applyJob,
  getAppliedJobs,
  getJobRequestList,
  verifyJobApplication,
  getCompanies,
  manageJobSearches,
} satisfies TagHandlers<'jobs'>;
