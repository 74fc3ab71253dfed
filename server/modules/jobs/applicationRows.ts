import { sql, type Selectable } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import type { ApplicationStepsTable, ApplicationsTable } from '../../db/jobTables.ts';
import { notHidden } from '../../db/visible.ts';
import { privateUrl } from '../../media/privateFiles.ts';

export type Application = Schemas['Application'];

/** Without what is read for one application only. */
const columns = [
  'applications.id',
  'applications.job_id',
  'applications.owner_id',
  'applications.applicant_id',
  'applications.status',
  'applications.told_status',
  'applications.earlier_status',
  'applications.notify_at',
  'applications.by_closing',
  'applications.job',
  'applications.cover_note',
  'applications.resume_key',
  'applications.answers',
  'applications.answers_match',
  'applications.matched_skills',
  'applications.match_count',
  'applications.share_contact',
  'applications.rating',
  'applications.message',
  'applications.told_message',
  'applications.interview',
  'applications.told_interview',
  'applications.applied_at',
  'applications.updated_at',
  'applications.seen_at',
  'applications.answered_at',
  'applications.moved_at',
  'applications.looked_at',
  'applications.nudged_at',
  'applications.withdrawn_at',
] as const;

/** Applications with their applicant, their job and its company as they are now, for this viewer. */
export const applicationRows = (db: Db, viewerId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('members', 'members.id', 'applications.applicant_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('members as company', (company) =>
      company
        .onRef('company.id', '=', 'jobs.company_id')
        .on('company.deleted_at', 'is', null)
        .on('company.suspended_at', 'is', null)
        .on(notHidden(viewerId, 'jobs.company_id')),
    )
    .select(columns)
    .select([
      'jobs.status as job_status',
      'jobs.close_reason',
      'jobs.deleted_at as job_deleted_at',
      'company.image_key as company_image',
      'members.user_name',
      'members.image_key',
      'members.headline',
      'members.verification_status',
      'members.details',
      'members.dial_code',
      'members.phone',
      'members.email',
    ]);

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof applicationRows>['execute']>>[number];
export type StoredApplication = Selectable<ApplicationsTable>;

export interface StepRow extends Selectable<ApplicationStepsTable> {
  by_name: string | null;
}

const MOST_STEPS = 200;
const MOST_NOTES = 100;

export const listOf = (ids: readonly string[]) => sql.join(ids.map((id) => sql`${id}::uuid`));

const grouped = <Row extends { application_id: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, (row) => row.application_id);

/** The latest steps of each application, oldest first, in one statement; `toldOnly` for the applicant. */
export async function stepsOf(
  db: Db,
  ids: readonly string[],
  toldOnly: boolean,
): Promise<Map<string, StepRow[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StepRow>`
    select steps.*, members.user_name as by_name from (
      select *, row_number() over (partition by application_id order by id desc) as place from application_steps
      where application_id in (${listOf(ids)}) ${toldOnly ? sql`and told_at is not null` : sql``}) as steps
    left join members on members.id = steps.by_id
    where steps.place <= ${sql.lit(MOST_STEPS)} order by steps.id`.execute(db);
  return grouped(rows);
}

/** What HR noted, newest first. */
export async function notesOf(db: Db, ids: readonly string[]): Promise<Map<string, Schemas['HrNote'][]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    application_id: string;
    text: string;
    at: string;
    by_name: string | null;
  }>`
    select notes.*, members.user_name as by_name from (
      select *, row_number() over (partition by application_id order by id desc) as place from application_notes
      where application_id in (${listOf(ids)})) as notes
    left join members on members.id = notes.by_id
    where notes.place <= ${sql.lit(MOST_NOTES)} order by notes.id desc`.execute(db);
  const notes = [...grouped(rows)].map(
    ([id, of]) =>
      [id, of.map(({ id: noteId, text, at, by_name }) => ({ noteId, text, at, by: by_name ?? '' }))] as const,
  );
  return new Map(notes);
}

const FILE = 6;

const fileKeys = ({ job, answers, resume_key }: ApplicationRow): string[] => {
  const asked = new Set(
    job.questions.filter(({ type }) => type === FILE).map(({ questionId }) => questionId),
  );
  const given = answers.filter(({ questionId }) => asked.has(questionId)).flatMap(({ values }) => values);
  return resume_key ? [resume_key, ...given] : given;
};

export type Files = ReadonlyMap<string, Schemas['DocumentFile']>;

/** The files of applications that the caller may read, with addresses that work for a short time. */
export async function filesOf(context: Context, db: Db, rows: readonly ApplicationRow[]): Promise<Files> {
  const keys = [...new Set(rows.flatMap(fileKeys))];
  if (keys.length === 0) return new Map();
  const found = await db
    .selectFrom('media')
    .select(['key', 'file_name', 'content_type', 'size'])
    .where('key', 'in', keys)
    .execute();
  const now = context.now();
  return new Map(
    found.map(({ key, file_name, content_type, size }) => [
      key,
      {
        mediaKey: key,
        url: privateUrl(context.config, now, key),
        fileName: file_name ?? 'Document',
        contentType: content_type,
        size,
      },
    ]),
  );
}
