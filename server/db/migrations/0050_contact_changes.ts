import { type Kysely, sql } from 'kysely';

const statements = [
  // What reached a member before a change of phone or e-mail address, for as long as it brings the account back.
  `create table contact_changes (
    id uuid primary key,
    member_id uuid not null references members (id),
    country_code text not null, dial_code text not null, phone text not null,
    email text,
    changed_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index contact_changes_phone on contact_changes (phone, country_code)',
  'create index contact_changes_member on contact_changes (member_id)',
  'create index contact_changes_expiry on contact_changes (expires_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
