import type { Schemas } from '#openapi/contract.ts';
import { unitsIn } from '#openapi/money.ts';
import { employmentTypeLabels, workplaceTypeLabels } from './profile.ts';
import { salaryPeriodLabels } from './jobs.ts';

type Request = Schemas['JobFilters'];
type Order = NonNullable<Schemas['FeedListRequest']['sort']>;
export type WorkplaceType = Schemas['WorkplaceType'];
export type EmploymentType = Schemas['EmploymentType'];
export type SalaryPeriod = Schemas['SalaryPeriod'];

/** Orders, by their name in the address, with their numbers in the contract. */
const sortNumbers = { newest: 0, pay: 1, closing: 2, match: 3 } as const;
export type JobSort = keyof typeof sortNumbers;

/** What a job seeker narrows the open jobs by (product S18), and their order, as the fields hold it. */
export interface JobFilters {
  text: string;
  place: string;
  workplaceTypes: readonly WorkplaceType[];
  employmentTypes: readonly EmploymentType[];
  /** Pay from, in whole units of the currency, as typed. Empty: any pay. */
  pay: string;
  /** ISO 4217. Of the pay, and of the order by pay. */
  currency: string;
  period: SalaryPeriod;
  /** Empty: any time. */
  postedWithinDays: number | undefined;
  answersWithin14Days: boolean;
  sort: JobSort;
}

export const noFilters: JobFilters = {
  text: '',
  place: '',
  workplaceTypes: [],
  employmentTypes: [],
  pay: '',
  currency: 'EUR',
  period: 3,
  postedWithinDays: undefined,
  answersWithin14Days: false,
  sort: 'newest',
};

/** Nothing is narrowed any more; the order stays. */
export const withoutFilters = ({ sort, currency }: JobFilters): JobFilters => ({
  ...noFilters,
  sort,
  ...(sort === 'pay' && { currency }),
});

export const filterLimits = { text: 200, place: 100, pay: 9 } as const;

export const postedWithinLabels: Record<number, string> = {
  1: 'Last 24 hours',
  7: 'Last 7 days',
  30: 'Last 30 days',
};

/** What each filter is called in the address (`/?tab=jobs&q=…`). */
const names = {
  text: 'q',
  place: 'place',
  workplaceTypes: 'where',
  employmentTypes: 'type',
  pay: 'pay',
  currency: 'currency',
  period: 'per',
  postedWithinDays: 'days',
  answersWithin14Days: 'answers',
  sort: 'sort',
} as const;

const numbers = (text: string | null) => (text ? text.split(',').map(Number) : []);
/** Those of the list that exist, each once and in the order of their labels. */
const known = <Key extends number>(asked: readonly number[], labels: Record<Key, string>): Key[] =>
  (Object.keys(labels).map(Number) as Key[]).filter((key) => asked.includes(key));

const isSort = (text: string): text is JobSort => Object.hasOwn(sortNumbers, text);

/** The filters of an address. What is no filter of ours, or not possible, is left out: nobody gets an error for a link. */
export function readJobFilters(params: URLSearchParams): JobFilters {
  const days = Number(params.get(names.postedWithinDays));
  const currency = params.get(names.currency) ?? '';
  const [period = noFilters.period] = known(numbers(params.get(names.period)), salaryPeriodLabels);
  const pay = params.get(names.pay) ?? '';
  const sort = params.get(names.sort) ?? '';
  return {
    text: (params.get(names.text) ?? '').slice(0, filterLimits.text),
    place: (params.get(names.place) ?? '').slice(0, filterLimits.place),
    workplaceTypes: known(numbers(params.get(names.workplaceTypes)), workplaceTypeLabels),
    employmentTypes: known(numbers(params.get(names.employmentTypes)), employmentTypeLabels),
    pay: /^[1-9][0-9]{0,8}$/.test(pay) ? pay : '',
    currency: /^[A-Z]{3}$/.test(currency) ? currency : noFilters.currency,
    period,
    postedWithinDays: days in postedWithinLabels ? days : undefined,
    answersWithin14Days: params.get(names.answersWithin14Days) === '1',
    sort: isSort(sort) ? sort : noFilters.sort,
  };
}

/** The same address with these filters and nothing else changed; those that are off do not stand in it. */
export function writeJobFilters(params: URLSearchParams, filters: JobFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  const { pay, sort } = filters;
  write(names.text, filters.text.trim());
  write(names.place, filters.place.trim());
  write(names.workplaceTypes, filters.workplaceTypes.toSorted().join());
  write(names.employmentTypes, filters.employmentTypes.toSorted().join());
  write(names.pay, pay);
  write(names.currency, pay || sort === 'pay' ? filters.currency : '');
  write(names.period, pay && String(filters.period));
  write(names.postedWithinDays, filters.postedWithinDays ? String(filters.postedWithinDays) : '');
  write(names.answersWithin14Days, filters.answersWithin14Days ? '1' : '');
  write(names.sort, sort === noFilters.sort ? '' : sort);
  return next;
}

