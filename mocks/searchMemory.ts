import type { Schemas } from '#openapi/contract.ts';

type JobSearch = Schemas['JobSearch'];

/** What a job seeker has saved during one story. */
let searches: readonly JobSearch[] = [];

/** Before each story: nothing is saved. */
export function forgetSearches(): void {
  searches = [];
}

/** The saved searches of this story: `beforeEach: () => ownSearches([…])`. */
export function ownSearches(list: readonly JobSearch[]): void {
  searches = list;
}

/** As they stand, the latest first. */
export const searchesNow = (): readonly JobSearch[] => searches;

export function keepSearch(asked: Omit<JobSearch, 'searchId' | 'createdAt'>): void {
  const createdAt = '2026-01-15T09:00:00.000Z';
  searches = [{ searchId: `js-new-${searches.length + 1}`, ...asked, createdAt }, ...searches];
}

export function dropSearch(searchId: string): void {
  searches = searches.filter((one) => one.searchId !== searchId);
}
