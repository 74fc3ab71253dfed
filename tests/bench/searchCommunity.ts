import { sql } from 'kysely';
import type { Config } from '../../server/config.ts';
import type { Db } from '../../server/context.ts';
import { indexAllMembers } from '../../server/search/searchEntries.ts';
import { addMember, type TestMember } from '../api/support/members.ts';

const syllables =
  'ba be bi bo da de di do ka ke ki ko la le li lo ma me mi mo na ne ni no ra re ri ro sa se'.split(' ');
const at = (n: number) => syllables[n % syllables.length] ?? '';

/** As many given names as a country has common ones, and family names that some hundreds share. */
export const givenName = (n: number) => `${at(n)}${at(Math.floor(n / 30))}n`;
export const familyName = (n: number) => `${at(n)}${at(Math.floor(n / 30))}${at(Math.floor(n / 900))}sh`;
const GIVEN = 397;
const FAMILY = 7993;

const trades = 'engineer teacher nurse welder baker pilot driver designer writer potter'.split(' ');
const grades = 'senior junior lead chief night day'.split(' ');
const cities = ['Hanoi', 'Nairobi', 'Bogotá', 'Zürich', 'Kyoto', 'Accra', 'Lima'];

const list = (words: readonly string[]) => sql`array[${sql.join(words)}]::text[]`;
const ids = sql`('018f0000-' || lpad(to_hex(n / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n % 65536), 12, '0'))::uuid`;
const jobIds = sql`('018f1000-' || lpad(to_hex(n / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n % 65536), 12, '0'))::uuid`;

/** So many job seekers and jobs, and somebody who searches. Written row by row by the database itself, and then indexed. */
export async function makeSearchable(db: Db, config: Config, size: number): Promise<TestMember> {
  const reader = await addMember(db, new Date(), config, { userName: 'Xu' });
  const given = Array.from({ length: GIVEN }, (_, n) => givenName(n));
  const family = Array.from({ length: FAMILY }, (_, n) => familyName(n));
  await db.transaction().execute(async (trx) => {
    // The rows refer to nothing that is not there; asking for each would be most of the time.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into members (id, role, user_name, details, phone_verified_at, created_at, updated_at)
      select ${ids}, 1, (${list(given)})[1 + n % ${GIVEN}::int] || ' ' || (${list(family)})[1 + n % ${FAMILY}::int],
        '{}', now(), now(), now()
      from generate_series(1, ${size}::int) as n`.execute(trx);
    await sql`
      insert into jobs (id, owner_id, vacancy_name, company_name, place, status, created_at, updated_at)
      select ${jobIds}, ${ids},
        (${list(grades)})[1 + n % ${grades.length}::int] || ' ' || (${list(trades)})[1 + n % ${trades.length}::int],
        (${list(family)})[1 + n % ${FAMILY}::int] || ' GmbH', (${list(cities)})[1 + n % ${cities.length}::int],
        1, now(), now()
      from generate_series(1, ${size}::int) as n`.execute(trx);
  });
  await indexAllMembers(db);
  // As upkeep does every hour, and PostgreSQL by itself.
  await sql`vacuum analyze`.execute(db);
  return reader;
}
