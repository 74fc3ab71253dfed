import { expect, test } from 'vitest';
import { noFilters, type JobFilters } from '../../../src/domain/jobFilters.ts';
import { sameSearch, toKept, toSavedSearch } from '../../../src/domain/jobSearches.ts';

const all: JobFilters = {
  text: 'wind turbine',
  place: 'Bremerhaven',
  workplaceTypes: [2, 3],
  employmentTypes: [1],
  pay: '3000',
  currency: 'JPY',
  period: 3,
  postedWithinDays: 7,
  answersWithin14Days: true,
  sort: 'pay',
};
const saved = (filters: JobFilters, searchId = 'js1') => {
  const kept = toKept(filters);
  if (!kept) throw new Error('nothing is narrowed');
  return toSavedSearch({ searchId, ...kept, createdAt: '2026-01-15T09:00:00.000Z' });
};

test('a saved search gives back what was looked for, and says it in words', () => {
  expect(saved(all).filters).toEqual(all);
  expect(saved({ ...noFilters, text: 'baker', place: 'Hamburg', sort: 'match' })).toEqual({
    searchId: 'js1',
    words: '“baker” · In Hamburg',
    filters: { ...noFilters, text: 'baker', place: 'Hamburg', sort: 'match' },
  });
});

test('where nothing is narrowed there is nothing to save, whatever the order', () => {
  expect(toKept({ ...noFilters, sort: 'closing' })).toBeUndefined();
});

test('one that looks for the same in the same order is the same', () => {
  const searches = [saved({ ...noFilters, text: 'baker' }, 'js2'), saved(all)];
  expect(sameSearch(searches, all)?.searchId).toBe('js1');
  expect(sameSearch(searches, { ...noFilters, text: ' baker ' })?.searchId).toBe('js2');
  expect(sameSearch(searches, { ...noFilters, text: 'baker', sort: 'match' })).toBeUndefined();
  expect(sameSearch(searches, noFilters)).toBeUndefined();
});
