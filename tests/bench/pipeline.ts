import { sql } from 'kysely';
import type { RequestBody } from '#openapi/contract.ts';
import type { Config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { newId } from '../../server/ids.ts';
import { verifyJobApplication } from '../../server/modules/jobs/hiring/decide.ts';
import { getJobRequestList } from '../../server/modules/jobs/hiring/requests.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import { median, type Measure } from './measure.ts';
import { withSizes, type Opened } from './twoSizes.ts';

const FEW = 500;
const MANY = 5000;
const CALLS = 21;
const BULK = 500;
const SINGLE = 5;

const madeId = (prefix: string) => sql.raw(`('${prefix}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);
const idOf = (n: number) => `00000002-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** One job of the reader with so many applicants, each with a profile of some length, one question and two steps. */
async function fill({ db }: OpenDatabase, config: Config, size: number): Promise<TestMember> {
  const now = new Date('2026-12-01T00:00:00Z');
  const at = sql`${now.toISOString()}::timestamptz`;
  const reader = await addMember(db, now, config, { role: 2, userName: 'Kestrel Talent' });
  const jobId = newId();
  const job = {
    jobId,
    vacancyName: 'Night baker',
    companyName: 'Kestrel Talent',
    companyLocation: 'Hanoi, Vietnam',
    skills: ['Sourdough', 'Baguettes'],
    questions: [
      { questionId: 'q1', label: 'May you work at night?', type: 3, required: true, knockoutAnswer: 'yes' },
    ],
    applyBy: '2026-12-20',
  };
  const applicants = sql`generate_series(1, ${size}::int) as n`;
  await db
    .insertInto('jobs')
    .values({
      id: jobId,
      owner_id: reader.userId,
      vacancy_name: job.vacancyName,
      company_name: job.companyName,
      place: job.companyLocation,
      status: 1,
      applicant_count: size,
      unanswered_count: size,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await sql`
    insert into members (id, role, country_code, dial_code, phone, phone_verified_at, user_name, details, created_at, updated_at)
    select ${madeId('00000001')}, 1, 'DE', '+49', '7' || lpad(n::text, 9, '0'), ${at}, 'Applicant ' || n, '{}', ${at}, ${at}
    from ${applicants}`.execute(db);
  await sql`
    insert into applications (id, job_id, owner_id, applicant_id, job, snapshot, applicant_name, applicant_words, answers,
      answers_match, matched_skills, match_count, rating, applied_at, updated_at)
    select ${madeId('00000002')}, ${jobId}::uuid, ${reader.userId}::uuid, ${madeId('00000001')}, ${JSON.stringify(job)}::jsonb,
      jsonb_build_object('takenAt', '2026-12-01T00:00:00.000Z', 'about', repeat('what was done there ', 400), 'sections', '{}'::jsonb),
      'Applicant ' || n, 'applicant ' || n || ' sourdough', '[{"questionId": "q1", "values": ["yes"]}]'::jsonb, true,
      '["Sourdough"]'::jsonb, n % 3, n % 6, ${at}, ${at}
    from ${applicants}`.execute(db);
  await sql`
    insert into application_steps (id, application_id, at, told_at, what)
    select gen_random_uuid(), ${madeId('00000002')}, ${at}, ${at}, what from ${applicants}, generate_series(1, 2) as what`.execute(
    db,
  );
  await sql.raw('vacuum analyze').execute(db);
  return reader;
}

const timed = async (run: () => Promise<number>, rows: number): Promise<number> => {
  const from = performance.now();
  const found = await run();
  if (found !== rows) throw new Error(`${found} applications in an answer that has ${rows}`);
  return performance.now() - from;
};

type List = Omit<RequestBody<'getJobRequestList'>, 'userId'>;

const list = async ({ context, reader }: Opened, body: Partial<List>) =>
  (await getJobRequestList({ userId: reader.userId, pageIndex: 1, pageSize: 100, ...body }, context)).response
    .length;

/** Moves between two statuses and back, so that each call has as much to do. */
async function move({ context, reader }: Opened, count: number, turn: number): Promise<number> {
  const applicationIds = Array.from({ length: count }, (_, at) => idOf(at + 1));
  const requestStatus = turn % 2 === 0 ? 4 : 1;
  const body = { userId: reader.userId, applicationIds, requestStatus } as const;
  return (await verifyJobApplication(body, context)).response.length;
}

const reads: Record<string, Partial<List>> = {
  newest: {},
  'by match': { sort: 3 },
  'by rating, one column': { sort: 2, requestStatus: 1 },
  'a skill and a rating': { filters: { text: 'sourdough', ratingMin: 2 } },
};

async function compare(kind: string, [few, many]: Opened[]): Promise<Measure[]> {
  if (!few || !many) return [];
  const measures: Measure[] = [];
  for (const [name, body] of Object.entries(reads)) {
    const times: [number[], number[]] = [[], []];
    for (let call = 0; call < CALLS; call++)
      for (const [at, of] of [few, many].entries()) times[at]?.push(await timed(() => list(of, body), 100));
    const [small, large] = [median(times[0]), median(times[1])];
    measures.push(
      { name: `${kind}, pipeline of ${MANY}, ${name}`, value: large, unit: 'ms' },
      {
        name: `${kind}, pipeline, ${name}: times as long`,
        value: large / small,
        unit: 'x',
        bound: { max: 2.5 },
      },
    );
  }
  const moves: [number[], number[]] = [[], []];
  for (let call = 0; call < 8; call++)
    for (const [at, count] of [SINGLE, BULK].entries())
      moves[at]?.push(await timed(() => move(many, count, call), count));
  const [five, all] = [median(moves[0]), median(moves[1])];
  measures.push(
    { name: `${kind}, ${SINGLE} moved in one call`, value: five, unit: 'ms' },
    { name: `${kind}, ${BULK} moved in one call`, value: all, unit: 'ms' },
    {
      name: `${kind}, one of ${BULK} against one of ${SINGLE}`,
      value: all / BULK / (five / SINGLE),
      unit: 'x',
      bound: { max: 0.5 },
    },
  );
  return measures;
}

/** A page of a job with ten times as many applicants, and many moved in one call. */
export const pipeline = (many = MANY): Promise<Measure[]> => withSizes([FEW, many], fill, compare);
