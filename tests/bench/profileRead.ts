import { sql } from 'kysely';
import type { Config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { getUserInfo } from '../../server/modules/profile/userInfo.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import { median, type Measure } from './measure.ts';
import { withSizes, type Opened } from './twoSizes.ts';

const FEW = 500;
const MANY = 50_000;
const CALLS = 101;

/** Ids of the made members and items: the number at the end. */
const madeId = (prefix: string) => sql.raw(`('${prefix}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);
const OWNER = '00000001-0000-7000-8000-000000000001';
const NOVICE = '00000001-0000-7000-8000-000000000002';

/** A community whose members have four items each; the first has forty, and both it and the reader know hundreds. */
async function fill({ db }: OpenDatabase, config: Config, size: number): Promise<TestMember> {
  const now = new Date('2026-06-01T00:00:00Z');
  const at = sql`${now.toISOString()}::timestamptz`;
  const reader = await addMember(db, now, config, {});
  const members = sql`generate_series(1, ${size}::int) as n`;
  await sql`
    insert into members (id, role, country_code, dial_code, phone, phone_verified_at, user_name, details, created_at, updated_at)
    select ${madeId('00000001')}, 1, 'DE', '+49', '7' || lpad(n::text, 9, '0'), ${at}, 'Member ' || n, '{}', ${at}, ${at}
    from ${members}`.execute(db);
  await sql`
    insert into profile_items (id, member_id, kind, position, data, identity, created_at, updated_at)
    select gen_random_uuid(), ${madeId('00000001')}, kind, place,
      jsonb_build_object('title', 'Item ' || place, 'jobTitle', 'Job', 'companyName', 'Company', 'startDate', '2019-01',
        'institution', 'School', 'degree', 'Degree', 'certificateName', 'Paper', 'issuer', 'Board',
        'issueDate', '2020-01-01', 'noExpiry', true, 'skills', '[]'::jsonb, 'description', repeat('what was done there ', 20)),
      place::text, ${at}, ${at}
    from ${members}, generate_series(1, 4) as kind, generate_series(0, case n when 1 then 9 else 0 end) as place`.execute(
    db,
  );
  await sql`
    insert into connections (member_id, other_id, status, direction, requested_at, connected_at)
    select owner, ${madeId('00000001')}, 1, 'out', ${at}, ${at}
    from generate_series(10, 400) as n, (values (${OWNER}::uuid), (${reader.userId}::uuid)) as owners (owner)`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  return reader;
}

async function timeOf({ context, reader }: Opened, otherUserId: string, items: number): Promise<number> {
  const from = performance.now();
  const { response } = await getUserInfo({ userId: reader.userId, otherUserId }, context);
  const time = performance.now() - from;
  const found = Object.values(response.sections).flat().length;
  if (found !== items || response.viewer?.mutualCount !== (items === 40 ? 391 : 0))
    throw new Error(
      `a profile of ${items} items has ${found}, and ${response.viewer?.mutualCount} in common`,
    );
  return time;
}

async function compare(kind: string, [few, many]: Opened[]): Promise<Measure[]> {
  if (!few || !many) return [];
  const times: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < CALLS; i++) {
    times[0].push(await timeOf(few, OWNER, 40));
    times[1].push(await timeOf(many, OWNER, 40));
    times[2].push(await timeOf(many, NOVICE, 4));
  }
  const [small, large, short] = times.map(median) as [number, number, number];
  return [
    { name: `${kind}, profile of 40 items: ${FEW} members`, value: small, unit: 'ms' },
    { name: `${kind}, profile of 40 items: ${many.size} members`, value: large, unit: 'ms' },
    { name: `${kind}, profile of 4 items: ${many.size} members`, value: short, unit: 'ms' },
    {
      name: `${kind}, profile in a large community: times as long`,
      value: large / small,
      unit: 'x',
      bound: { max: 1.5 },
    },
  ];
}

/** A profile is read in as many statements whatever it holds, and in as much time whoever else is there. */
export const profileRead = (many = MANY): Promise<Measure[]> => withSizes([FEW, many], fill, compare);
