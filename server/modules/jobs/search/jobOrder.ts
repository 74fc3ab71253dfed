import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { RequestBody } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import { skillsOf } from '../skills.ts';

type Body = RequestBody<'getFeedList'>;

/** In which order open jobs are asked for; the newest first when nothing is said. */
export interface Sorting {
  sort?: Body['sort'] | undefined;
  /** What PAY compares in. */
  sortCurrency?: string | undefined;
}

/** Something that open jobs are put in order by. Those that do not have it come last; what is equal, the newest first. */
export interface Order {
  sort: NonNullable<Body['sort']>;
  /** Open jobs, with what they are put in order by beside them. */
  from: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
  /** Whether a text can be such a key. */
  isKey: (text: string) => boolean;
  has: RawBuilder<SqlBool>;
  hasNot: RawBuilder<SqlBool>;
  /** What comes after a row. `key`: the same, or the name that it was given. */
  after: (key: RawBuilder<unknown>, last: { key: string; id: string }) => RawBuilder<SqlBool>;
}

/** Pay, closing and match, as the contract numbers them. */
export const PAY = 1;
const CLOSING = 2;
const MATCH = 3;

/** Of one skill so many of the newest open jobs are looked at, and so many skills of a member: the cost stays flat. */
const MOST_OF_SKILL = 2000;
const MOST_SKILLS = 100;

const open = sql`open_jobs`;
const isWhole = (text: string) => /^\d{1,15}$/.test(text);

/** The highest first. */
const afterHighest: Order['after'] = (key, last) => sql`
  ${key} <= ${last.key}::int8 and (${key} < ${last.key}::int8 or id < ${last.id}::uuid)`;

const byPay = (currency: string): Order => ({
  sort: PAY,
  from: open,
  key: sql`pay`,
  direction: sql`desc`,
  isKey: isWhole,
  has: sql`currency = ${currency}`,
  hasNot: sql`currency is distinct from ${currency}`,
  after: afterHighest,
});

const byClosing: Order = {
  sort: CLOSING,
  from: open,
  key: sql`until`,
  direction: sql`asc`,
  isKey: (text) => !Number.isNaN(Date.parse(text)),
  has: sql`until is not null`,
  hasNot: sql`until is null`,
  after(key, last) {
    const until = sql`${new Date(last.key).toISOString()}::timestamptz`;
    return sql`${key} >= ${until} and (${key} > ${until} or id < ${last.id}::uuid)`;
  },
};

function byMatch(skills: ReadonlySet<string>): Order {
  // Always the same of them, whichever page is read.
  const some = [...skills].sort().slice(0, MOST_SKILLS);
  const near = sql`
    unnest(${some}::text[]) as mine (skill)
    cross join lateral (
      select job_skills.job_id from job_skills where job_skills.skill = mine.skill collate "C"
      order by job_skills.job_id desc limit ${MOST_OF_SKILL}) as near`;
  return {
    sort: MATCH,
    from: sql`
      (select near.job_id, count(*) as matched from ${near} group by near.job_id) as matches
      inner join open_jobs on open_jobs.id = matches.job_id`,
    key: sql`matched`,
    direction: sql`desc`,
    isKey: isWhole,
    has: sql`true`,
    hasNot: sql`id not in (select near.job_id from ${near})`,
    after: afterHighest,
  };
}

/** Undefined for the newest first. PAY without a currency is refused before (feed/posts/list.ts). */
export async function orderOf(db: Db, viewerId: string, { sort, sortCurrency }: Sorting) {
  if (sort === PAY && sortCurrency !== undefined) return byPay(sortCurrency);
  if (sort === CLOSING) return byClosing;
  if (sort === MATCH) return byMatch((await skillsOf(db, viewerId)) ?? new Set());
  return undefined;
}
