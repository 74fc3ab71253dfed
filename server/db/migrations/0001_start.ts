import { type Kysely, sql } from 'kysely';

// Keys are UUIDv7 made by the application, so a descending key is "newest first" and a keyset cursor.
// Big tables lead with the member or the feed item, so that they can be spread over nodes by that column.
const statements = [
  `create table members (
    id uuid primary key,
    role smallint not null check (role between 1 and 4),
    country_code text, dial_code text, phone text,
    phone_verified_at timestamptz,
    email text,
    password_hash text,
    user_name text not null,
    image_key text,
    headline text,
    details jsonb not null,
    premium_at timestamptz,
    verification_status smallint not null default 0,
    locale text, timezone text,
    email_notifications boolean not null default true, app_notifications boolean not null default true,
    terms_accepted_at timestamptz,
    post_count integer not null default 0, follower_count integer not null default 0,
    following_count integer not null default 0, connection_count integer not null default 0,
    suspended_at timestamptz, suspended_reason text,
    deleted_at timestamptz,
    created_at timestamptz not null, updated_at timestamptz not null
  )`,
  'create unique index members_phone on members (country_code, phone, role)',

  `create table sessions (
    token_hash text primary key,
    member_id uuid not null references members (id),
    role smallint not null,
    device_token text not null default '',
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index sessions_member on sessions (member_id)',
  'create index sessions_expiry on sessions (expires_at)',

  `create table otp_codes (
    key text primary key,
    nonce text not null,
    expires_at timestamptz not null,
    tries integer not null default 0,
    locked_until timestamptz,
    used_at timestamptz,
    last_sent_at timestamptz not null,
    sends integer not null default 1, sends_since timestamptz not null
  )`,
  'create index otp_codes_age on otp_codes (last_sent_at)',
  `create table reset_tokens (
    token_hash text primary key,
    member_id uuid not null references members (id),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index reset_tokens_expiry on reset_tokens (expires_at)',

  `create table outbox (
    id uuid primary key,
    kind text not null,
    recipient text not null,
    subject text,
    body text not null,
    status text not null default 'queued',
    error text,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  `create table tasks (
    id uuid primary key,
    kind text not null,
    key text unique,
    data jsonb not null,
    run_at timestamptz not null,
    tries integer not null default 0,
    locked_until timestamptz,
    error text,
    created_at timestamptz not null
  )`,
  'create index tasks_due on tasks (run_at)',
  `create table rate_limits (
    key text primary key,
    count integer not null,
    reset_at timestamptz not null
  )`,
  'create index rate_limits_reset on rate_limits (reset_at)',
  `create table idempotency (
    member_id uuid not null references members (id),
    client_id uuid not null,
    operation text not null,
    response jsonb,
    created_at timestamptz not null,
    primary key (member_id, client_id)
  )`,
  'create index idempotency_age on idempotency (created_at)',
  `create table media (
    key text primary key,
    owner_id uuid references members (id),
    purpose smallint not null,
    content_type text not null,
    size bigint not null,
    width integer, height integer,
    state text not null default 'pending',
    created_at timestamptz not null
  )`,
  `create index media_unused on media (created_at) where state <> 'used'`,
  'create index media_owner on media (owner_id)',

  `create table posts (
    id uuid primary key,
    feed_type smallint not null,
    author_id uuid not null references members (id),
    text text not null,
    visibility smallint not null default 0, comment_policy smallint not null default 0,
    like_count integer not null default 0, comment_count integer not null default 0,
    share_count integer not null default 0, edit_count integer not null default 0,
    edited_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  )`,
  'create index posts_newest on posts (id desc) where deleted_at is null',
  'create index posts_type_newest on posts (feed_type, id desc) where deleted_at is null',
  'create index posts_author_newest on posts (author_id, id desc) where deleted_at is null',
  `create table post_media (
    post_id uuid not null references posts (id),
    position smallint not null,
    media_key text not null references media (key),
    media_type smallint not null,
    alt text,
    width integer, height integer,
    primary key (post_id, position)
  )`,
  'create unique index post_media_key on post_media (media_key)',
  `create table post_edits (
    post_id uuid not null references posts (id),
    edited_at timestamptz not null,
    text text not null,
    primary key (post_id, edited_at)
  )`,
  `create table likes (
    feed_id uuid not null,
    member_id uuid not null references members (id),
    feed_type smallint not null,
    created_at timestamptz not null,
    primary key (feed_id, member_id)
  )`,
  'create index likes_newest on likes (feed_id, created_at desc, member_id)',
  'create index likes_member on likes (member_id)',
  `create table saved (
    member_id uuid not null references members (id),
    feed_id uuid not null,
    feed_type smallint not null,
    created_at timestamptz not null,
    primary key (member_id, feed_id)
  )`,
  'create index saved_newest on saved (member_id, created_at desc, feed_id)',
  `create table comments (
    id uuid primary key,
    feed_id uuid not null,
    feed_type smallint not null,
    parent_id uuid references comments (id),
    author_id uuid not null references members (id),
    text text not null,
    like_count integer not null default 0,
    created_at timestamptz not null,
    edited_at timestamptz, deleted_at timestamptz, hidden_at timestamptz
  )`,
  'create index comments_thread on comments (feed_id, id)',
  'create index comments_replies on comments (parent_id, id) where parent_id is not null',
  'create index comments_author on comments (author_id)',
  `create table comment_likes (
    comment_id uuid not null references comments (id),
    member_id uuid not null references members (id),
    created_at timestamptz not null,
    primary key (comment_id, member_id)
  )`,
  'create index comment_likes_member on comment_likes (member_id)',

  `create table reports (
    id uuid primary key,
    reporter_id uuid not null references members (id),
    target text not null,
    reason smallint not null,
    details text,
    state text not null default 'open',
    created_at timestamptz not null
  )`,
  'create unique index reports_once on reports (reporter_id, target)',
  'create index reports_state on reports (state, id)',
  `create table follows (
    member_id uuid not null references members (id),
    followed_id uuid not null references members (id),
    created_at timestamptz not null,
    primary key (member_id, followed_id)
  )`,
  'create index follows_followed on follows (followed_id, member_id)',
  `create table connections (
    member_id uuid not null references members (id),
    other_id uuid not null references members (id),
    status smallint not null,
    direction text not null,
    note text,
    requested_at timestamptz not null,
    connected_at timestamptz,
    primary key (member_id, other_id)
  )`,
  'create index connections_status on connections (member_id, status, other_id)',
  `create table blocks (
    member_id uuid not null references members (id),
    blocked_id uuid not null references members (id),
    created_at timestamptz not null,
    primary key (member_id, blocked_id)
  )`,
  'create index blocks_blocked on blocks (blocked_id, member_id)',
  `create view hidden_pairs as
    select member_id, blocked_id as hidden_id from blocks
    union all
    select blocked_id as member_id, member_id as hidden_id from blocks`,

  `create table contact_messages (
    id uuid primary key,
    reference text not null unique,
    member_id uuid references members (id),
    name text not null,
    email text not null,
    topic text not null, subject text not null,
    message text not null,
    media_key text references media (key),
    created_at timestamptz not null
  )`,
  `create table audit (
    id uuid primary key,
    at timestamptz not null,
    actor_id uuid,
    action text not null,
    subject text not null,
    details jsonb not null
  )`,
  'create index audit_subject on audit (subject, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
