import { sql } from 'kysely';
import { latest, type ExportPart } from './exportPart.ts';

/** Jobs, events and payments in the copy of a member's data. */
export const businessParts: readonly ExportPart[] = [
  {
    file: 'jobs',
    tables: ['jobs'],
    rows: (id) => sql`
      select id, vacancy_name, company_name, company_id, company_image_key as picture, location, allowed_countries,
        description, responsibilities, requirements, skills, employment_type, workplace_type, experience_min,
        experience_max, education_level, languages, salary_min, salary_max, salary_currency, salary_period,
        salary_hidden_reason, openings, start_date, apply_by, timezone, questions, resume_required, consent_text,
        retention_days, status, close_reason, closing_message, changes, view_count, applicant_count, posted_at,
        closed_at, created_at, updated_at
      from jobs where owner_id = ${id}::uuid and deleted_at is null order by id desc ${latest}`,
  },
  {
    file: 'jobs-opened',
    tables: ['job_views'],
    rows: (id) => sql`
      select job_id as job from job_views where member_id = ${id}::uuid order by job_id desc ${latest}`,
  },
  {
    file: 'events',
    tables: ['events'],
    rows: (id) => sql`
      select e.id, e.event_name, e.image_key as picture, e.gallery, e.description, e.category, e.tags, e.start_at, e.end_at,
        e.timezone, e.format, e.location, e.online_url, e.use_live_room, e.pricing, e.currency, e.capacity, e.age_min,
        e.refund_policy, e.refund_note, e.questions, e.show_attendees, e.waitlist_enabled, e.linked_job_ids, e.changes,
        e.view_count, e.sold_count, e.status, e.cancel_reason, e.cancelled_at, e.published_at, e.created_at, e.updated_at,
        (select json_agg(json_build_object('id', p.id, 'name', p.package_name, 'description', p.description, 'perks', p.perks,
            'price', p.price, 'quantity', p.quantity, 'sold', p.sold, 'status', p.status) order by p.id)
          from event_packages p where p.event_id = e.id) as packages
      from events e where e.owner_id = ${id}::uuid and e.deleted_at is null order by e.id desc ${latest}`,
  },
  {
    file: 'events-opened',
    tables: ['event_views'],
    rows: (id) => sql`
      select event_id as event from event_views where member_id = ${id}::uuid order by event_id desc ${latest}`,
  },
  {
    file: 'payments',
    tables: ['transactions', 'refunds'],
    rows: (id) => sql`
      select t.id, t.type, t.title, t.status, t.amount, t.tax, t.fee, t.currency, t.amount_refunded, t.items, t.card_brand,
        t.card_last4, t.provider_ref, t.receipt_number, t.receipt_email, t.failure_message, t.created_at, t.paid_at,
        (select json_agg(json_build_object('at', r.done_at, 'amount', r.amount, 'reason', r.reason) order by r.id)
          from refunds r where r.transaction_id = t.id and r.state = 'done') as refunds
      from transactions t where t.member_id = ${id}::uuid and t.listed order by t.id desc ${latest}`,
  },
];
