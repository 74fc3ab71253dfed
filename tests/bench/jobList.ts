import { getFeedList } from '../../server/modules/feed/posts/list.ts';
import { cursorOf } from '../../server/shared/paging.ts';
import { jobIdOf, makeOpenJobs, sought, type Filters } from './jobCommunity.ts';
import { median, type Measure } from './measure.ts';
import { withSizes, type Opened } from './twoSizes.ts';

const FEW = 5000;
const MANY = 500_000;
const CALLS = 31;

interface Query {
  filters?: Filters;
  pageIndex?: number;
  /** From the middle of all jobs on. */
  half?: true;
  /** There is nothing. */
  empty?: true;
}

const { company, skill } = sought();
const pay = (salaryFrom: number, salaryCurrency = 'EUR'): Filters => ({
  salaryFrom,
  salaryCurrency,
  salaryPeriod: 3,
});

const queries: Record<string, Query> = {
  'no filter': {},
  'no filter, half way by cursor': { half: true },
  'no filter, page 50 by number': { pageIndex: 50 },
  'a word of a tenth': { filters: { text: 'teacher' } },
  'the beginning of a word': { filters: { text: 'teac' } },
  'a company': { filters: { text: company } },
  'a skill': { filters: { text: skill } },
  'a country': { filters: { location: 'Kenya' } },
  'a country by its code': { filters: { location: 'DE' } },
  remote: { filters: { workplaceTypes: [3] } },
  'remote, half way by cursor': { filters: { workplaceTypes: [3] }, half: true },
  internships: { filters: { employmentTypes: [5] } },
  'internships, half way by cursor': { filters: { employmentTypes: [5] }, half: true },
  'pay from the middle': { filters: pay(380_000) },
  'pay of one in a hundred': { filters: pay(700_000) },
  'pay that nobody gives': { filters: pay(70_000_000), empty: true },
  'pay in a currency of few': { filters: pay(200_000, 'ISK') },
  'posted within a week': { filters: { postedWithinDays: 7 } },
  'answers within 14 days': { filters: { answersWithin14Days: true } },
  'a word, remote': { filters: { text: 'teacher', workplaceTypes: [3] } },
  'a word in a country': { filters: { text: 'teacher', location: 'Colombia' } },
  'remote internships': { filters: { workplaceTypes: [3], employmentTypes: [5] } },
  'internships in a country': { filters: { employmentTypes: [5], location: 'India' } },
  'a company, all kinds': {
    filters: { text: company, workplaceTypes: [1, 2, 3], employmentTypes: [1, 2, 3, 5] },
  },
  'two words that never meet': { filters: { text: 'teacher welder' }, empty: true },
  'everything at once': {
    filters: {
      text: 'senior',
      location: 'Germany',
      workplaceTypes: [1, 2],
      employmentTypes: [1, 2, 3],
      ...pay(250_000),
      postedWithinDays: 30,
      answersWithin14Days: true,
    },
  },
};

/** What many jobs have, but none together, has to be read to the end. */
const told = new Set(['two words that never meet']);

async function timeOf(name: string, query: Query, { reader, context, size }: Opened): Promise<number> {
  const { filters, pageIndex = 1, half, empty } = query;
  const cursor = half ? { cursor: cursorOf({ count: 1, after: [jobIdOf(size / 2, size)] }) } : {};
  const payload = { userId: reader.userId, pageIndex, filter: 0 as const, feedType: 2 as const, ...cursor };
  const from = performance.now();
  const { response } = await getFeedList(filters ? { ...payload, filters } : payload, context);
  const time = performance.now() - from;
  if ((response.length === 0) !== (empty === true)) throw new Error(`${name} of ${size}: ${response.length}`);
  return time;
}

/** In turns, so that what else the machine does slows both alike. */
async function compare(kind: string, [few, many]: Opened[]): Promise<Measure[]> {
  const measures: Measure[] = [];
  if (!few || !many) return measures;
  for (const [name, query] of Object.entries(queries)) {
    const times: [number[], number[]] = [[], []];
    for (let i = 0; i < CALLS; i++) {
      times[0].push(await timeOf(name, query, few));
      times[1].push(await timeOf(name, query, many));
    }
    const [before, after] = [median(times[0]), median(times[1])];
    measures.push(
      { name: `${kind}, ${name}: ${few.size} open jobs`, value: before, unit: 'ms' },
      { name: `${kind}, ${name}: ${many.size} open jobs`, value: after, unit: 'ms' },
      {
        name: `${kind}, ${name}: times as long`,
        value: after / before,
        unit: 'x',
        ...(told.has(name) ? {} : { bound: { max: 2 } }),
      },
    );
  }
  return measures;
}

/** The Jobs tab with a hundred times the open jobs, filters alone and together. */
export const jobList = (many = MANY): Promise<Measure[]> =>
  withSizes([FEW, many], ({ db }, config, size) => makeOpenJobs(db, config, size), compare);
