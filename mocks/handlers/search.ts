import type { Handlers } from '#openapi/contract.ts';
import { foldText } from '../../src/lib/boldParts.ts';
import { authors, makeMembers } from '../factories/feed.ts';
import { foundEvents, foundJobs, makeSearchResponse, nguyen } from '../factories/search.ts';
import type { MockContext } from '../msw.ts';

const members = [nguyen, ...Object.values(authors), ...makeMembers(40)];
const roleOf: Record<number, number> = { 1: 1, 2: 2, 3: 3, 4: 4 };

/** Finds what contains the text, whatever its accents; of each type ten a page. */
export const searchHandlers = {
  search: ({ searchType, searchText, pageIndex }) => {
    const holds = (text: string) => foldText(text).includes(foldText(searchText.trim()));
    const page = <Row>(rows: Row[]) => rows.slice(pageIndex * 10, pageIndex * 10 + 10);
    const people = members.filter((one) => one.userType === roleOf[searchType] && holds(one.userName));
    const events = searchType === 5 ? foundEvents.filter(({ eventName }) => holds(eventName)) : [];
    const jobs = searchType === 6 ? foundJobs.filter(({ vacancyName }) => holds(vacancyName)) : [];
    return {
      message: 'Search',
      response: makeSearchResponse({
        searchType,
        ...(searchType === 3 ? { searchedBrand: page(people) } : { searchResult: page(people) }),
        eventResult: page(events),
        jobResult: page(jobs),
      }),
      count: people.length + events.length + jobs.length,
    };
  },
} satisfies Partial<Handlers<MockContext>>;
