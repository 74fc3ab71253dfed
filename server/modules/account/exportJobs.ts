import { sql } from 'kysely';
import { latest, type ExportPart } from './exportPart.ts';

/** What somebody looked and applied for, and what HR noted of candidates. */
export const jobParts: readonly ExportPart[] = [
  {
    file: 'applications',
    tables: ['applications'],
    // What was decided and not told yet is not in here, nor what HR keeps for itself about a candidate (rating, notes).
    rows: (id) => sql`
      select a.id, a.shown as job, a.told_status as status, a.by_closing and a.told_status = 3 as position_closed, a.cover_note,
        a.resume_key as resume, a.answers, a.snapshot as profile, a.share_contact, a.told_message as message,
        a.told_interview as interview, a.applied_at, a.seen_at, a.withdrawn_at, a.withdraw_reason, a.retention_days, a.delete_after,
        (select json_agg(json_build_object('at', s.told_at, 'what', s.what, 'to', s.to_status, 'text', s.text) order by s.told_at)
          from application_steps s where s.application_id = a.id and s.told_at is not null) as timeline
      from (select *, job - 'questions' || jsonb_build_object('questions', (
          select coalesce(jsonb_agg(question - 'knockoutAnswer'), '[]') from jsonb_array_elements(job -> 'questions') as question))
          as shown from applications where applicant_id = ${id}::uuid) a
      order by a.id desc ${latest}`,
  },
  {
    file: 'job-searches',
    tables: ['job_searches'],
    rows: (id) => sql`
      select asked, created_at from job_searches where member_id = ${id}::uuid order by id desc ${latest}`,
  },
  {
    file: 'notes-on-candidates',
    tables: ['application_notes'],
    rows: (id) => sql`
      select a.job ->> 'vacancyName' as job, a.applicant_name as candidate, n.text, n.at
      from application_notes n join applications a on a.id = n.application_id
      where n.by_id = ${id}::uuid order by n.id desc ${latest}`,
  },
];
