import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Session } from '../../context.ts';
import { notHidden, notMuted } from '../../db/visible.ts';
import { authorSelect, toAuthor, type AuthorRow } from '../../shared/authors.ts';
import { relationsOf } from './relation.ts';
import { REFUSED_MS } from './ties.ts';

type Suggestion = Schemas['ConnectionSuggestion'];

const SUGGESTED = 6;
/** The contract's limit of a reason; names of schools are longer. */
const LONGEST_REASON = 100;

interface Found extends AuthorRow {
  /** How they are near: over others, at a place of work, at a school, in a city, or as the newest not at all. */
  near: 'shared' | 'work' | 'school' | 'city' | 'newest';
  /** Of the place, as the caller writes it. */
  place: string;
}

type Step = (userId: string, open: RawBuilder<unknown>) => RawBuilder<Found>;

/** `where …` of `members`: who may be asked, and was not. Both sides of a refusal are left alone for its 30 days. */
function openTo(userId: string, now: Date, except: readonly string[]) {
  const me = sql`${userId}::uuid`;
  const others = sql.join([me, ...except.map((id) => sql`${id}::uuid`)]);
  const since = sql`${new Date(now.getTime() - REFUSED_MS).toISOString()}::timestamptz`;
  return sql`members.id not in (${others}) and members.role <= 2 and members.phone_verified_at is not null
    and members.deleted_at is null and members.suspended_at is null
    and ${notHidden(userId, 'members.id')} and ${notMuted(userId, 'members.id')}
    and not exists (select 1 from connections where member_id = ${me} and other_id = members.id)
    and not exists (
      select 1 from refused_requests where member_id = ${me} and refused_by = members.id and refused_at > ${since})
    and not exists (
      select 1 from refused_requests where member_id = members.id and refused_by = ${me} and refused_at > ${since})`;
}

/** Connections of connections, those with the most in common first. */
const overOthers: Step = (userId, open) => sql<Found>`
  with circle as (
    select other_id as id from connections where member_id = ${userId}::uuid and status = 1
    order by connected_at desc, other_id limit 100),
  found as (
    select near.other_id as id, count(*) as shared
    from circle cross join lateral (
      select other_id from connections where member_id = circle.id and status = 1
      order by connected_at desc, other_id limit 100) as near
    where near.other_id <> ${userId}::uuid and not exists (
      select 1 from connections as own where own.member_id = ${userId}::uuid and own.other_id = near.other_id)
    group by near.other_id order by shared desc, near.other_id limit 60)
  select ${authorSelect}, 'shared' as near, '' as place
  from found inner join members on members.id = found.id
  where ${open} order by found.shared desc, members.id limit ${SUGGESTED}`;

/** Who was at the same company or school and shows it to everybody: where the caller is today first, work before school. */
const atSamePlaces: Step = (userId, open) => sql<Found>`
  with own as (
    select place_of(data) as place, kind, min(coalesce(data ->> 'companyName', data ->> 'institution')) as name,
      row_number() over (order by bool_or(is_current) desc, kind desc, min(position)) as rank
    from profile_items where member_id = ${userId}::uuid and kind in (1, 2) and deleted_at is null
    group by place_of(data), kind order by rank limit 20),
  found as (
    select distinct on (members.id) members.id, own.kind, own.name, own.rank
    from own cross join lateral (
      select member_id from profile_items as theirs
      where place_of(theirs.data) = own.place and theirs.kind = own.kind and theirs.kind in (1, 2)
        and theirs.deleted_at is null
      order by member_id desc limit 100) as near
    inner join members on members.id = near.member_id
    where ${open} and coalesce((
      members.details -> 'sectionVisibility' ->> case own.kind when 2 then 'experience' else 'education' end)::int, 0) = 0
    order by members.id, own.rank)
  select ${authorSelect}, case found.kind when 2 then 'work' else 'school' end as near, found.name as place
  from found inner join members on members.id = found.id
  order by found.rank, members.id desc limit ${SUGGESTED * 2}`;

/** Who lives, or has an office, in the caller's city: the newest hundred are looked at. */
const inSameCity: Step = (userId, open) => sql<Found>`
  with own as (
    select town_of(details) as town,
      trim(coalesce(details -> 'location' ->> 'city', details -> 'companyLocation' ->> 'city')) as name
    from members where id = ${userId}::uuid),
  found as (
    select id from members
    where town_of(details) = (select town from own) and role <= 2 and deleted_at is null and suspended_at is null
    order by id desc limit 100)
  select ${authorSelect}, 'city' as near, (select name from own) as place
  from found inner join members on members.id = found.id
  where ${open} order by members.id desc limit ${SUGGESTED * 2}`;

/** For who has nobody near yet: the newest hundred are looked at, those with a picture first. */
const newest: Step = (_userId, open) => sql<Found>`
  with found as (
    select id from members
    where role <= 2 and phone_verified_at is not null and deleted_at is null and suspended_at is null
    order by id desc limit 100)
  select ${authorSelect}, 'newest' as near, '' as place
  from found inner join members on members.id = found.id
  where ${open} order by (members.image_key is null), members.id desc limit ${SUGGESTED}`;

/**
 * Whom a job seeker or an agency may know and is not connected with, each with the reason (product S49): at most six, never
 * somebody who was asked, refused within 30 days, muted, or is hidden by a block. The better reason first; a step is
 * taken while there are too few, the last while there is nobody. Each is bounded and reads ranges of indexes. `except` are
 * ids of members whom the same page suggests already.
 */
export async function mayKnow(
  context: Context,
  session: Session,
  except: readonly string[] = [],
): Promise<Suggestion[]> {
  const { db } = context;
  const { userId } = session;
  if (session.role > 2) return [];
  const open = openTo(userId, context.now(), except);
  const found = new Map<string, Found>();
  for (const step of [overOthers, atSamePlaces, inSameCity, newest]) {
    if (found.size >= (step === newest ? 1 : SUGGESTED)) break;
    const { rows } = await step(userId, open).execute(db);
    for (const row of rows)
      if (found.size < SUGGESTED && !found.has(row.author_id)) found.set(row.author_id, row);
  }
  const relations = await relationsOf(db, session, [...found.keys()]);
  // The step looked at some of each circle; what is said is counted.
  const shared = ({ author_id, near }: Found) =>
    near === 'shared' ? (relations.get(author_id)?.mutualCount ?? 0) : 0;
  const best = [...found.values()].sort((one, other) => shared(other) - shared(one));
  return best.flatMap((row) => {
    const viewer = relations.get(row.author_id);
    return viewer ? [{ member: toAuthor(row), reason: reasonOf(row, viewer.mutualCount), viewer }] : [];
  });
}

function reasonOf({ near, place }: Found, shared: number): string {
  if (near === 'shared') return shared === 1 ? '1 shared connection' : `${shared} shared connections`;
  if (near === 'newest') return 'One of the newest members';
  const words = { work: 'Also worked at', school: 'Also studied at', city: 'Also in' }[near];
  const letters = [...`${words} ${place}`];
  return letters.length <= LONGEST_REASON
    ? letters.join('')
    : `${letters.slice(0, LONGEST_REASON - 1).join('')}…`;
}
