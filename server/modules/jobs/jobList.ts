import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import { firstIdAt } from '../../ids.ts';
import {
  MOST_COUNTED,
  offsetOf,
  PAGE_SIZE,
  pageOf,
  placeById,
  type Page,
  type Paging,
} from '../feed/paging.ts';
import { payFrom, termQuery } from './jobTerms.ts';

const DAY_MS = 86_400_000;
/** So many of the newest jobs are gone through one by one, whatever is asked: what many jobs have is among them. */
const LOOKED_THROUGH = 2000;
/** What hardly any of those has is found by the index, and this many of it put in order. */
const MOST_SORTED = 5000;

interface Wanted {
  viewerId: string;
  filters: Schemas['JobFilters'];
  now: Date;
  /** Nothing that was posted later. */
  snapshotAt: string;
}

/** A selection of open jobs. */
interface Chosen {
  /** A tsquery for `terms`. */
  terms: string | undefined;
  /** Where the range of keys ends. */
  since: string | undefined;
  /** What no index knows. */
  rest: RawBuilder<unknown>;
}

const none: Page = { ids: [], count: 0, next: null };

/**
 * One page of the open jobs that pass the filters, the newest first; none of members whom the viewer muted or who stand
 * behind a block. Steady in cost: the newest jobs are gone through, and if those have too few, the index is asked.
 */
export async function openJobsPage(db: Db, wanted: Wanted, paging: Paging): Promise<Page> {
  const terms = termQuery(wanted.filters);
  const place = placeById(paging);
  const offset = place ? 0 : offsetOf(paging.pageIndex);
  if (terms === null || offset >= MOST_COUNTED) return none;
  const chosen: Chosen = { terms, since: sinceOf(wanted), rest: restOf(wanted) };
  const found = await findJobs(db, chosen, {
    before: place?.after[0],
    most: offset + PAGE_SIZE + 1,
    counted: place === undefined,
  });
  const count = place?.count ?? found.count;
  const { rows, next } = pageOf(found.ids.slice(offset), count, (id) => [id]);
  return { ids: rows, count, next };
}

/** A key is the time of its making, give or take what clocks differ; `rest` has the time itself. */
const sinceOf = ({ filters: { postedWithinDays: days }, now }: Wanted) =>
  days === undefined ? undefined : firstIdAt(now.getTime() - (days + 1) * DAY_MS);

function restOf({ viewerId, filters, now, snapshotAt }: Wanted) {
  const { postedWithinDays: days } = filters;
  const pay = payFrom(filters);
  const conditions = [
    sql`posted_at <= ${snapshotAt}::timestamptz`,
    sql`(until is null or until > ${now.toISOString()}::timestamptz)`,
    // Read once, and not for every row (db/visible.ts).
    sql`owner_id not in (
      select hidden_id from hidden_pairs where member_id = ${viewerId}::uuid
      union all
      select muted_id from mutes where member_id = ${viewerId}::uuid)`,
    ...(days === undefined
      ? []
      : [sql`posted_at >= ${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`]),
    ...(pay ? [sql`currency = ${pay.currency} and pay >= ${pay.pay}::int8`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

interface Range {
  /** Older than this one. */
  before: string | undefined;
  most: number;
  counted: boolean;
}

interface Found {
  ids: string[];
  /** To MOST_COUNTED; with `counted` alone. */
  count: number;
}

async function findJobs(db: Db, chosen: Chosen, { before, most, counted }: Range): Promise<Found> {
  const newest = await lookThrough(db, chosen, before, most);
  const { ids, count, last } = newest;
  if (last === undefined) return newest;
  if (ids.length >= most) {
    const rest = counted ? Math.max(0, MOST_COUNTED - count) : 0;
    return { ids, count: Math.min(MOST_COUNTED, count + (await countAfter(db, chosen, last, rest))) };
  }
  const older =
    (chosen.terms === undefined ? undefined : await sortAll(db, chosen.terms, chosen, last, most)) ??
    (await walk(db, chosen, last, most));
  return {
    ids: [...ids, ...older.ids].slice(0, most),
    count: Math.min(MOST_COUNTED, count + older.count),
  };
}

const within = (before: string | undefined, since: string | undefined) => sql`
  ${before === undefined ? sql`true` : sql`id < ${before}::uuid`}
  and ${since === undefined ? sql`true` : sql`id >= ${since}::uuid`}`;

const carries = (terms: string | undefined) =>
  terms === undefined ? sql`true` : sql`terms @@ ${terms}::tsquery`;

/** `last`: where it stopped; undefined when there was no more. */
async function lookThrough(db: Db, { terms, since, rest }: Chosen, before: string | undefined, most: number) {
  const { rows } = await sql<Found & { last: string | null }>`
    with newest as materialized (
      select * from open_jobs where ${within(before, since)} order by id desc limit ${LOOKED_THROUGH}),
    found as materialized (select id from newest where ${carries(terms)} and ${rest})
    select array(select id from found order by id desc limit ${most}) as ids,
      (select count(*) from found) as count,
      (select id from newest order by id desc limit 1 offset ${LOOKED_THROUGH - 1}) as last`.execute(db);
  const [{ ids, count, last } = { ids: [], count: 0, last: null }] = rows;
  return { ids, count, last: last ?? undefined };
}

/** How many there are that are older, to a most. Their order is of no account, so the database may choose the way. */
async function countAfter(db: Db, { terms, since, rest }: Chosen, last: string, most: number) {
  if (most === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from open_jobs where ${within(last, since)} and ${carries(terms)} and ${rest} limit ${most}
    ) as bounded`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All that the index of terms has, put in order. Undefined when that is too much, so that walking is the shorter way. */
async function sortAll(db: Db, terms: string, { since, rest }: Chosen, last: string, most: number) {
  // "is true" keeps the range of keys from being the way, which it is not for what is rare.
  const { rows } = await sql<Found>`
    with found as materialized (
      select id from open_jobs
      where terms @@ ${terms}::tsquery and (${within(last, since)}) is true and ${rest} limit ${MOST_SORTED + 1})
    select array(select id from found order by id desc limit ${most}) as ids,
      (select count(*) from found) as count`.execute(db);
  const [found] = rows;
  return found && found.count <= MOST_SORTED ? found : undefined;
}

/** From the newest on until there are enough: for what many of the older jobs have, and none of the newest. */
async function walk(db: Db, { terms, since, rest }: Chosen, last: string, most: number): Promise<Found> {
  const { rows } = await sql<{ id: string }>`
    select id from open_jobs
    where ${within(last, since)} and (${carries(terms)}) is true and ${rest}
    order by id desc limit ${MOST_COUNTED}`.execute(db);
  return { ids: rows.slice(0, most).map(({ id }) => id), count: rows.length };
}