/** What the API is asked for; `undefined` while nothing is narrowed. Pay goes in minor units. */
export function toRequest(filters: JobFilters): Request | undefined {
  const { workplaceTypes, employmentTypes, pay, currency, period, postedWithinDays } = filters;
  const text = filters.text.trim();
  const location = filters.place.trim();
  const request: Request = {
    ...(text && { text }),
    ...(location && { location }),
    ...(workplaceTypes.length > 0 && { workplaceTypes: [...workplaceTypes] }),
    ...(employmentTypes.length > 0 && { employmentTypes: [...employmentTypes] }),
    ...(pay && {
      salaryFrom: Number(pay) * unitsIn(currency),
      salaryCurrency: currency,
      salaryPeriod: period,
    }),
    ...(postedWithinDays && { postedWithinDays }),
    ...(filters.answersWithin14Days && { answersWithin14Days: true }),
  };
  return Object.keys(request).length > 0 ? request : undefined;
}

/** In which order the API is asked for them; nothing for the newest first. */
export const toOrder = ({ sort, currency }: JobFilters): { sort?: Order; sortCurrency?: string } => ({
  ...(sort !== noFilters.sort && { sort: sortNumbers[sort] }),
  ...(sort === 'pay' && { sortCurrency: currency }),
});

/** The order with this number of the contract. */
export const sortOf = (order: Order | undefined): JobSort =>
  (Object.keys(sortNumbers) as JobSort[]).find((sort) => sortNumbers[sort] === order) ?? noFilters.sort;

/** The orders to choose from. Pay is compared in one currency: that of the filter. */
export const sortOptions = ({ currency }: JobFilters): { value: JobSort; label: string }[] => [
  { value: 'newest', label: 'Newest first' },
  { value: 'pay', label: `Highest pay in ${currency}` },
  { value: 'closing', label: 'Closing soonest' },
  { value: 'match', label: 'Most skills matched' },
];

/** One filter that is on, in words, and the filters without it. */
export interface FilterChip {
  label: string;
  without: JobFilters;
}

/** "From €3,000 a month". */
function payLabel({ pay, currency, period }: JobFilters): string {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  return `From ${amount.format(Number(pay))} ${salaryPeriodLabels[period]}`;
}

/** The filters that are on, each with the way to take it back. */
export function filterChips(filters: JobFilters): FilterChip[] {
  const chip = (label: string, without: Partial<JobFilters>): FilterChip => ({
    label,
    without: { ...filters, ...without },
  });
  const text = filters.text.trim();
  const place = filters.place.trim();
  const others = <Value>(list: readonly Value[], value: Value) => list.filter((one) => one !== value);
  const { workplaceTypes, employmentTypes, postedWithinDays, answersWithin14Days } = filters;
  return [
    ...(text ? [chip(`“${text}”`, { text: '' })] : []),
    ...(place ? [chip(`In ${place}`, { place: '' })] : []),
    ...workplaceTypes.map((type) =>
      chip(workplaceTypeLabels[type], { workplaceTypes: others(workplaceTypes, type) }),
    ),
    ...employmentTypes.map((type) =>
      chip(employmentTypeLabels[type], { employmentTypes: others(employmentTypes, type) }),
    ),
    ...(filters.pay ? [chip(payLabel(filters), { pay: '' })] : []),
    ...(postedWithinDays
      ? [chip(postedWithinLabels[postedWithinDays] ?? '', { postedWithinDays: undefined })]
      : []),
    ...(answersWithin14Days ? [chip('Answers within 14 days', { answersWithin14Days: false })] : []),
  ];
}

/** "12", and "50+" or "1,000+" where the API stopped counting: with filters at 50 (server/modules/jobs/search/jobList.ts). */
export function countText(count: number, filtered: boolean): string {
  const most = filtered ? 50 : 1000;
  return count >= most ? `${most.toLocaleString('en')}+` : String(count);
}

/**
 * "12 open jobs", "1 job matches", "No job matches". `corrected`: what was looked for instead of what was typed, of which no job
 * has some word.
 */
export function resultsText(count: number, filtered: boolean, corrected?: string): string {
  const number = countText(count, filtered);
  if (!filtered) return count === 1 ? '1 open job' : `${number} open jobs`;
  if (count === 0) return 'No job matches';
  const found = count === 1 ? '1 job matches' : `${number} jobs match`;
  return corrected === undefined ? found : `${found} “${corrected}”`;
}

/** Why the list is empty: nothing but words was asked for, or filters too. */
export const noMatchText = (filters: JobFilters): string =>
  filterChips({ ...filters, text: '' }).length === 0
    ? `No job matches “${filters.text.trim()}”.`
    : 'No job matches these filters.';
