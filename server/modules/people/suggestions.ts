import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import { countryNameOf } from '../../shared/countries.ts';
import type { Member } from '../../shared/members.ts';
import { authorColumns, toAuthor, type AuthorRow } from '../../shared/authors.ts';

type Suggestion = Schemas['MemberSuggestion'];

const SUGGESTED = 6;
/** The most followed that are looked through for those of the member's own city. */
const LOOKED_THROUGH = 100;
const LONGEST_CITY = 60;

/** Why somebody is near, the better reason first. */
const reasons: Record<Near['kind'], (n: number) => string> = {
  followed: (n) => (n === 1 ? 'Followed by a connection' : `Followed by ${n} connections`),
  connected: (n) => (n === 1 ? '1 shared connection' : `${n} shared connections`),
  taste: () => 'Follows the same brands',
};

interface Near {
  id: string;
  kind: 'followed' | 'connected' | 'taste';
  n: number;
}

/**
 * Whom a member may want to follow, each with the reason (product S18): near ones first, then those who are popular where
 * the member lives, then popular ones. Never who is followed already, hidden by a block, suspended or gone.
 */
export async function suggestionsFor(context: Context, member: Member): Promise<Suggestion[]> {
  const { db } = context;
  const near = await nearMembers(db, member.id);
  const reasonOf = new Map(near.map(({ id, kind, n }) => [id, reasons[kind](n)]));
  const known = await followable(db, member.id)
    .where('members.id', 'in', near.length > 0 ? near.map(({ id }) => id) : [member.id])
    .execute();
  const byId = new Map(known.map((row) => [row.author_id, row]));
  const found: Suggestion[] = near.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [{ member: toAuthor(row), reason: reasonOf.get(id) ?? '', isFollowing: false }] : [];
  });
  if (found.length < SUGGESTED) found.push(...(await popularMembers(db, member, new Set(byId.keys()))));
  return found.slice(0, SUGGESTED);
}

/** Members who can be followed and are not yet. */
const followable = (db: Db, viewerId: string) =>
  db
    .selectFrom('members')
    .select([...authorColumns, 'members.details'])
    .where('members.role', '>', 1)
    .where('members.id', '!=', viewerId)
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null)
    .where('members.phone_verified_at', 'is not', null)
    .where(notHidden(viewerId, 'members.id'))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('follows')
            .whereRef('follows.followed_id', '=', 'members.id')
            .where('follows.member_id', '=', viewerId),
        ),
      ),
    );

/**
 * Whom the member's connections follow or know, and who follows the same. Every step is bounded and reads one range of
 * an index for each member that it starts from.
 */
async function nearMembers(db: Db, userId: string): Promise<Near[]> {
  const { rows } = await sql<Near>`
    with circle as (
      select other_id as id from connections where member_id = ${userId}::uuid and status = 1 limit 200),
    mine as (
      select followed_id as id from follows where member_id = ${userId}::uuid limit 50),
    candidates as (
      select found.followed_id as id, 'followed' as kind, count(*) as n, 0 as rank
      from circle cross join lateral (
        select followed_id from follows where member_id = circle.id limit 100) as found
      group by found.followed_id
      union all
      select found.other_id, 'connected', count(*), 0
      from circle cross join lateral (
        select other_id from connections where member_id = circle.id and status = 1 limit 100) as found
      group by found.other_id
      union all
      select found.member_id, 'taste', count(*), 1
      from mine cross join lateral (
        select member_id from follows where followed_id = mine.id limit 100) as found
      group by found.member_id having count(*) > 1),
    best as (
      select distinct on (candidates.id) candidates.id, kind, n, rank from candidates
      inner join members on members.id = candidates.id and members.role > 1
      where candidates.id <> ${userId}::uuid
        and not exists (select 1 from mine where mine.id = candidates.id)
      order by candidates.id, rank, n desc, kind)
    select id, kind, n from best order by rank, n desc, id limit 30`.execute(db);
  return rows;
}

const cityOf = ({ details }: Pick<Member, 'details'>) =>
  details.location?.city?.trim() ?? details.companyLocation?.city?.trim() ?? '';

async function popularMembers(db: Db, member: Member, known: ReadonlySet<string>): Promise<Suggestion[]> {
  const popular = followable(db, member.id)
    .orderBy('members.follower_count', 'desc')
    .orderBy('members.id')
    .limit(LOOKED_THROUGH);
  const country = member.country_code ?? '';
  const local = await popular.where('members.country_code', '=', country).execute();
  const city = cityOf(member);
  const isHere = (row: Pick<Member, 'details'>) => city !== '' && cityOf(row) === city;
  const place = countryNameOf(country) ?? 'your country';
  const chosen = new Map<string, Suggestion>();
  const choose = (rows: readonly AuthorRow[], reason: string) => {
    for (const row of rows)
      if (chosen.size < SUGGESTED && !known.has(row.author_id) && !chosen.has(row.author_id))
        chosen.set(row.author_id, { member: toAuthor(row), reason, isFollowing: false });
  };
  if (city.length <= LONGEST_CITY) choose(local.filter(isHere), `Popular in ${city}`);
  choose(local, `Popular in ${place}`);
  if (chosen.size < SUGGESTED) choose(await popular.limit(SUGGESTED * 3).execute(), 'Popular on Rolecast');
  return [...chosen.values()];
}
