import { type Kysely, sql } from 'kysely';

const statements = [
  // A room. `host_seat`: the one presence of its host that may publish. `audience` and `peak` follow live_seats, so that the list of
  // rooms on air is read from an index; what of them (and of the likes) has changed since the room was told is told once a second.
  // `told_at`: when followers were told of it. `closed_at`: it has ended, and the media server knows.
  `create table live_channels (
    channel_name text collate "C" primary key,
    host_id uuid not null references members (id),
    client_id uuid not null,
    media_type smallint not null check (media_type between 1 and 2),
    title text not null,
    description text,
    visibility smallint not null check (visibility between 0 and 2),
    event_id uuid references events (id) on delete set null,
    provider text not null check (provider in ('WEBRTC', 'AGORA')),
    state text not null default 'LIVE' check (state in ('LIVE', 'HOST_AWAY', 'ENDED')),
    host_seat uuid,
    host_away_until timestamptz,
    started_at timestamptz not null,
    ended_at timestamptz,
    audience integer not null default 0,
    peak integer not null default 0,
    likes integer not null default 0,
    comments_off boolean not null default false,
    slow_mode_sec integer not null default 0,
    pinned_comment_id uuid,
    recording_id uuid,
    told_at timestamptz,
    audience_changed_at timestamptz,
    audience_told_at timestamptz not null,
    likes_changed_at timestamptz,
    likes_told_at timestamptz not null,
    closed_at timestamptz
  )`,
  // The same room for a start that is repeated, and one room at a time for a member.
  'create unique index live_channels_once on live_channels (host_id, client_id)',
  `create unique index live_channels_open on live_channels (host_id) where state <> 'ENDED'`,
  `create index live_channels_on_air on live_channels (media_type, audience desc, started_at desc) where state <> 'ENDED'`,
  'create index live_channels_watched on live_channels (channel_name) where closed_at is null',
  'create index live_channels_event on live_channels (event_id) where event_id is not null',

  // One presence of one member in one room; the media server knows the seat and not the member. `connected_at` without `lost_at`: its
  // media run. `left_at`: it is over; `out_at`: and the media server knows.
  `create table live_seats (
    seat_id uuid primary key,
    channel_name text collate "C" not null references live_channels (channel_name) on delete cascade,
    member_id uuid not null references members (id),
    role smallint not null check (role between 0 and 1),
    session_hash text not null,
    agora_uid integer,
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    connected_at timestamptz,
    lost_at timestamptz,
    left_at timestamptz,
    out_at timestamptz
  )`,
  'create index live_seats_channel on live_seats (channel_name, role, member_id) where left_at is null',
  'create index live_seats_room on live_seats (channel_name, member_id)',
  'create index live_seats_member on live_seats (member_id)',
  'create index live_seats_over on live_seats (channel_name) where left_at is not null and out_at is null',

  `create table live_comments (
    id uuid primary key,
    channel_name text collate "C" not null references live_channels (channel_name) on delete cascade,
    author_id uuid not null references members (id),
    client_id uuid not null,
    text text not null,
    created_at timestamptz not null,
    hidden_at timestamptz
  )`,
  'create index live_comments_channel on live_comments (channel_name, id desc)',
  'create index live_comments_author on live_comments (author_id, channel_name, created_at desc)',
  'create unique index live_comments_once on live_comments (channel_name, author_id, client_id)',

  `create table live_likes (
    channel_name text collate "C" not null references live_channels (channel_name) on delete cascade,
    member_id uuid not null references members (id),
    created_at timestamptz not null,
    primary key (channel_name, member_id)
  )`,
  'create index live_likes_member on live_likes (member_id)',

  // KICK 3 and MUTE 4, the numbers of add-comment.
  `create table live_bans (
    channel_name text collate "C" not null references live_channels (channel_name) on delete cascade,
    member_id uuid not null references members (id),
    kind smallint not null check (kind between 3 and 4),
    created_at timestamptz not null,
    primary key (channel_name, member_id, kind)
  )`,
  'create index live_bans_member on live_bans (member_id)',

  // `state`: PROCESSING 0, READY 1, FAILED 2, PARTIAL 3. `stopped_at`: nothing is written to it any more.
  `create table recordings (
    recording_id uuid primary key,
    channel_name text collate "C" not null references live_channels (channel_name),
    host_id uuid not null references members (id),
    media_type smallint not null check (media_type between 1 and 2),
    title text not null,
    visibility smallint not null check (visibility between 0 and 2),
    started_at timestamptz not null,
    stopped_at timestamptz,
    stop_reason text,
    duration_ms bigint not null default 0,
    size_bytes bigint not null default 0,
    state smallint not null default 0 check (state between 0 and 3),
    progress smallint not null default 0 check (progress between 0 and 100),
    failure_reason text,
    media_key text,
    poster_key text,
    captions_key text,
    views integer not null default 0,
    likes integer not null default 0,
    created_at timestamptz not null
  )`,
  'create index recordings_host on recordings (host_id, media_type, recording_id desc)',
  'create index recordings_channel on recordings (channel_name)',
  `create unique index recordings_running on recordings (channel_name) where stopped_at is null`,
  'create unique index recordings_media on recordings (media_key) where media_key is not null',
  'create unique index recordings_captions on recordings (captions_key) where captions_key is not null',

  // Parts that the browser uploads where no media server records.
  `create table recording_parts (
    recording_id uuid not null references recordings (recording_id) on delete cascade,
    part_number integer not null check (part_number > 0),
    size_bytes bigint not null,
    created_at timestamptz not null,
    primary key (recording_id, part_number)
  )`,
  `create table recording_likes (
    recording_id uuid not null references recordings (recording_id) on delete cascade,
    member_id uuid not null references members (id),
    created_at timestamptz not null,
    primary key (recording_id, member_id)
  )`,
  'create index recording_likes_member on recording_likes (member_id)',
  // One view of a member a day.
  `create table recording_views (
    recording_id uuid not null references recordings (recording_id) on delete cascade,
    member_id uuid not null references members (id),
    day date not null,
    primary key (recording_id, member_id, day)
  )`,
  'create index recording_views_member on recording_views (member_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
