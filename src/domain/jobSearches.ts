import type { Schemas } from '#openapi/contract.ts';
import { unitsIn } from '#openapi/money.ts';
import { filterChips, noFilters, sortOf, toOrder, toRequest, type JobFilters } from './jobFilters.ts';

type JobSearch = Schemas['JobSearch'];
type Asked = Omit<JobSearch, 'searchId' | 'createdAt'>;

/** A search that is kept, as its list shows it. */
export interface SavedSearch {
  searchId: string;
  /** “baker” · In Hamburg · Remote */
  words: string;
  filters: JobFilters;
}

/** As the fields hold it: the way back from `toRequest` and `toOrder`. */
function toFilters({ filters, sort, sortCurrency }: JobSearch): JobFilters {
  const { salaryFrom, salaryCurrency, salaryPeriod } = filters;
  const currency = salaryCurrency ?? sortCurrency ?? noFilters.currency;
  return {
    text: filters.text ?? '',
    place: filters.location ?? '',
    workplaceTypes: filters.workplaceTypes ?? [],
    employmentTypes: filters.employmentTypes ?? [],
    pay: salaryFrom ? String(Math.round(salaryFrom / unitsIn(currency))) : '',
    currency,
    period: salaryPeriod ?? noFilters.period,
    postedWithinDays: filters.postedWithinDays,
    answersWithin14Days: filters.answersWithin14Days ?? false,
    sort: sortOf(sort),
  };
}

export function toSavedSearch(search: JobSearch): SavedSearch {
  const filters = toFilters(search);
  const words = filterChips(filters).map(({ label }) => label);
  return { searchId: search.searchId, filters, words: words.join(' · ') };
}

/** What is kept of a search; undefined while nothing is narrowed. */
export function toKept(filters: JobFilters): Asked | undefined {
  const request = toRequest(filters);
  return request && { filters: request, ...toOrder(filters) };
}

const keptText = (filters: JobFilters) => JSON.stringify(toKept(filters));

/** The one that looks for the same in the same order. */
export const sameSearch = (searches: readonly SavedSearch[], filters: JobFilters): SavedSearch | undefined =>
  searches.find((one) => keptText(one.filters) === keptText(filters));
