import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { makeJobItem, makeJobPost, openJobs } from '../factories/jobs.ts';
import { jobsNow, postNow } from '../memory.ts';

type Card = Schemas['JobCard'];
type Filters = NonNullable<RequestBody<'getFeedList'>['filters']>;

const holds = (words: string | undefined, ...texts: string[]) =>
  !words || texts.join(' ').toLowerCase().includes(words.trim().toLowerCase());

/** As the server narrows: values in one list are alternatives, fields add up. How old a job is counts for none here. */
const fits =
  ({ text, location, workplaceTypes, employmentTypes, answersWithin14Days, ...pay }: Filters) =>
  (job: Card): boolean =>
    holds(text, job.vacancyName, job.companyName, job.companyLocation) &&
    holds(location, job.companyLocation) &&
    (workplaceTypes?.includes(job.workplaceType) ?? true) &&
    (employmentTypes?.includes(job.employmentType) ?? true) &&
    (!answersWithin14Days || (job.medianDaysToAnswer ?? Infinity) <= 14) &&
    (pay.salaryFrom === undefined ||
      (job.salaryCurrency === pay.salaryCurrency && (job.salaryMax ?? job.salaryMin ?? 0) >= pay.salaryFrom));

/** The open jobs that fit, newest first. */
export const jobsThatFit = (filters: Filters = {}): Schemas['FeedItem'][] =>
  jobsNow().filter(({ job }) => job && fits(filters)(job));

/** The job behind an item of the feed, and what is like it. */
export function jobDetails(
  feedId: string,
  changes: Partial<Schemas['Job']> = {},
): ResponseBody<'getFeedDetails'> {
  const card = openJobs.find(({ jobId }) => jobId === feedId);
  const job = makeJobPost({
    jobId: feedId,
    ...(card && { vacancyName: card.vacancyName, companyName: card.companyName }),
    ...changes,
  });
  return {
    message: 'Details',
    response: {
      item: postNow(feedId) ?? makeJobItem({ jobId: feedId }),
      job,
      similarJobs: openJobs.filter(({ jobId }) => jobId !== feedId),
    },
  };
}
