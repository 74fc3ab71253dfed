import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import { firstIdAt } from '../../../ids.ts';
import {
  MOST_COUNTED,
  offsetOf,
  PAGE_SIZE,
  pageOf,
  placeById,
  type Page,
  type Paging,
} from '../../../shared/paging.ts';
import { JOB } from '../../../shared/posts.ts';
import { findJobs, type Chosen } from './findJobs.ts';
import { orderOf, type Sorting } from './jobOrder.ts';
import { payFrom, termQueries } from '../../../search/jobTerms.ts';
import { knownText } from './jobWords.ts';
import { orderedPage } from './orderedJobs.ts';

const DAY_MS = 86_400_000;
/** With filters no list is counted further: who has so many adds another filter. */
const MOST_MATCHES = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Wanted extends Sorting {
  viewerId: string;
  filters: Schemas['JobFilters'];
  now: Date;
  /** Nothing that was posted later. */
  snapshotAt: string;
  /** Only what was posted after that moment, and has the very words: who is told of it does not see what they were taken for. */
  postedAfter?: string;
}

const none: Page = { ids: [], count: 0, next: null };

/**
 * One page of the open jobs that pass the filters, the newest first or as `sort` says; none that the viewer has hidden, nor of members
 * whom the viewer muted or who stand behind a block. Steady in cost: the newest jobs are gone through, and if those have too few, the
 * index is asked.
 */
export async function openJobsPage(
  db: Db,
  { filters, ...wanted }: Wanted,
  paging: Paging,
): Promise<Page & { correctedText?: string }> {
  const { text = '' } = filters;
  const correctedText = wanted.postedAfter === undefined ? await knownText(db, text) : undefined;
  if (correctedText === undefined) return pageFor(db, { ...wanted, filters }, paging);
  const page = await pageFor(db, { ...wanted, filters: { ...filters, text: correctedText } }, paging);
  // A word of somebody's jobs is told to those who find them.
  return page.count > 0 ? { ...page, correctedText } : page;
}

async function pageFor(db: Db, wanted: Wanted, paging: Paging): Promise<Page> {
  const chosen = choose(wanted);
  const most = Object.keys(wanted.filters).length > 0 ? MOST_MATCHES : MOST_COUNTED;
  const order = await orderOf(db, wanted.viewerId, wanted);
  if (order) return chosen ? orderedPage(db, { chosen, order }, paging, most) : none;
  const place = placeById(paging);
  const offset = place ? 0 : offsetOf(paging.pageIndex);
  if (!chosen || offset >= MOST_COUNTED) return none;
  const found = await findJobs(db, chosen, {
    before: place?.after[0],
    page: offset + PAGE_SIZE + 1,
    counted: place ? 0 : most,
  });
  const count = place?.count ?? Math.min(most, found.count);
  const { rows, next } = pageOf(found.ids.slice(offset), count, (id) => [id]);
  return { ids: rows, count, next };
}

function choose({ viewerId, filters, now, snapshotAt, postedAfter }: Wanted): Chosen | undefined {
  const queries = termQueries(filters);
  if (!queries) return undefined;
  const { workplaceTypes = [], employmentTypes = [], postedWithinDays: days } = filters;
  const pay = payFrom(filters);
  const since = days === undefined ? undefined : now.getTime() - days * DAY_MS;
  const oldest = Math.max(since ?? 0, postedAfter === undefined ? 0 : Date.parse(postedAfter));
  const conditions = [
    sql`posted_at <= ${snapshotAt}::timestamptz`,
    sql`(until is null or until > ${now.toISOString()}::timestamptz)`,
    ...(since === undefined ? [] : [sql`posted_at >= ${new Date(since).toISOString()}::timestamptz`]),
    ...(postedAfter === undefined ? [] : [sql`posted_at > ${postedAfter}::timestamptz`]),
    ...(workplaceTypes.length > 0 ? [sql`workplace_type = any(${workplaceTypes}::int2[])`] : []),
    ...(employmentTypes.length > 0 ? [sql`employment_type = any(${employmentTypes}::int2[])`] : []),
    ...(pay ? [sql`currency = ${pay.currency} and pay >= ${pay.pay}::int8`] : []),
    // Read once, and not for every row (db/visible.ts).
    sql`owner_id not in (
      select hidden_id from hidden_pairs where member_id = ${viewerId}::uuid
      union all
      select muted_id from mutes where member_id = ${viewerId}::uuid)`,
    sql`id not in (
      select feed_id from hidden_posts where member_id = ${viewerId}::uuid and feed_type = ${JOB}::int2)`,
    // "is true" keeps the index of terms from being the way where the newest are gone through.
    ...(queries.told.length > 0 ? [sql`(terms @@ ${queries.told.join(' & ')}::tsquery) is true`] : []),
  ];
  return {
    terms: [...queries.told, ...queries.columns],
    row: sql.join(conditions, sql` and `),
    // A key is the time of its making, give or take what clocks differ.
    since: oldest === 0 ? FIRST : firstIdAt(oldest - DAY_MS),
  };
}
