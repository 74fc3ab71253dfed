import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db, Role } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import { avatarUrl } from '../../media/uploads.ts';
import { toSpoken } from '../profile/sections/spokenLanguages.ts';
import { MOST_REOPENED, type JobRow } from './ownJob.ts';
import { toPosterStats } from '../../shared/posterStats.ts';
import { matchedSkills, needsSkills, skillsOf } from './skills.ts';

type Job = Schemas['Job'];
type Viewer = Schemas['JobViewer'];
type Clock = Pick<Context, 'now'>;

/** Jobs as a viewer gets them, in the order of `rows`; three statements, however many. Whether the viewer may read them is the caller's matter. */
export async function readJobs(
  { now }: Clock,
  db: Db,
  viewerId: string,
  rows: readonly JobRow[],
): Promise<Job[]> {
  if (rows.length === 0) return [];
  const facts = await factsOf(db, viewerId, rows);
  const have = await skillsOf(db, viewerId);
  const at = now().getTime();
  return rows.flatMap((row) => {
    const fact = facts.get(row.id);
    return fact ? [toJob(row, viewerId, { ...fact, have, at })] : [];
  });
}

interface Facts {
  id: string;
  user_name: string;
  image_key: string | null;
  verification_status: Schemas['VerificationStatus'];
  /** Null too when it is gone, or hidden from the viewer: its name is a text of the job. */
  company_id: string | null;
  company_image: string | null;
  applications: number | null;
  answered: number | null;
  median_days: number | null;
  is_saved: boolean;
  application_id: string | null;
  told_status: Schemas['RequestStatus'] | null;
  by_closing: boolean | null;
  viewer_role: Role;
  is_blocked: boolean;
}

async function factsOf(db: Db, viewerId: string, rows: readonly JobRow[]): Promise<Map<string, Facts>> {
  const viewer = sql`${viewerId}::uuid`;
  const found = await sql<Facts>`
    select jobs.id, owner.user_name, owner.image_key, owner.verification_status, company.id as company_id, company.image_key as company_image,
      stats.applications, stats.answered, stats.median_days, mine.id as application_id, mine.told_status, mine.by_closing,
      viewer.role as viewer_role,
      exists (select 1 from saved where saved.member_id = ${viewer} and saved.feed_id = jobs.id) as is_saved,
      exists (select 1 from hidden_pairs
        where hidden_pairs.member_id = ${viewer} and hidden_pairs.hidden_id = jobs.owner_id) as is_blocked
    from jobs
    inner join members as owner on owner.id = jobs.owner_id
    inner join members as viewer on viewer.id = ${viewer}
    left join members as company on company.id = jobs.company_id
      and company.deleted_at is null and company.suspended_at is null and ${notHidden(viewerId, 'company.id')}
    left join poster_stats as stats on stats.owner_id = jobs.owner_id
    left join applications as mine
      on mine.job_id = jobs.id and mine.applicant_id = ${viewer} and mine.withdrawn_at is null
    where jobs.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

type Known = Facts & { have: ReadonlySet<string> | undefined; at: number };

/** An empty column is an absent field. */
const optional = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

function toJob(row: JobRow, viewerId: string, known: Known): Job {
  const isOwner = row.owner_id === viewerId;
  const image = row.company_image_key ?? known.company_image;
  return {
    jobId: row.id,
    vacancyName: row.vacancy_name,
    companyName: row.company_name,
    description: row.description,
    skills: row.skills,
    employmentType: row.employment_type,
    workplaceType: row.workplace_type,
    languages: toSpoken(
      row.languages.map(({ languageId, proficiency }) => ({ language_id: languageId, proficiency })),
    ),
    openings: row.openings,
    // Who must not guess what is asked for does not read it.
    questions: isOwner ? row.questions : row.questions.map(withoutAnswer),
    resumeRequired: row.resume_required,
    retentionDays: row.retention_days,
    // Every job that was written since has one.
    applyBy: row.apply_by ?? row.created_at.slice(0, 10),
    status: row.status,
    updatedAt: row.updated_at,
    changes: row.changes,
    ...optional({
      companyId: known.company_id,
      companyImage: image && avatarUrl(image),
      hasOwnImage: isOwner && row.company_image_key !== null ? true : undefined,
      companyLocation: row.location as Schemas['Place'] | null,
      allowedCountries: row.allowed_countries,
      responsibilities: row.responsibilities,
      requirements: row.requirements,
      experienceMin: row.experience_min,
      experienceMax: row.experience_max,
      educationLevel: row.education_level,
      salaryMin: row.salary_min,
      salaryMax: row.salary_max,
      salaryCurrency: row.salary_currency,
      salaryPeriod: row.salary_period,
      salaryHiddenReason: row.salary_hidden_reason,
      startDate: row.start_date,
      timezone: row.timezone,
      consentText: row.consent_text,
      closeReason: row.close_reason,
      postedAt: row.posted_at,
      reopensLeft: isOwner ? Math.max(0, MOST_REOPENED - row.reopen_count) : undefined,
    }),
    poster: {
      userId: row.owner_id,
      userName: known.user_name,
      ...(known.image_key ? { userImage: avatarUrl(known.image_key) } : {}),
      verificationStatus: known.verification_status,
      ...toPosterStats(known),
    },
    counts: {
      applicants: row.applicant_count,
      ...(isOwner
        ? {
            views: row.view_count,
            reviewed: row.reviewed_count,
            unseen: Math.max(0, row.applicant_count - row.seen_count),
            unanswered: row.unanswered_count,
          }
        : {}),
    },
    viewer: viewerOf(row, isOwner, known),
  };
}

function withoutAnswer({ ...question }: Schemas['JobQuestion']): Schemas['JobQuestion'] {
  delete question.knockoutAnswer;
  return question;
}

/** Why the viewer cannot apply (contract: JobViewer); undefined when they can. */
function whyNot(row: JobRow, isOwner: boolean, known: Known): Viewer['whyNot'] {
  if (isOwner) return 2;
  if (known.viewer_role !== 1) return 1;
  if (known.application_id) return 4;
  if (row.status !== 1 || Date.parse(row.apply_until ?? '') <= known.at) return 3;
  return known.is_blocked ? 5 : undefined;
}

function viewerOf(row: JobRow, isOwner: boolean, known: Known): Viewer {
  const reason = whyNot(row, isOwner, known);
  return {
    hasApplied: known.application_id !== null,
    ...(known.application_id && known.told_status
      ? { applicationId: known.application_id, requestStatus: known.told_status }
      : {}),
    // A job that closed over somebody has not refused them.
    ...(known.told_status === 3 && known.by_closing ? { answeredByClosing: true } : {}),
    isSaved: known.is_saved,
    isOwner,
    canApply: reason === undefined,
    ...(reason === undefined ? {} : { whyNot: reason }),
    ...(known.have
      ? needsSkills(known.have)
        ? { needsSkills: true }
        : { matchedSkills: matchedSkills(row.skills, known.have) }
      : {}),
  };
}
