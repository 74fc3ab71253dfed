import { type Kysely, sql } from 'kysely';

// Bodies are bound when a function is made: an index is built without the search path that their names would need.
/** Without accents and case. */
const folded = (text: string) =>
  `lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g') collate "und-x-icu")`;

const statements = [
  // The company of a position or the school of an education, however it was written. A hash: an index entry has a limit.
  `create function place_of(data jsonb) returns text language sql immutable parallel safe
    return md5(${folded("coalesce(data ->> 'companyName', data ->> 'institution')")})`,
  `create index profile_items_place on profile_items (place_of(data), kind, member_id desc)
    where kind in (1, 2) and deleted_at is null`,

  // Where somebody lives, or an organisation has its office.
  `create function town_of(details jsonb) returns text language sql immutable parallel safe
    return md5(${folded(`
      nullif(trim(coalesce(details -> 'location' ->> 'city', details -> 'companyLocation' ->> 'city')), '')
      || '/' || coalesce(details -> 'location' ->> 'country', details -> 'companyLocation' ->> 'country', '')`)})`,
  `create index members_town on members (town_of(details), id desc)
    where role <= 2 and deleted_at is null and suspended_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
