import { type Kysely, sql } from 'kysely';

const statements = [
  // One for each person who comes (product 3.5). `transaction_id`: the hold that became tickets, of free ones too. `price` is what
  // was paid for it and `paid_back` what of that goes back. EXPIRED 4 is never stored: the end of the event says so.
  `create table tickets (
    id uuid primary key,
    code text not null unique,
    event_id uuid not null references events (id),
    package_id uuid not null references event_packages (id),
    transaction_id uuid not null references transactions (id),
    owner_id uuid not null references members (id),
    attendee_name text not null,
    attendee_email text,
    answers jsonb not null default '[]',
    price integer not null check (price >= 0),
    paid_back integer not null default 0 check (paid_back between 0 and price),
    currency text not null,
    status smallint not null default 1 check (status in (1, 2, 3, 5, 6)),
    note text,
    checked_in_at timestamptz,
    checked_in_by uuid,
    gate text,
    handed_from uuid,
    issued_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index tickets_event on tickets (event_id, attendee_name, id)',
  'create index tickets_owner on tickets (owner_id, event_id)',
  'create index tickets_transaction on tickets (transaction_id)',
  'create index tickets_package on tickets (package_id)',

  // Every scan of a door, also the refused ones: nothing that a device has seen is lost.
  `create table ticket_scans (
    id uuid primary key,
    event_id uuid not null references events (id),
    ticket_id uuid references tickets (id),
    by_id uuid not null references members (id),
    device_id text not null,
    gate text,
    result text not null,
    scanned_at timestamptz not null,
    received_at timestamptz not null
  )`,
  'create index ticket_scans_ticket on ticket_scans (ticket_id, scanned_at) where ticket_id is not null',
  'create index ticket_scans_event on ticket_scans (event_id, id)',
  'create index ticket_scans_by on ticket_scans (by_id)',

  // `held`: seats that wait for the member while they are offered; 0 while a payment of theirs holds them.
  `create table waitlist (
    id uuid primary key,
    event_id uuid not null references events (id),
    package_id uuid not null references event_packages (id),
    member_id uuid not null references members (id),
    quantity smallint not null check (quantity between 1 and 20),
    state text not null default 'WAITING' check (state in ('WAITING', 'OFFERED', 'TAKEN', 'EXPIRED', 'LEFT')),
    held smallint not null default 0 check (held >= 0),
    offered_until timestamptz,
    joined_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  "create unique index waitlist_once on waitlist (member_id, package_id) where state in ('WAITING', 'OFFERED')",
  "create index waitlist_waiting on waitlist (event_id, id) where state in ('WAITING', 'OFFERED')",
  "create index waitlist_offered on waitlist (offered_until) where state = 'OFFERED'",
  'create index waitlist_package on waitlist (package_id)',

  `create table event_messages (
    id uuid primary key,
    event_id uuid not null references events (id),
    message text not null,
    audience text not null check (audience in ('ALL', 'PACKAGE', 'NOT_CHECKED_IN')),
    package_id uuid references event_packages (id),
    recipients integer not null,
    sent_at timestamptz not null
  )`,
  'create index event_messages_event on event_messages (event_id, id desc)',

  // Seats of a payment that was not made in time are freed.
  'create index transactions_hold on transactions (hold_until) where status = 0 and hold_until is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
