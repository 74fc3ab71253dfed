import { type Kysely, sql } from 'kysely';

const statements = [
  // Which scan of a device it was, how far its clock was behind ours when it was sent (null where the device did not say), and
  // whether the device had let somebody in by then.
  'alter table ticket_scans add column client_id text',
  'alter table ticket_scans add column behind_ms integer',
  'alter table ticket_scans add column let_in boolean not null default false',
  "update ticket_scans set let_in = true where result = 'OK'",
  'create index ticket_scans_device on ticket_scans (event_id, device_id, received_at) where behind_ms is not null',

  // The scan that counts for a ticket that is checked in: whoever takes it back names it.
  'alter table tickets add column scan_id uuid',
  `update tickets set scan_id = (
    select id from ticket_scans where ticket_id = tickets.id and result = 'OK' order by scanned_at, id limit 1)
  where status = 2`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
