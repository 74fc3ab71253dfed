import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { makeJobItem, makeJobPost, openJobs } from '../factories/jobs.ts';
import { jobsNow, postNow } from '../memory.ts';
import { dropSearch, keepSearch, searchesNow } from '../searchMemory.ts';

type Card = Schemas['JobCard'];
type Request = RequestBody<'getFeedList'>;
type Filters = NonNullable<Request['filters']>;

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

/** As the server puts them in order, the least first; what is equal stays the newest first. */
function rank({ sort, sortCurrency }: Pick<Request, 'sort' | 'sortCurrency'>, job: Card): number {
  if (sort === 1) return job.salaryCurrency === sortCurrency ? -(job.salaryMax ?? job.salaryMin ?? 0) : 0;
  if (sort === 2) return Date.parse(job.applyBy);
  return sort === 3 ? -(job.skillsMatched ?? 0) : 0;
}

/** The open jobs that fit, newest first unless another order is asked for. */
export const jobsThatFit = ({ filters = {}, ...order }: Request): Schemas['FeedItem'][] =>
  jobsNow()
    .flatMap((item) => (item.job && fits(filters)(item.job) ? [{ item, at: rank(order, item.job) }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** What the open jobs pay in. */
export const jobCurrencies = (): string[] =>
  [...new Set(jobsNow().flatMap(({ job }) => job?.salaryCurrency ?? []))].sort();

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

/** The searches that are kept, as they stand after the call. */
export function jobSearches({
  action,
  searchId = '',
  filters = {},
  sort,
  sortCurrency,
}: RequestBody<'manageJobSearches'>): ResponseBody<'manageJobSearches'> {
  if (action === 1)
    keepSearch({ filters, ...(sort && { sort }), ...(sortCurrency !== undefined && { sortCurrency }) });
  if (action === 2) dropSearch(searchId);
  const messages = { 0: 'Your searches', 1: 'Your search is saved', 2: 'The search is deleted' };
  return { message: messages[action], response: [...searchesNow()] };
}
