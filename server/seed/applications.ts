import type { Config } from '../config.ts';
import type { Db } from '../context.ts';
import type { RequestStatus } from '../db/jobTables.ts';
import { answersMatch } from '../modules/jobs/apply/answers.ts';
import { inSmall } from '../modules/jobs/apply/apply.ts';
import { freeze } from '../modules/jobs/apply/snapshot.ts';
import { interviewOf, stepsOf, timesOf, type ApplicationText } from './applicationTimes.ts';
import { idAt } from './ids.ts';
import { readJobsFile, RETENTION_DAYS, type SeedJob } from './jobs.ts';
import { DAY_MS, type Person } from './people.ts';
import { randomOf } from './random.ts';
import type { Row } from './rows.ts';

const orNull = <T>(value: T | undefined): T | null => value ?? null;
const json = (value: unknown) => (value ? JSON.stringify(value) : null);

interface Crowd {
  others: number;
  text: string;
}

export interface SeedApplications {
  applications: Row<'applications'>[];
  application_steps: Row<'application_steps'>[];
  application_notes: Row<'application_notes'>[];
}

interface Community {
  persons: readonly Person[];
  config: Config;
  now: Date;
}

/** Who applied for what, what became of it and what was said. Members, profiles and jobs are written already. */
export async function seedApplications(
  db: Db,
  jobs: readonly SeedJob[],
  community: Community,
): Promise<SeedApplications> {
  const texts = readJobsFile<Record<string, (ApplicationText | Crowd)[]>>('applications.yaml');
  const rows: SeedApplications = { applications: [], application_steps: [], application_notes: [] };
  for (const job of jobs)
    for (const text of allOf(job, texts[job.key] ?? [], community)) {
      const made = await applicationOf(db, job, text, community);
      rows.applications.push(made.row);
      rows.application_steps.push(...made.steps);
      rows.application_notes.push(...made.notes);
    }
  return rows;
}

/** Those who are named, and as many others as are asked for, who were answered within days. */
function allOf(job: SeedJob, texts: (ApplicationText | Crowd)[], { persons, now }: Community) {
  const random = randomOf(`crowd ${job.key}`);
  const named = texts.flatMap((text) => ('who' in text ? [text] : []));
  const handles = new Set(named.map(({ who }) => who));
  const rest = persons.filter(({ role, handle }) => role === 1 && !handles.has(handle));
  const age = (now.getTime() - job.postedAt.getTime()) / DAY_MS;
  const crowd = texts.flatMap((text) =>
    'others' in text
      ? random.some(rest, text.others).map(({ handle }, at): ApplicationText => {
          const applied = age - random.between(1, 6);
          const answered = applied - random.between(3, 8);
          return {
            who: handle,
            applied,
            seen: applied - random.between(0.5, 2),
            rating: random.whole(1, 4),
            ...(at % 3 === 0 ? { note: text.text } : {}),
            // What a job told by itself was no answer of its owner.
            ...(job.row.close_reason === 1 ? {} : { status: 3, moved: answered }),
          };
        })
      : [],
  );
  return [...named, ...crowd];
}

/** When the closing of the job was the answer: to whoever had none, or was on hold. */
function closedBy({ status, withdrawn }: ApplicationText, { endedAt }: SeedJob): Date | undefined {
  const decided = status === 2 || status === 3;
  return decided || withdrawn !== undefined ? undefined : endedAt;
}

function answerOf(text: ApplicationText, job: SeedJob): { status: RequestStatus; said: string | null } {
  if (closedBy(text, job)) return { status: 3, said: job.closing };
  return { status: text.status ?? 1, said: orNull(text.message) };
}

async function applicationOf(
  db: Db,
  job: SeedJob,
  text: ApplicationText,
  { persons, config, now }: Community,
) {
  const person = persons.find(({ handle }) => handle === text.who);
  if (!person) throw new Error(`nobody is called ${text.who}`);
  const random = randomOf(`application ${job.key} ${text.who}`);
  const times = timesOf(text, job, now, random);
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const stored = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', job.row.id)
    .executeTakeFirstOrThrow();
  const frozen = await freeze({ config, now: () => times.applied }, db, member, stored);
  const answers = Object.entries(text.answers ?? {}).map(([questionId, values]) => ({ questionId, values }));
  const closed = closedBy(text, job);
  const { status, said } = answerOf(text, job);
  const interview = text.interview && !closed ? interviewOf(text.interview, job, now) : undefined;
  const id = idAt(random, times.applied);
  const moments = [...Object.values(times), closed].flatMap((at) => (at ? [at.getTime()] : []));
  const row: Row<'applications'> = {
    id,
    job_id: job.row.id,
    owner_id: job.owner.id,
    applicant_id: person.id,
    status,
    told_status: status,
    by_closing: closed !== undefined,
    job: JSON.stringify(inSmall(stored, times.applied)),
    snapshot: JSON.stringify(frozen.snapshot),
    applicant_name: person.name,
    applicant_words: frozen.words,
    applicant_city: frozen.city,
    cover_note: orNull(text.note),
    answers: JSON.stringify(answers),
    answers_match: answersMatch(job.questions, answers),
    matched_skills: JSON.stringify(frozen.matched),
    match_count: frozen.matched.length,
    share_contact: text.share ?? false,
    rating: text.rating ?? 0,
    message: said,
    told_message: said,
    interview: json(interview),
    told_interview: json(interview),
    interview_at: orNull(interview?.startAt),
    applied_at: times.applied,
    updated_at: new Date(Math.max(...moments)),
    seen_at: orNull(times.seen),
    answered_at: orNull(times.moved ?? closed),
    moved_at: orNull(closed ?? times.moved),
    nudged_at: orNull(times.nudged),
    withdrawn_at: orNull(times.withdrawn),
    withdraw_reason: orNull(text.reason),
    delete_after: job.endedAt ? new Date(job.endedAt.getTime() + RETENTION_DAYS * DAY_MS) : null,
  };
  return {
    row,
    steps: stepsOf(row, { job, text, person, times, closed, random }),
    notes: (text.notes ?? []).map((note) => {
      const at = new Date((times.seen ?? times.applied).getTime() + random.between(1, 9) * 60_000);
      return { id: idAt(random, at), application_id: id, by_id: job.owner.id, text: note, at };
    }),
  };
}
