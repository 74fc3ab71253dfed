import { describe, expect, test } from 'vitest';
import {
  filterChips,
  noFilters,
  readJobFilters,
  noMatchText,
  resultsText,
  sortOptions,
  toOrder,
  toRequest,
  withoutFilters,
  writeJobFilters,
  type JobFilters,
} from '../../../src/domain/jobFilters.ts';

const read = (search: string) => readJobFilters(new URLSearchParams(search));
const write = (filters: JobFilters, search = 'tab=jobs') =>
  writeJobFilters(new URLSearchParams(search), filters).toString();

const all: JobFilters = {
  text: 'wind turbine',
  place: 'Bremerhaven',
  workplaceTypes: [2, 3],
  employmentTypes: [1],
  pay: '3000',
  currency: 'EUR',
  period: 3,
  postedWithinDays: 7,
  answersWithin14Days: true,
  sort: 'closing',
};

describe('the address of the Jobs tab', () => {
  test('holds every filter and gives it back', () => {
    expect(read(write(all))).toEqual(all);
  });

  test('says nothing of what is off, and leaves the tab alone', () => {
    expect(write(noFilters)).toBe('tab=jobs');
    expect(write(noFilters, write(all))).toBe('tab=jobs');
    expect(write({ ...noFilters, currency: 'USD', period: 1 })).toBe('tab=jobs');
  });

  test('is never an error: what is no filter is left out', () => {
    expect(read('where=9,3,x&type=,&pay=-5&currency=euro&per=7&days=400&answers=yes')).toEqual({
      ...noFilters,
      workplaceTypes: [3],
    });
    expect(read(`q=${'a'.repeat(500)}&pay=1e9`)).toEqual({ ...noFilters, text: 'a'.repeat(200) });
    expect(read('sort=toString')).toEqual(noFilters);
  });

  test('does not keep spaces around words', () => {
    expect(write({ ...noFilters, text: '  baker ' })).toBe('tab=jobs&q=baker');
  });
});

describe('the order', () => {
  const byPay: JobFilters = { ...noFilters, sort: 'pay', currency: 'KES' };

  test('stands in the address unless it is the newest first, by pay with the currency', () => {
    expect(write({ ...noFilters, sort: 'match' })).toBe('tab=jobs&sort=match');
    expect(write(byPay)).toBe('tab=jobs&currency=KES&sort=pay');
    expect(read(write(byPay))).toEqual(byPay);
  });

  test('is asked for by its number', () => {
    expect(toOrder(noFilters)).toEqual({});
    expect(toOrder(byPay)).toEqual({ sort: 1, sortCurrency: 'KES' });
    expect(toOrder({ ...byPay, sort: 'closing' })).toEqual({ sort: 2 });
    expect(toOrder({ ...byPay, sort: 'match' })).toEqual({ sort: 3 });
  });

  test('narrows nothing, and stays when nothing is narrowed any more', () => {
    expect(toRequest(byPay)).toBeUndefined();
    expect(filterChips(byPay)).toEqual([]);
    expect(withoutFilters({ ...all, sort: 'pay', currency: 'KES' })).toEqual(byPay);
    expect(withoutFilters(all)).toEqual({ ...noFilters, sort: 'closing' });
  });

  test('by pay says in which currency', () => {
    expect(sortOptions(byPay).map(({ label }) => label)).toEqual([
      'Newest first',
      'Highest pay in KES',
      'Closing soonest',
      'Most skills matched',
    ]);
  });
});

describe('what the API is asked for', () => {
  test('is nothing while nothing is narrowed', () => {
    expect(toRequest(noFilters)).toBeUndefined();
    expect(toRequest({ ...noFilters, text: '   ' })).toBeUndefined();
  });

  test('has pay in minor units of its currency', () => {
    expect(toRequest(all)).toEqual({
      text: 'wind turbine',
      location: 'Bremerhaven',
      workplaceTypes: [2, 3],
      employmentTypes: [1],
      salaryFrom: 300_000,
      salaryCurrency: 'EUR',
      salaryPeriod: 3,
      postedWithinDays: 7,
      answersWithin14Days: true,
    });
    expect(toRequest({ ...noFilters, pay: '3000', currency: 'JPY' })).toMatchObject({ salaryFrom: 3000 });
    expect(toRequest({ ...noFilters, pay: '30', currency: 'KWD' })).toMatchObject({ salaryFrom: 30_000 });
  });
});

test('each filter that is on is a chip that takes back itself alone', () => {
  const chips = filterChips(all);
  expect(chips.map(({ label }) => label)).toEqual([
    '“wind turbine”',
    'In Bremerhaven',
    'Hybrid',
    'Remote',
    'Full-time',
    'From €3,000 a month',
    'Last 7 days',
    'Answers within 14 days',
  ]);
  expect(chips[2]?.without).toEqual({ ...all, workplaceTypes: [3] });
  let left = all;
  for (let [next] = filterChips(left); next; [next] = filterChips(left)) left = next.without;
  expect(toRequest(left)).toBeUndefined();
});

test.each([
  [0, true, 'No job matches'],
  [1, true, '1 job matches'],
  [12, true, '12 jobs match'],
  [50, true, '50+ jobs match'],
  [1, false, '1 open job'],
  [50, false, '50 open jobs'],
  [1000, false, '1,000+ open jobs'],
])('%i found, narrowed %s: %s', (count, filtered, text) => {
  expect(resultsText(count, filtered)).toBe(text);
});

test('what was looked for instead of a word that no job has is said with what was found', () => {
  expect(resultsText(2, true, 'gardener')).toBe('2 jobs match “gardener”');
  expect(resultsText(0, true, 'gardener')).toBe('No job matches');
});

test('an empty list says whether words or filters are the reason', () => {
  const typed = { ...noFilters, text: ' astronaut ' };
  expect(noMatchText(typed)).toBe('No job matches “astronaut”.');
  expect(noMatchText({ ...typed, place: 'Hanoi' })).toBe('No job matches these filters.');
  expect(noMatchText({ ...typed, workplaceTypes: [3] })).toBe('No job matches these filters.');
});
