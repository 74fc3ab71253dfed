import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db, type Role } from '../../context.ts';
import { avatarUrl, mediaUrl } from '../../media/uploads.ts';
import { forbidden } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { authorColumns, toAuthor } from '../../shared/authors.ts';
import { EVENT, JOB } from '../../search/searchEntries.ts';
import { findIds } from '../../search/searchIndex.ts';
import { queryWords } from '../../search/words.ts';

type SearchType = Schemas['SearchType'];
type Found = Schemas['SearchResponse'];

/** User 1, Hr Agency 2, Brand 3, Business 4, Event 5, Job 6: whom and what each role may search (specification 6). */
const searchable: Record<Role, SearchType[]> = {
  1: [1, 2, 3, 4, 5, 6],
  2: [2, 3, 4, 5],
  3: [3, 4, 5],
  4: [4, 5],
};

const BRAND = 3;

/** One page, from 0, of who or what carries all words; nearest first, newest first on ties (specification 7, product S43). */
export async function search(
  { searchType, searchText, pageIndex }: RequestBody<'search'>,
  context: Context,
): Promise<ResponseBody<'search'>> {
  const { userId, role } = requireSession(context);
  if (!searchable[role].includes(searchType)) throw forbidden('You cannot search for this.', 'ROLE');
  await limit(context, 'search', userId);
  const { db } = context;
  const { ids, count } = await findIds(db, {
    kind: searchType,
    words: queryWords(searchText),
    viewerId: userId,
    now: context.now(),
    pageIndex,
  });
  const empty: Found = { searchType, searchResult: [], searchedBrand: [], eventResult: [], jobResult: [] };
  return { message: 'Search', response: { ...empty, ...(await resultsOf(db, searchType, ids)) }, count };
}

async function resultsOf(db: Db, type: SearchType, ids: string[]): Promise<Partial<Found>> {
  if (ids.length === 0) return {};
  switch (type) {
    case EVENT:
      return { eventResult: inOrder(ids, await eventsOf(db, ids), ({ eventId }) => eventId) };
    case JOB:
      return { jobResult: inOrder(ids, await jobsOf(db, ids), ({ jobId }) => jobId) };
    default: {
      const members = inOrder(ids, await membersOf(db, ids), ({ userId }) => userId);
      return type === BRAND ? { searchedBrand: members } : { searchResult: members };
    }
  }
}

function inOrder<Row>(ids: string[], rows: Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function membersOf(db: Db, ids: string[]) {
  const rows = await db.selectFrom('members').select(authorColumns).where('id', 'in', ids).execute();
  return rows.map(toAuthor);
}

async function jobsOf(db: Db, ids: string[]): Promise<Schemas['JobResult'][]> {
  const rows = await db
    .selectFrom('jobs')
    .leftJoin('members as company', 'company.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.vacancy_name', 'jobs.company_name', 'jobs.place', 'jobs.company_image_key'])
    .select('company.image_key')
    .where('jobs.id', 'in', ids)
    .execute();
  return rows.map((row) => {
    const image = row.company_image_key ?? row.image_key;
    return {
      jobId: row.id,
      vacancyName: row.vacancy_name,
      companyName: row.company_name,
      ...(image ? { companyImage: avatarUrl(image) } : {}),
      companyLocation: row.place,
    };
  });
}

async function eventsOf(db: Db, ids: string[]): Promise<Schemas['EventResult'][]> {
  const rows = await db.selectFrom('events').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({
    eventId: row.id,
    eventName: row.event_name,
    ...(row.image_key ? { eventImage: mediaUrl(row.image_key) } : {}),
    ...(row.place ? { eventLocation: row.place } : {}),
  }));
}
