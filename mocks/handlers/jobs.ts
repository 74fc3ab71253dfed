import type { Schemas } from '#openapi/contract.ts';
import { fullRequest, makeApplication, makeRequest, manyRequests } from '../factories/applications.ts';
import { members } from '../factories/community.ts';
import { authors } from '../factories/feed.ts';
import { makeOwnJob } from '../factories/jobs.ts';
import type { MockHandlers } from '../msw.ts';

const companies: Schemas['Company'][] = [
  authors.nordlicht,
  members.brightpath,
  members.atlas,
  members.fjord,
  authors.sol,
].map((member) => ({
  companyId: member.userId,
  companyName: member.userName,
  ...('userImage' in member && { companyImage: member.userImage }),
}));

const byStatus = { '1': 12, '2': 4, '3': 4, '4': 4 };

/** Jobs and applications when all is well. A story that must remember more brings its own. */
export const jobHandlers = {
  jobPosted: ({ status = 1 }) => ({
    message: 'Jobs',
    response: [makeOwnJob({ status })],
    count: 1,
    totals: { draft: 1, open: 1, closed: 1, filled: 1 },
  }),
  addJob: (body) => ({
    message: 'Your job is saved',
    response: makeOwnJob(body.jobId === undefined ? {} : { jobId: body.jobId }),
  }),
  applyJob: ({ action, jobId }) => ({
    message: action === 0 ? 'Your application was sent' : 'Your application was withdrawn',
    response: makeApplication({ jobId }),
  }),
  getAppliedJobs: () => ({
    message: 'Applications',
    response: [makeApplication()],
    count: 1,
    totals: { active: 1, decided: 0, withdrawn: 0 },
  }),
  getJobRequestList: ({ applicationId, pageSize = 10 }) => ({
    message: 'Job requests',
    response: applicationId === undefined ? manyRequests(24).slice(0, pageSize) : [fullRequest],
    count: applicationId === undefined ? 24 : 1,
    nextCursor: null,
    byStatus,
  }),
  verifyJobApplication: ({ applicationIds, requestStatus = 1 }) => ({
    message: 'Saved',
    response: applicationIds.map((applicationId) => makeRequest({ applicationId, requestStatus })),
  }),
  getCompanies: ({ searchText }) => ({
    message: 'Companies',
    response: companies.filter(({ companyName }) =>
      companyName.toLowerCase().includes(searchText.trim().toLowerCase()),
    ),
  }),
} satisfies MockHandlers;
