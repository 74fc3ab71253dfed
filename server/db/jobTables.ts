// Jobs, who applied for them, and what became of that (product 3.6).
import type { Schemas } from '#openapi/contract.ts';
import type { Default, Json, JsonList, OptionalJson, OptionalTime, Time } from './columns.ts';
import type { Place } from './schema.ts';

export type RequestStatus = Schemas['RequestStatus'];

export interface JobsTable {
  id: string;
  owner_id: string;
  vacancy_name: string;
  company_name: string;
  company_id: string | null;
  company_image_key: string | null;
  /** Ready to read, such as "Nairobi, Kenya". */
  place: string;
  /** Null when fully remote. */
  location: OptionalJson<Place>;
  /** Where a remote worker may live; empty means anywhere. Null with a location. */
  allowed_countries: OptionalJson<string[]>;
  description: Default<string>;
  responsibilities: string | null;
  requirements: string | null;
  skills: JsonList<string>;
  /** Contract: EmploymentType, WorkplaceType, EducationLevel, SalaryPeriod, ResumeRule, CloseReason. */
  employment_type: Default<Schemas['EmploymentType']>;
  workplace_type: Default<Schemas['WorkplaceType']>;
  experience_min: number | null;
  experience_max: number | null;
  education_level: Schemas['EducationLevel'] | null;
  languages: JsonList<Schemas['LanguageChoice']>;
  /** In minor units. */
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: Schemas['SalaryPeriod'] | null;
  salary_hidden_reason: string | null;
  openings: Default<number>;
  start_date: string | null;
  apply_by: string | null;
  /** IANA; the day of `apply_by` ends there. */
  timezone: string | null;
  questions: JsonList<Schemas['JobQuestion']>;
  resume_required: Default<Schemas['ResumeRule']>;
  consent_text: string | null;
  retention_days: Default<number>;
  /** Contract: JobStatus. DRAFT 0, OPEN 1, CLOSED 2, FILLED 3. */
  status: Default<0 | 1 | 2 | 3>;
  close_reason: Schemas['CloseReason'] | null;
  /** What everyone without an answer is told when it closes. */
  closing_message: string | null;
  closed_at: OptionalTime;
  reopen_count: Default<number>;
  /** Of pay and place while it was open, newest first. */
  changes: JsonList<Schemas['JobChange']>;
  /** When its owner was told that it closes in three days. */
  warned_at: OptionalTime;
  view_count: Default<number>;
  /** Of applications that are neither withdrawn nor hidden: all, opened, answered, and in status 1 or 4. */
  applicant_count: Default<number>;
  seen_count: Default<number>;
  reviewed_count: Default<number>;
  unanswered_count: Default<number>;
  /** The moment after which nobody can apply. */
  apply_until: OptionalTime;
  posted_at: OptionalTime;
  created_at: Time;
  updated_at: Time;
  deleted_at: OptionalTime;
}

export interface JobViewsTable {
  job_id: string;
  member_id: string;
}

/** What open jobs ask for, so that similar ones are found. Kept by modules/jobs/search/similar.ts. */
export interface JobSkillsTable {
  /** Folded. */
  skill: string;
  job_id: string;
}

/** How a poster answers (product D7); from the first published job on. Kept by modules/jobs/measurePosters.ts. */
export interface PosterStatsTable {
  owner_id: string;
  /** That count, and those of them that got an answer. */
  applications: number;
  answered: number;
  /** Days, one decimal; null before the first answer. */
  median_days: number | null;
  measured_at: Time;
}

/** What the Jobs tab finds: the open jobs of members who may be found, in small (search/openJobs.ts writes it). */
export interface OpenJobsTable {
  /** As in `jobs` and `posts`: the newest has the greatest. */
  id: string;
  owner_id: string;
  /** A tsvector: words, places, kinds and bands of pay. */
  terms: string;
  posted_at: Time;
  until: OptionalTime;
  workplace_type: Schemas['WorkplaceType'];
  employment_type: Schemas['EmploymentType'];
  /** The most that it pays in a year, in minor units. */
  pay: number | null;
  currency: string | null;
}

