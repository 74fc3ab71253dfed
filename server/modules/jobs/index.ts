import type { TagHandlers } from '../../contract/tag.ts';
import { addJob } from './posting/addJob.ts';
import { applyJob, getAppliedJobs } from './apply/applied.ts';
import { getCompanies } from './search/companies.ts';
import { verifyJobApplication } from './hiring/decide.ts';
import { jobPosted } from './posting/jobPosted.ts';
import { manageJobSearches } from './search/jobSearches.ts';
import { getJobRequestList } from './hiring/requests.ts';

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
