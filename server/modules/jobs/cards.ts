import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import type { JobsTable } from '../../db/jobTables.ts';
import { avatarUrl } from '../../media/uploads.ts';
import type { Selectable } from 'kysely';
import { matchedSkills, skillsOf } from './skills.ts';

type JobCard = Schemas['JobCard'];

const columns = [
  'id',
  'owner_id',
  'vacancy_name',
  'company_name',
  'company_image_key',
  'place',
  'skills',
  'employment_type',
  'workplace_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'salary_hidden_reason',
  'apply_by',
  'status',
] as const;

type JobRow = Pick<Selectable<JobsTable>, (typeof columns)[number]>;

/**
 * Published jobs as cards for a viewer, by id; drafts and what is gone are left out. Whether the viewer may read the rest is
 * the caller's matter. Three statements, however many ids.
 */
export async function jobCards(
  db: Db,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, JobCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('jobs')
    .select(columns)
    .where('id', 'in', ids)
    .where('status', '!=', 0)
    .where('deleted_at', 'is', null)
    .execute();
  if (rows.length === 0) return new Map();
  const have = await skillsOf(db, viewerId);
  const applied = have ? await appliedTo(db, viewerId, ids) : new Set<string>();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...toCard(row),
        ...(have && row.skills.length > 0 ? { skillsMatched: matchedSkills(row.skills, have).length } : {}),
        ...(applied.has(row.id) ? { hasApplied: true } : {}),
      },
    ]),
  );
}

function toCard(row: JobRow): JobCard {
  return {
    jobId: row.id,
    vacancyName: row.vacancy_name,
    companyName: row.company_name,
    ...(row.company_image_key ? { companyImage: avatarUrl(row.company_image_key) } : {}),
    companyLocation: row.place,
    employmentType: row.employment_type,
    workplaceType: row.workplace_type,
    ...payOf(row),
    // Every published job has one.
    applyBy: row.apply_by ?? '',
    ...(row.skills.length > 0 ? { skillsAsked: row.skills.length } : {}),
    ...(row.status === 1 ? {} : { status: row.status }),
  };
}

/** Pay as answers carry it: with currency and period, or the reason why there is none. */
function payOf(row: JobRow): Partial<JobCard> {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = row;
  if (min === null || currency === null || period === null)
    return row.salary_hidden_reason ? { salaryHiddenReason: row.salary_hidden_reason } : {};
  return {
    salaryMin: min,
    ...(max === null ? {} : { salaryMax: max }),
    salaryCurrency: currency,
    salaryPeriod: period,
  };
}

async function appliedTo(db: Db, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('applications')
    .select('job_id')
    .where('applicant_id', '=', memberId)
    .where('job_id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Set(rows.map(({ job_id }) => job_id));
}