/** Searches that job seekers keep, to hear of new jobs (modules/jobs/search/jobSearches.ts). */
export interface JobSearchesTable {
  id: string;
  member_id: string;
  asked: Json<Omit<Schemas['JobSearch'], 'searchId' | 'createdAt'>>;
  created_at: Time;
  /** Jobs that were posted until then have been looked at. */
  told_until: Time;
  /** When they are looked for again: one time for all of a member. */
  due_at: Time;
}

export interface ApplicationsTable {
  id: string;
  job_id: string;
  /** Of the job: the HR member who decides. */
  owner_id: string;
  applicant_id: string;
  /** What was decided, and what the applicant has been told of it so far. */
  status: Default<RequestStatus>;
  told_status: Default<RequestStatus>;
  /** What it was before the move whose notice waits. */
  earlier_status: RequestStatus | null;
  /** When the notice of the last move leaves; null when none waits. */
  notify_at: OptionalTime;
  /** Status 3 because the job closed. */
  by_closing: Default<boolean>;
  /** As it was when the member applied. */
  job: Json<Omit<Schemas['ApplicationJob'], 'status' | 'closeReason'>>;
  /** Emptied when the days consented to are over. */
  snapshot: OptionalJson<Schemas['ProfileSnapshot']>;
  applicant_name: string;
  /** Name and skills, folded, as the pipeline is searched. */
  applicant_words: Default<string>;
  /** Folded. */
  applicant_city: string | null;
  cover_note: string | null;
  resume_key: string | null;
  answers: JsonList<Schemas['JobAnswer']>;
  /** No knockoutAnswer was missed; null when the job asks for none. */
  answers_match: boolean | null;
  matched_skills: JsonList<string>;
  match_count: Default<number>;
  share_contact: Default<boolean>;
  /** 0 means not rated. */
  rating: Default<number>;
  /** What HR wrote last, and what of it the applicant reads already. */
  message: string | null;
  told_message: string | null;
  interview: OptionalJson<Schemas['Interview']>;
  told_interview: OptionalJson<Schemas['Interview']>;
  /** Its beginning, as `interview` has it. */
  interview_at: OptionalTime;
  applied_at: Time;
  updated_at: Time;
  seen_at: OptionalTime;
  /** Of the first answer that left. */
  answered_at: OptionalTime;
  /** Of the last thing that the applicant was told, and when they last asked for their list. */
  moved_at: OptionalTime;
  looked_at: OptionalTime;
  nudged_at: OptionalTime;
  /** When its owner was told that it waits too long. */
  reminded_at: OptionalTime;
  withdrawn_at: OptionalTime;
  withdraw_reason: string | null;
  /** Since when HR does not see it: its applicant is suspended, or its job was taken away. */
  hidden_at: OptionalTime;
  /** What the applicant agreed to: so many days after the job closed. */
  retention_days: Default<number>;
  /** When everything the applicant gave goes. */
  delete_after: OptionalTime;
}

export interface ApplicationStepsTable {
  id: string;
  application_id: string;
  at: Time;
  /** From when on the applicant reads it; null for what HR alone reads. */
  told_at: OptionalTime;
  /** Contract: ApplicationStep. APPLIED 1, SEEN 2, STATUS 3, MESSAGE 4, INTERVIEW 5, WITHDRAWN 6, JOB_CLOSED 7, NUDGED 8. */
  what: Schemas['ApplicationStep']['what'];
  by_id: string | null;
  from_status: RequestStatus | null;
  to_status: RequestStatus | null;
  text: string | null;
}

export interface ApplicationNotesTable {
  id: string;
  application_id: string;
  by_id: string;
  text: string;
  at: Time;
}
