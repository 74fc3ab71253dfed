import { sql } from 'kysely';
import type { Config } from '../../server/config.ts';
import type { Db } from '../../server/context.ts';
import type { Schemas } from '#openapi/contract.ts';
import { termsOf } from '../../server/search/jobTerms.ts';
import { yearlyPay } from '../../server/search/pay.ts';
import { randomOf, type Random } from '../../server/seed/random.ts';
import type { TestMember } from '../api/support/members.ts';
import { ownerIds, withOwners } from './owners.ts';
import { familyName } from './searchCommunity.ts';

const OWNERS = 2000;
/** Jobs that differ in what they are found by; each of the others is like one of these. */
const KINDS = 10_000;
const COMPANIES = 7993;
const DAYS = 90;
/** The newest job is a day old when the bench reads (twoSizes.ts). */
const END = Date.UTC(2026, 11, 31);

const trades = 'engineer teacher nurse welder baker pilot driver designer writer potter'.split(' ');
const grades = 'Senior Junior Lead Chief Night Day'.split(' ');
const skills = Array.from({ length: 400 }, (_, n) => `Skill ${familyName(n * 13 + 5)}`);
/** Country by country, a few of them with most of the jobs. */
const countries = ['DE', 'DE', 'DE', 'IN', 'IN', 'US', 'US', 'FR', 'KE', 'VN', 'CO', 'JP', 'NG', 'IS'];
const currencies = [
  'EUR',
  'EUR',
  'EUR',
  'INR',
  'INR',
  'USD',
  'USD',
  'EUR',
  'KES',
  'VND',
  'COP',
  'JPY',
  'NGN',
  'ISK',
];

/** Id of the nth job of so many, from 1: its time, and its number. */
export const jobIdOf = (n: number, size: number) => {
  const hex = timeOf(n, size).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`;
};
const timeOf = (n: number, size: number) => END - Math.floor(((size - n) * DAYS * 86_400_000) / size);

interface Kind {
  title: string;
  company: string;
  terms: string[];
  pay: number | undefined;
  currency: string | undefined;
  employment: number;
  workplace: number;
}

/** One in a hundred pays thrice, seven in ten say what they pay; one in fifty is an internship, one in seven remote. */
function kindOf(random: Random): Kind {
  const at = random.whole(0, countries.length - 1);
  const title = `${random.pick(grades)} ${random.pick(trades)}`;
  const company = `${familyName(random.whole(0, COMPANIES - 1))} GmbH`;
  const employment = random.chance(0.02) ? 5 : random.pick([1, 1, 1, 1, 2, 3] as const);
  const workplace = random.chance(0.15) ? 3 : random.pick([1, 1, 2] as const);
  const month = random.whole(150_000, 600_000) * (random.chance(0.01) ? 3 : 1);
  const currency = currencies[at] ?? 'EUR';
  const pay = random.chance(0.7) ? yearlyPay(month, 3) : undefined;
  const city = `${familyName(at * 31 + random.whole(0, 14))}ville`;
  const terms = termsOf(
    {
      vacancy_name: title,
      company_name: company,
      skills: random.some(skills, 6),
      location: { city, country: countries[at] ?? 'DE' },
      allowed_countries: null,
      employment_type: employment,
      workplace_type: workplace,
    },
    pay === undefined ? undefined : { pay, currency },
    random.chance(0.3),
  );
  return {
    title,
    company,
    terms,
    pay,
    currency: pay === undefined ? undefined : currency,
    employment,
    workplace,
  };
}

/** What the eleventh newest job, which is there in every size, is found by. */
export const sought = (): { company: string; skill: string } => {
  const { company, terms } = kinds()[KINDS - 11] ?? kindOf(randomOf('none'));
  const skill = terms.find((term) => /^t.{8}/.test(term) && !term.startsWith(`t${company.split(' ')[0]}`));
  return { company, skill: skill?.slice(1) ?? '' };
};

let made: Kind[] | undefined;
function kinds(): Kind[] {
  const random = randomOf('jobs');
  made ??= Array.from({ length: KINDS }, () => kindOf(random));
  return made;
}

/** So many open jobs with their posts, and a job seeker who blocks ten of their owners and mutes ten. */
export const makeOpenJobs = (db: Db, config: Config, size: number): Promise<TestMember> =>
  withOwners(db, config, { role: 2, name: 'Agency', count: OWNERS }, (trx) => makeJobs(trx, size));

async function makeJobs(db: Db, size: number): Promise<void> {
  const rows = kinds().map((kind, at) => ({ at, ...kind }));
  await sql`
    create temporary table kinds on commit drop as
    select at, title, company, pay, currency, employment, workplace,
      array_to_tsvector(array(select jsonb_array_elements_text(terms))) as terms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kind (
      at int, title text, company text, terms jsonb, pay int8, currency text, employment int2, workplace int2)`.execute(
    db,
  );
  // The newest are the same in every size.
  await sql`
    create temporary table new_jobs on commit drop as
    select time, ${ownerIds(`(1 + n % ${OWNERS})`)} as owner_id, kinds.*,
      (left(hex, 8) || '-' || right(hex, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id
    from (
      select n, to_timestamp(ms / 1000.0) as time, lpad(to_hex(ms), 12, '0') as hex from (
        select n, ${END}::int8 - floor((${size}::int8 - n) * ${DAYS * 86_400_000}::int8 / ${size}::int8)::int8 as ms
        from generate_series(1, ${size}::int) as n) as numbered) as timed
    inner join kinds on kinds.at = ((n - ${size}::int - 1) % ${KINDS}::int + ${KINDS}::int) % ${KINDS}::int
    order by n`.execute(db);
  await sql`
    insert into posts (id, feed_type, author_id, text, created_at, updated_at)
    select id, 2, owner_id, '', time, time from new_jobs`.execute(db);
  await sql`
    insert into jobs (id, owner_id, vacancy_name, company_name, place, employment_type, workplace_type, apply_by,
      status, posted_at, created_at, updated_at)
    select id, owner_id, title, company, 'Somewhere', employment, workplace, '2027-06-01', 1, time, time, time
    from new_jobs`.execute(db);
  // An index is made far quicker than it is added to.
  await sql`drop index open_jobs_terms`.execute(db);
  await sql`
    insert into open_jobs (id, owner_id, terms, posted_at, until, workplace_type, employment_type, pay, currency)
    select id, owner_id, terms, time, '2027-06-02', workplace, employment, pay, currency from new_jobs`.execute(
    db,
  );
  await sql`create index open_jobs_terms on open_jobs using gin (terms) with (fastupdate = off)`.execute(db);
}

export type Filters = Schemas['JobFilters'];
