import { sql } from 'kysely';
import type { RequestBody } from '#openapi/contract.ts';
import type { Config } from '../../server/config.ts';
import type { Db } from '../../server/context.ts';
import { getEventList } from '../../server/modules/events/search/eventList.ts';
import type { TestMember } from '../api/support/members.ts';
import { median, type Measure } from './measure.ts';
import { ownerIds, withOwners } from './owners.ts';
import { familyName } from './searchCommunity.ts';
import { withSizes, type Opened } from './twoSizes.ts';

const FEW = 2000;
const MANY = 200_000;
const CALLS = 31;
const OWNERS = 1000;
/** Events that differ in what they are found by. */
const KINDS = 2000;
const DAYS = 180;
/** The first of them begins a week after the bench reads (twoSizes.ts). */
const START = Date.UTC(2027, 0, 8);

type Filters = NonNullable<RequestBody<'getEventList'>['filters']>;
interface Query {
  filters?: Filters;
  sort?: 'DATE' | 'NEWEST' | 'PRICE' | 'DISTANCE';
  pageIndex?: number;
  /** From the page after the fifth on. */
  further?: true;
}

const near = { lat: 20, lng: 20, radiusKm: 500 };
const week = { from: new Date(START).toISOString(), to: new Date(START + 7 * 86_400_000).toISOString() };
const queries: Record<string, Query> = {
  'no filter': {},
  'no filter, further by cursor': { further: true },
  'page 50 by number': { pageIndex: 50 },
  'the newest': { sort: 'NEWEST' },
  'the cheapest': { sort: 'PRICE' },
  'the cheapest, further by cursor': { sort: 'PRICE', further: true },
  'a word of a tenth': { filters: { text: 'concert' } },
  'the beginning of a word': { filters: { text: 'conc' } },
  'a name that one in a thousand has': { filters: { text: familyName(3) } },
  'a city': { filters: { city: `${familyName(31)}ville` } },
  'one week': { filters: week },
  online: { filters: { online: true } },
  free: { filters: { pricing: 0 } },
  'a category': { filters: { category: 4 } },
  'near a place': { filters: { near } },
  'the nearest': { filters: { near }, sort: 'DISTANCE' },
  'a word, free, in a city': { filters: { text: 'fair', pricing: 0, city: `${familyName(31)}ville` } },
};

const subjects = 'concert fair workshop meetup course debate market exhibition run breakfast'.split(' ');

/** What an event of each kind is called, and where it is. */
const kinds = () =>
  Array.from({ length: KINDS }, (_, at) => {
    const subject = subjects[at % subjects.length] ?? 'fair';
    const name = familyName(at % 1000);
    const city = `${familyName((at % 40) * 31)}ville`;
    const terms = [`t${subject}`, `t${name}`, `t${city}`, `l${city}`].map((term) => term.toLowerCase());
    return { at, title: `${name} ${subject}`, city, terms: [...new Set(terms)] };
  });

async function makeEvents(db: Db, size: number): Promise<void> {
  await sql`
    create temporary table kinds on commit drop as
    select at, title, city, array_to_tsvector(array(select jsonb_array_elements_text(terms))) as terms
    from jsonb_to_recordset(${JSON.stringify(kinds())}::jsonb) as kind (at int, title text, city text, terms jsonb)`.execute(
    db,
  );
  // Spread over the same months in both sizes; one in seven is online, one in three free, one in a hundred near one place.
  await sql`
    create temporary table new_events on commit drop as
    select n, kinds.*, to_timestamp((${START}::int8 + floor(n * ${DAYS * 86_400_000}::int8 / ${size}::int8)) / 1000.0) as starts,
      ('018f0000-' || lpad(to_hex(n >> 16), 4, '0') || '-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
      ${ownerIds(`(1 + n % ${OWNERS})`)} as owner_id
    from generate_series(1, ${size}::int) as n inner join kinds on kinds.at = (n * 7919::int8 % ${KINDS}::int)`.execute(
    db,
  );
  await sql`
    insert into posts (id, feed_type, author_id, text, created_at, updated_at)
    select id, 3, owner_id, '', now(), now() from new_events`.execute(db);
  await sql`
    insert into events (id, owner_id, event_name, place, category, start_at, end_at, format, lat, lng, pricing, min_price,
      max_price, status, published_at, terms, created_at, updated_at)
    select id, owner_id, title, city, 1 + (n % 9), starts, starts + interval '3 hours', case when n % 7 = 0 then 1 else 0 end,
      case when n % 100 = 0 then 20 + n / 100 % 40 / 20.0 else -60 + (n * 37 % 12000) / 100.0 end,
      case when n % 100 = 0 then 20 + n / 100 % 37 / 20.0 else -180 + (n * 101 % 36000) / 100.0 end, case when n % 3 = 0 then 0 else 1 end,
      case when n % 3 = 0 then 0 else 100 + n * 13 % 9000 end, 9100, 1, now(), terms, now(), now()
    from new_events`.execute(db);
}

/** So many published events to come, and a job seeker who blocks ten of their organisers and mutes ten. */
const makeComingEvents = (db: Db, config: Config, size: number): Promise<TestMember> =>
  withOwners(db, config, { role: 3, name: 'Brand', count: OWNERS }, (trx) => makeEvents(trx, size));

const payloadOf = (
  { filters, sort, pageIndex = 1 }: Query,
  { reader }: Opened,
  cursor: string | undefined,
) => ({
  userId: reader.userId,
  pageIndex,
  ...(filters && { filters }),
  ...(sort && { sort }),
  ...(cursor !== undefined && { cursor }),
});

/** The cursor behind the fifth page. */
async function further(query: Query, of: Opened): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 1; page <= 5; page++)
    cursor = (await getEventList(payloadOf(query, of, cursor), of.context)).nextCursor ?? undefined;
  return cursor;
}

async function timeOf(name: string, query: Query, of: Opened, cursor: string | undefined): Promise<number> {
  const payload = payloadOf(query, of, cursor);
  const from = performance.now();
  const { response } = await getEventList(payload, of.context);
  const time = performance.now() - from;
  if (response.length === 0) throw new Error(`${name} of ${of.size} found nothing`);
  return time;
}

/** In turns, so that what else the machine does slows both alike. */
async function compare(kind: string, [few, many]: Opened[]): Promise<Measure[]> {
  const measures: Measure[] = [];
  if (!few || !many) return measures;
  for (const [name, query] of Object.entries(queries)) {
    const times: [number[], number[]] = [[], []];
    const cursors = [
      query.further && (await further(query, few)),
      query.further && (await further(query, many)),
    ];
    for (let i = 0; i < CALLS; i++) {
      times[0].push(await timeOf(name, query, few, cursors[0]));
      times[1].push(await timeOf(name, query, many, cursors[1]));
    }
    const [before, after] = [median(times[0]), median(times[1])];
    measures.push(
      { name: `${kind}, ${name}: ${few.size} events`, value: before, unit: 'ms' },
      { name: `${kind}, ${name}: ${many.size} events`, value: after, unit: 'ms' },
      { name: `${kind}, ${name}: times as long`, value: after / before, unit: 'x', bound: { max: 2 } },
    );
  }
  return measures;
}

/** The list of events with a hundred times the events, filters alone and together. */
export const eventList = (many = MANY): Promise<Measure[]> =>
  withSizes([FEW, many], ({ db }, config, size) => makeComingEvents(db, config, size), compare);
