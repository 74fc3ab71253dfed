import { type Kysely, sql } from 'kysely';

const statements = [
  // What a member pays, or has begun to pay. `subject_id`: the event, the document, and with premium the member.
  // A page that was merely opened makes a row too; it is `listed` once somebody tried to pay.
  `create table transactions (
    id uuid primary key,
    member_id uuid not null references members (id),
    type smallint not null check (type between 1 and 3),
    subject_id uuid not null,
    title text not null,
    status smallint not null default 0 check (status between 0 and 5),
    amount bigint not null check (amount >= 0),
    tax bigint not null default 0 check (tax >= 0),
    fee bigint not null default 0 check (fee >= 0),
    currency text not null,
    amount_refunded bigint not null default 0 check (amount_refunded between 0 and amount),
    items jsonb not null,
    details jsonb not null default '{}',
    listed boolean not null,
    hold_until timestamptz,
    provider_ref text,
    card_brand text,
    card_last4 text,
    receipt_number text,
    receipt_email text,
    failure_message text,
    paid_at timestamptz,
    granted_at timestamptz,
    used_at timestamptz,
    asked smallint not null default 0,
    ask_at timestamptz,
    close_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // Two tabs that begin the same payment at once begin one.
  'create unique index transactions_open on transactions (member_id, type, subject_id) where status = 0',
  'create unique index transactions_provider on transactions (provider_ref) where provider_ref is not null',
  'create unique index transactions_receipt on transactions (receipt_number) where receipt_number is not null',
  'create index transactions_member on transactions (member_id, id desc) where listed',
  'create index transactions_latest on transactions (member_id, type, id desc)',
  'create index transactions_subject on transactions (subject_id, type, id)',
  // What is due: asking the provider, and giving up.
  'create index transactions_ask on transactions (ask_at) where ask_at is not null',
  'create index transactions_close on transactions (close_at) where close_at is not null',

  // Written down before the provider is asked, so that none is lost and none is made twice.
  `create table refunds (
    id uuid primary key,
    transaction_id uuid not null references transactions (id),
    amount bigint not null check (amount > 0),
    reason text not null,
    state text not null check (state in ('asked', 'done', 'failed')),
    provider_ref text unique,
    created_at timestamptz not null,
    done_at timestamptz
  )`,
  'create index refunds_transaction on refunds (transaction_id, id)',
  "create index refunds_asked on refunds (created_at) where state = 'asked'",

  // What the provider has told: each event counts once.
  `create table provider_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null,
    done_at timestamptz
  )`,
  'create index provider_events_received on provider_events (received_at)',

  // The last receipt of each year.
  `create table receipt_numbers (
    year smallint primary key,
    last integer not null
  )`,

  // The provider of demonstrations keeps its payments here.
  `create table sandbox_intents (
    id text primary key,
    intent jsonb not null,
    card jsonb,
    refunds jsonb not null default '[]'
  )`,
  `create table sandbox_answers (
    key text primary key,
    request text not null,
    answer jsonb
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
