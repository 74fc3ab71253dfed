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
          from event_packages p where p.event_id = e.id) as packages,
        (select json_agg(json_build_object('at', s.sent_at, 'message', s.message, 'audience', s.audience, 'recipients', s.recipients)
            order by s.id)
          from event_messages s where s.event_id = e.id) as messages
      from events e where e.owner_id = ${id}::uuid and e.deleted_at is null order by e.id desc ${latest}`,
  },
  {
    file: 'events-opened',
    tables: ['event_views'],
    rows: (id) => sql`
      select event_id as event from event_views where member_id = ${id}::uuid order by event_id desc ${latest}`,
  },
  {
    file: 'tickets',
    tables: ['tickets'],
    rows: (id) => sql`
      select t.id, t.code, e.event_name as event, e.start_at, e.timezone, e.place, p.package_name as package, t.attendee_name,
        t.attendee_email, t.answers, t.price, t.paid_back, t.currency, t.status, t.checked_in_at, t.gate, t.issued_at
      from tickets t join events e on e.id = t.event_id join event_packages p on p.id = t.package_id
      where t.owner_id = ${id}::uuid order by t.id desc ${latest}`,
  },
  {
    file: 'waiting-lists',
    tables: ['waitlist'],
    rows: (id) => sql`
      select e.event_name as event, p.package_name as package, w.quantity, w.state, w.offered_until, w.joined_at
      from waitlist w join events e on e.id = w.event_id join event_packages p on p.id = w.package_id
      where w.member_id = ${id}::uuid order by w.id desc ${latest}`,
  },
  {
    file: 'tickets-scanned',
    tables: ['ticket_scans'],
    rows: (id) => sql`
      select e.event_name as event, s.device_id as device, s.gate, s.result, s.scanned_at, s.received_at
      from ticket_scans s join events e on e.id = s.event_id where s.by_id = ${id}::uuid order by s.id desc ${latest}`,
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
