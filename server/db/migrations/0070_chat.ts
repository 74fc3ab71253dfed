import { type Kysely, sql } from 'kysely';

const statements = [
  // `folded`: the text without accents and case, which the search goes through; both are emptied with the message. `sender_hid` and
  // `receiver_hid`: deleted for that one alone. `read_at`: by the receiver.
  `create table messages (
    id uuid primary key,
    sender_id uuid not null references members (id),
    receiver_id uuid not null references members (id),
    client_id uuid,
    type smallint not null check (type between 0 and 2),
    text text not null,
    folded text collate "C" not null,
    media_key text,
    alt text,
    recommendation_id uuid references recommendations (id) on delete set null,
    created_at timestamptz not null,
    read_at timestamptz,
    deleted_at timestamptz,
    sender_hid boolean not null default false,
    receiver_hid boolean not null default false,
    check (sender_id <> receiver_id)
  )`,
  // A conversation, whoever of the two wrote, is one range of an index, and a page of it begins at any id.
  `create index messages_pair on messages
    (least(sender_id, receiver_id), greatest(sender_id, receiver_id), id desc)`,
  // The unread ones alone: whoever has read everything reads nothing here.
  `create index messages_unread on messages (receiver_id, sender_id, id)
    where read_at is null and deleted_at is null and not receiver_hid`,
  'create unique index messages_once on messages (sender_id, client_id)',
  'create index messages_received on messages (receiver_id)',
  'create unique index messages_media on messages (media_key) where media_key is not null',
  'create index messages_recommendation on messages (recommendation_id) where recommendation_id is not null',

  // Two rows for a pair, one under each member. `last_message_id`: the latest that the member sees, null when there is none.
  // `cleared_id`: the conversation was deleted for the member up to and with this message.
  `create table chats (
    member_id uuid not null references members (id),
    other_id uuid not null references members (id),
    last_message_id uuid,
    cleared_id uuid not null default '00000000-0000-0000-0000-000000000000',
    primary key (member_id, other_id)
  )`,
  'create index chats_newest on chats (member_id, last_message_id desc) where last_message_id is not null',
  'create index chats_other on chats (other_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
