import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import type { JobsTable } from '../../../db/jobTables.ts';
import { notHidden } from '../../../db/visible.ts';
import { avatarUrl } from '../../../media/uploads.ts';
import { toPosterStats } from '../../../shared/posterStats.ts';
import { matchedSkills, needsSkills, skillsOf } from '../skills.ts';

type JobCard = Schemas['JobCard'];

const columns = [
  'jobs.id',
  'jobs.owner_id',
  'jobs.vacancy_name',
  'jobs.company_name',
  'jobs.company_image_key',
  'jobs.place',
  'jobs.skills',
  'jobs.employment_type',
  'jobs.workplace_type',
  'jobs.salary_min',
  'jobs.salary_max',
  'jobs.salary_currency',
  'jobs.salary_period',
  'jobs.salary_hidden_reason',
  'jobs.apply_by',
  'jobs.status',
  // Without a picture of its own a job shows the company's.
  'company.image_key as company_image',
  'poster_stats.applications',
  'poster_stats.answered',
  'poster_stats.median_days',
] as const;

type Column<Name> = Name extends `jobs.${infer Own}` ? (Own extends keyof JobsTable ? Own : never) : never;
type JobRow = Pick<Selectable<JobsTable>, Column<(typeof columns)[number]>> & {
  company_image: string | null;
  applications: number | null;
  answered: number | null;
  median_days: number | null;
};

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
    .leftJoin('members as company', (company) =>
      company
        .onRef('company.id', '=', 'jobs.company_id')
        .on(sql<SqlBool>`company.deleted_at is null and company.suspended_at is null`)
        .on(notHidden(viewerId, 'jobs.company_id')),
    )
    .leftJoin('poster_stats', 'poster_stats.owner_id', 'jobs.owner_id')
    .select(columns)
    .where('jobs.id', 'in', ids)
    .where('jobs.status', '!=', 0)
    .where('jobs.deleted_at', 'is', null)
    .execute();
  if (rows.length === 0) return new Map();
  const have = await skillsOf(db, viewerId);
  const applied = have ? await appliedTo(db, viewerId, ids) : new Set<string>();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...toCard(row),
        ...(have && row.skills.length > 0
          ? needsSkills(have)
            ? { needsSkills: true }
            : { skillsMatched: matchedSkills(row.skills, have).length }
          : {}),
        ...(applied.has(row.id) ? { hasApplied: true } : {}),
      },
    ]),
  );
}

function toCard(row: JobRow): JobCard {
  const image = row.company_image_key ?? row.company_image;
  return {
    jobId: row.id,
    vacancyName: row.vacancy_name,
    companyName: row.company_name,
    ...(image ? { companyImage: avatarUrl(image) } : {}),
    companyLocation: row.place,
    employmentType: row.employment_type,
    workplaceType: row.workplace_type,
    ...payOf(row),
    // Every published job has one.
    applyBy: row.apply_by ?? '',
    ...(row.skills.length > 0 ? { skillsAsked: row.skills.length } : {}),
    ...toPosterStats(row),
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
