import type { Schemas } from '#openapi/contract.ts';
import { searchRows, type RecentSearch, type SearchRow } from '../../src/domain/search.ts';
import { authors, makeMembers } from './feed.ts';

type Response = Schemas['SearchResponse'];

export const makeSearchResponse = (changes: Partial<Response> = {}): Response => ({
  searchType: 1,
  searchResult: [],
  searchedBrand: [],
  eventResult: [],
  jobResult: [],
  ...changes,
});

export const nguyen: Schemas['Author'] = {
  userId: 'u12',
  userType: 1,
  userName: 'Nguyễn Thị Lan',
  headline: 'Ceramic engineer in Bát Tràng',
};

export const foundEvents: Schemas['EventResult'][] = [
  { eventId: 'e3', eventName: 'Noche de oficios', eventLocation: 'Teatro Colón, Bogotá' },
  { eventId: 'e4', eventName: 'Evening school for night nurses' },
];
export const foundJobs: Schemas['JobResult'][] = [
  {
    jobId: 'j5',
    vacancyName: 'Ceramic process engineer',
    companyName: 'Kestrel Talent',
    companyLocation: 'Hanoi, Vietnam',
  },
  {
    jobId: 'j6',
    vacancyName: 'Kiln operator, ceramic tiles',
    companyName: 'Atelier Terre Cuite',
    companyLocation: 'Anywhere in the EU',
  },
];

export const memberRows: SearchRow[] = searchRows(
  makeSearchResponse({ searchResult: [nguyen, authors.ilse, authors.tomas] }),
);
export const eventRows: SearchRow[] = searchRows(makeSearchResponse({ eventResult: foundEvents }));
export const jobRows: SearchRow[] = searchRows(makeSearchResponse({ jobResult: foundJobs }));
export const manyRows = (count: number): SearchRow[] =>
  searchRows(makeSearchResponse({ searchResult: makeMembers(count) }));

export const recents: RecentSearch[] = [
  { type: 1, text: 'nguyen' },
  { type: 6, text: 'ceramic engineer' },
];
