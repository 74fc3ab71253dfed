import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../context.ts';

/** So many of the newest jobs are gone through one by one, whatever is asked: what many jobs have is among them. */
const LOOKED_THROUGH = 5000;
/** To count, this many times as many. */
const FURTHER = 2;
/** What hardly any of those has is found by the index, and this many of it put in order. */
export const MOST_SORTED = 5000;
/** By so many of the newest jobs it is seen how common something is; what so few of them have is rare. */
const SAMPLE = 500;
const RARE = 10;

/** A selection of open jobs. */
export interface Chosen {
  /** Questions that the index answers; all of them must hold. */
  terms: string[];
  /** The same and the rest as conditions of a row. */
  row: RawBuilder<unknown>;
  /** Where the range of keys ends. */
  since: string;
}

interface Range {
  /** Older than this one. */
  before: string | undefined;
  /** So many are read, and so many counted. */
  page: number;
  counted: number;
}

interface Found {
  /** Newest first. */
  ids: string[];
  /** At most as far as was asked. */
  count: number;
}

/** The newest that are chosen, and how many there are. Steady in cost (jobList.ts). */
export async function findJobs(db: Db, chosen: Chosen, { before, page, counted }: Range): Promise<Found> {
  const wanted = Math.max(page, counted);
  const { ids, last } = await lookThrough(db, chosen, { before, wanted, most: LOOKED_THROUGH });
  if (last === undefined || ids.length >= wanted) return { ids: ids.slice(0, page), count: ids.length };
  if (ids.length >= page) {
    const older = await countOlder(db, chosen, last, { found: ids.length, wanted });
    return { ids: ids.slice(0, page), count: ids.length + older };
  }
  const older = (await sortOlder(db, chosen, last, page)) ?? (await walkOlder(db, chosen, last, wanted));
  return { ids: [...ids, ...older.ids].slice(0, page), count: ids.length + older.count };
}

/** `last`: where it stopped; undefined when it found all that was wanted, or there was no more. */
async function lookThrough(
  db: Db,
  { row, since }: Chosen,
  { before, wanted, most }: { before: string | undefined; wanted: number; most: number },
) {
  const range = sql`${before === undefined ? sql`true` : sql`id < ${before}::uuid`} and id >= ${since}::uuid`;
  // Two limits, one in the other: the database knows that it is not far and begins without helpers, whose coming takes longer.
  const { rows } = await sql<{ ids: string[]; last: string | null }>`
    with found as materialized (
      select array(
        select id from (select * from open_jobs where ${range} order by id desc limit ${most}) as newest
        where ${row} order by id desc limit ${wanted}) as ids)
    select ids, case when cardinality(ids) < ${wanted}::int then (
      select id from open_jobs where ${range} order by id desc limit 1 offset ${most - 1}) end as last
    from found`.execute(db);
  const [{ ids, last } = { ids: [], last: null }] = rows;
  return { ids, last: last ?? undefined };
}

/** Those of the terms that few jobs have, or all when none of them is rare; the rarest first. */
export async function rarest(db: Db, terms: string[]): Promise<string[]> {
  if (terms.length < 2) return terms;
  const counts = terms.map((term) => sql`count(*) filter (where terms @@ ${term}::tsquery)`);
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts from (
      select terms from open_jobs order by id desc limit ${SAMPLE}) as newest`.execute(db);
  const known = terms
    .map((term, at) => ({ term, count: rows[0]?.counts[at] ?? 0 }))
    .sort((one, other) => one.count - other.count);
  const rare = known.filter(({ count }) => count < RARE);
  return (rare.length > 0 ? rare : known).map(({ term }) => term);
}

/** Rows that have all of these terms. */
export const carrying = (terms: string[]) =>
  terms.length === 0 ? sql`true` : sql`terms @@ ${terms.join(' & ')}::tsquery`;

/**
 * How many there are that are older, as far as is still wanted: by going on, where that will not be far; else by the index,
 * whose order is of no account here, so that it ends with the last that is wanted.
 */
async function countOlder(
  db: Db,
  chosen: Chosen,
  last: string,
  { found, wanted }: { found: number; wanted: number },
): Promise<number> {
  const rest = wanted - found;
  const ahead = (rest * LOOKED_THROUGH) / found;
  const near =
    ahead <= FURTHER * LOOKED_THROUGH
      ? await lookThrough(db, chosen, { before: last, wanted: rest, most: 2 * FURTHER * LOOKED_THROUGH })
      : { ids: [], last };
  const missing = rest - near.ids.length;
  if (near.last === undefined || missing <= 0) return near.ids.length;
  const terms = (await rarest(db, chosen.terms)).slice(0, 1);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from open_jobs
      where ${carrying(terms)} and id < ${near.last}::uuid and id >= ${chosen.since}::uuid and ${chosen.row}
      limit ${missing}) as bounded`.execute(db);
  return near.ids.length + (rows[0]?.count ?? 0);
}

/** All that the index has, put in order. Undefined when that is too much, so that walking is the shorter way. */
async function sortOlder(db: Db, { terms: all, row, since }: Chosen, last: string, page: number) {
  const terms = await rarest(db, all);
  if (terms.length === 0) return undefined;
  const { rows } = await sql<Found>`
    with found as materialized (
      select id from open_jobs
      where ${carrying(terms)} and (id < ${last}::uuid and id >= ${since}::uuid) is true and ${row}
      limit ${MOST_SORTED + 1})
    select array(select id from found order by id desc limit ${page}) as ids,
      (select count(*) from found) as count`.execute(db);
  const [found] = rows;
  return found && found.count <= MOST_SORTED ? found : undefined;
}

/** From there on until there are enough: for what many of the older jobs have, and hardly any of the newest. */
async function walkOlder(db: Db, { row, since }: Chosen, last: string, wanted: number): Promise<Found> {
  const { rows } = await sql<{ id: string }>`
    select id from open_jobs
    where id < ${last}::uuid and id >= ${since}::uuid and ${row} order by id desc limit ${wanted}`.execute(
    db,
  );
  return { ids: rows.map(({ id }) => id), count: rows.length };
}
