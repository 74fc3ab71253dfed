import { type Kysely, sql } from 'kysely';

const statements = [
  // The rest of an event (product 3.5); 0022 made the columns that the search shows. A draft may be unfinished. Likes, comments
  // and who saved it belong to its row in the feed, which has the same id.
  `alter table events
    add column image jsonb,
    add column gallery jsonb not null default '[]',
    add column description text not null default '',
    add column category smallint check (category between 1 and 9),
    add column tags jsonb not null default '[]',
    add column timezone text not null default 'UTC',
    add column format smallint not null default 0 check (format between 0 and 2),
    add column location jsonb,
    add column lat double precision,
    add column lng double precision,
    add column online_url text,
    add column use_live_room boolean not null default false,
    add column pricing smallint not null default 0 check (pricing between 0 and 1),
    add column currency text not null default 'EUR',
    add column min_price integer not null default 0,
    add column max_price integer not null default 0,
    add column capacity integer check (capacity >= 1),
    add column sold_count integer not null default 0 check (sold_count >= 0),
    add column held_count integer not null default 0 check (held_count >= 0),
    add column age_min smallint not null default 0,
    add column refund_policy smallint check (refund_policy between 0 and 3),
    add column refund_note text,
    add column questions jsonb not null default '[]',
    add column show_attendees boolean not null default false,
    add column waitlist_enabled boolean not null default false,
    add column linked_job_ids jsonb not null default '[]',
    add column changes jsonb not null default '[]',
    add column view_count integer not null default 0,
    add column cancel_reason text,
    add column cancelled_at timestamptz,
    add column published_at timestamptz,
    add column terms tsvector,
    add constraint events_capacity check (capacity is null or sold_count + held_count <= capacity),
    add constraint events_times check (end_at > start_at)`,

  // The lists: what has terms is listed. Whatever ended lies at the beginning of the first one, so its end is read there.
  'create index events_start on events (start_at, id) include (end_at) where terms is not null',
  'create index events_newest on events (id desc) include (end_at) where terms is not null',
  'create index events_price on events (min_price, id) include (end_at) where terms is not null',
  'create index events_near on events (lat, lng) where terms is not null and lat is not null',
  'create index events_terms on events using gin (terms) with (fastupdate = off)',
  'create index events_owner_start on events (owner_id, start_at, id) where deleted_at is null',

  // A draft that is published gets another id, and its packages go along. What is left is a condition of the row itself: two who
  // buy the last seat at once cannot both have it, whatever the code around it does.
  `create table event_packages (
    id uuid primary key,
    event_id uuid not null references events (id) on update cascade on delete cascade,
    package_name text not null,
    description text,
    perks jsonb not null default '[]',
    price integer not null check (price = 0 or price >= 50),
    quantity integer not null check (quantity >= 1),
    sold integer not null default 0 check (sold >= 0),
    held integer not null default 0 check (held >= 0),
    revenue bigint not null default 0,
    refunded bigint not null default 0,
    checked_in integer not null default 0,
    min_per_order smallint not null check (min_per_order >= 1),
    max_per_order smallint not null check (max_per_order >= min_per_order),
    sale_start_at timestamptz,
    sale_end_at timestamptz,
    attendance smallint check (attendance between 0 and 1),
    hide_when_sold_out boolean not null default false,
    status smallint not null default 0 check (status between 0 and 2),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint event_packages_left check (sold + held <= quantity)
  )`,
  'create index event_packages_event on event_packages (event_id, id)',

  // Who looked: each member counts once.
  `create table event_views (
    event_id uuid not null references events (id) on update cascade on delete cascade,
    member_id uuid not null,
    primary key (event_id, member_id)
  )`,
  'create index event_views_member on event_views (member_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
