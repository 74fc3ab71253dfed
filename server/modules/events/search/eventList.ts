import { sql, type RawBuilder } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { invalid } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import {
  MOST_COUNTED,
  noPlace,
  offsetOf,
  PAGE_SIZE,
  pageOf,
  placeOf,
  type Page,
  type Place,
} from '../../../shared/paging.ts';
import { toEvents } from '../events.ts';
import { termsQuery } from '../../../search/listedEvents.ts';
import { eventRows } from '../ownEvent.ts';

type Body = RequestBody<'getEventList'>;
type Filters = NonNullable<Body['filters']>;
type Sort = NonNullable<Body['sort']>;
type Near = NonNullable<Filters['near']>;

/** No event is longer, so whatever has not ended began since. */
const LONGEST_MS = 30 * 86_400_000;
const KM_PER_DEGREE = 111.2;
const EARTH_KM = 6371;

/** Published events of those who may be found; none of members whom the viewer muted or who stand behind a block (product S32). */
export async function getEventList(body: Body, context: Context): Promise<ResponseBody<'getEventList'>> {
  const { userId } = requireSession(context);
  const { filters = {}, sort = 'DATE' } = body;
  if (sort === 'DISTANCE' && !filters.near) throw invalid({ 'filters.near': 'Please say near which place.' });
  if (filters.text || filters.city) await limit(context, 'search', userId);
  const { ids, count, next } = await pageFor(context, body, filters, sort);
  const rows = ids.length > 0 ? await eventRows(context.db).where('id', 'in', ids).execute() : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    message: 'Events',
    response: await toEvents(context, context.db, userId, inOrder),
    count,
    nextCursor: next,
  };
}

/** What a list is sorted by: its key as text in a cursor, and how that is read again. */
interface Order {
  key: RawBuilder<unknown>;
  type: 'timestamptz' | 'int4' | 'float8' | 'uuid';
  descends: boolean;
}

function orderOf(sort: Sort, near: Near | undefined): Order {
  switch (sort) {
    case 'NEWEST':
      return { key: sql`id`, type: 'uuid', descends: true };
    case 'PRICE':
      return { key: sql`min_price`, type: 'int4', descends: false };
    case 'DISTANCE':
      return { key: near ? distanceTo(near) : sql`0`, type: 'float8', descends: false };
    case 'DATE':
      return { key: sql`start_at`, type: 'timestamptz', descends: false };
  }
}

/** Kilometres on the globe. */
const distanceTo = ({ lat, lng }: Near) => sql`(2 * ${sql.lit(EARTH_KM)} * asin(least(1, sqrt(
  power(sin(radians(lat - ${lat}::float8) / 2), 2)
  + cos(radians(${lat}::float8)) * cos(radians(lat)) * power(sin(radians(lng - ${lng}::float8) / 2), 2)))))`;

async function pageFor(context: Context, body: Body, filters: Filters, sort: Sort): Promise<Page> {
  const { userId } = requireSession(context);
  const conditions = conditionsOf(filters, userId, context.now());
  const place = placeIn(body, sort);
  const offset = place ? 0 : offsetOf(body.pageIndex);
  if (!conditions || offset >= MOST_COUNTED) return { ids: [], count: place?.count ?? 0, next: null };
  const where = sql.join(conditions, sql` and `);
  const { key, type, descends } = orderOf(sort, filters.near);
  const cast = sql.raw(type);
  const step = sql.raw(descends ? '<' : '>');
  const direction = sql.raw(descends ? 'desc' : 'asc');
  const [, value = '', id = ''] = place?.after ?? [];
  // The first half is what an index is searched by.
  const rest = place
    ? sql`and ${key} ${step}= ${value}::${cast} and (${key} ${step} ${value}::${cast} or id ${step} ${id}::uuid)`
    : sql``;
  const { rows: found } = await sql<{ id: string; key: string }>`
    select id, (${key})::text as key from events where ${where} ${rest}
    order by ${key} ${direction}, id ${direction} limit ${PAGE_SIZE + 1} offset ${offset}`.execute(
    context.db,
  );
  const count = place?.count ?? (await countAll(context.db, where));
  const { rows, next } = pageOf(found, count, (row) => [sort, row.key, row.id]);
  return { ids: rows.map((row) => row.id), count, next };
}

async function countAll(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from events where ${where} limit ${MOST_COUNTED}) as bounded`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A cursor goes with the order that it was made for. */
function placeIn({ cursor }: Body, sort: Sort): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = placeOf(cursor);
  const [of, value = '', id = '', ...more] = place.after;
  const isKnown =
    sort === 'DATE'
      ? !Number.isNaN(Date.parse(value))
      : sort === 'NEWEST'
        ? isKey(value)
        : /^\d+(\.\d+)?(e-?\d+)?$/.test(value);
  if (of !== sort || !isKnown || !isKey(id) || more.length > 0) throw noPlace();
  return place;
}

/** What an event must be to be found; undefined when what was typed finds nothing. */
function conditionsOf(filters: Filters, viewerId: string, now: Date): RawBuilder<unknown>[] | undefined {
  const terms = termsQuery(filters);
  if (terms === null) return undefined;
  const from = new Date(filters.from ?? now);
  const { to, online, format, pricing, category, near, saved } = filters;
  const time = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  return [
    sql`terms is not null and status = 1 and deleted_at is null`,
    sql`start_at > ${time(new Date(from.getTime() - LONGEST_MS))} and end_at > ${time(from)}`,
    ...(to === undefined ? [] : [sql`start_at < ${time(new Date(to))}`]),
    ...(terms === undefined ? [] : [sql`terms @@ ${terms}::tsquery`]),
    ...(online === true ? [sql`format in (1, 2)`] : []),
    ...(format === undefined ? [] : [sql`format = ${format}::int2`]),
    ...(pricing === undefined ? [] : [sql`pricing = ${pricing}::int2`]),
    ...(category === undefined ? [] : [sql`category = ${category}::int2`]),
    ...(near ? [within(near)] : []),
    ...(saved === true
      ? [sql`id in (select feed_id from saved where member_id = ${viewerId}::uuid and feed_type = 3)`]
      : []),
    // Read once, and not for every row (db/visible.ts). What somebody saved they find whether muted or not.
    sql`owner_id not in (select hidden_id from hidden_pairs where member_id = ${viewerId}::uuid)`,
    ...(saved === true
      ? []
      : [sql`owner_id not in (select muted_id from mutes where member_id = ${viewerId}::uuid)`]),
  ];
}

/** A box first, which the index knows; around a pole and over the date line it is as wide as the world. */
function within(near: Near): RawBuilder<unknown> {
  const { lat, lng, radiusKm } = near;
  const high = radiusKm / KM_PER_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((Math.min(89, Math.abs(lat) + high) * Math.PI) / 180));
  const box = sql`lat between ${lat - high}::float8 and ${lat + high}::float8`;
  const sides =
    Math.abs(lng) + wide > 180 ? sql`` : sql`and lng between ${lng - wide}::float8 and ${lng + wide}::float8`;
  return sql`${box} ${sides} and ${distanceTo(near)} <= ${radiusKm}::int4`;
}
