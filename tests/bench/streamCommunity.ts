import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken } from '../../server/auth/sessions.ts';
import type { Db } from '../../server/context.ts';
import { newId, newToken } from '../../server/ids.ts';

export interface Member {
  userId: string;
  token: string;
}

/** Members who are signed in; through the API they would take an hour. */
async function makeMembers(db: Db, count: number): Promise<Member[]> {
  const members = Array.from({ length: count }, () => ({ userId: newId(), token: newToken() }));
  const [ids, hashes] = [members.map(({ userId }) => userId), members.map(({ token }) => hashToken(token))];
  await sql`
    insert into members (id, role, country_code, dial_code, phone, phone_verified_at, user_name, details,
      terms_accepted_at, created_at, updated_at)
    select id, 1, 'DE', '+49', (1510000000 + place)::text, now(), 'Member ' || place, '{}', now(), now(), now()
    from unnest(${ids}::uuid[]) with ordinality as made (id, place)`.execute(db);
  await sql`
    insert into sessions (token_hash, member_id, role, created_at, last_seen_at, expires_at)
    select hash, id, 1, now(), now(), now() + interval '1 day'
    from unnest(${ids}::uuid[], ${hashes}::text[]) as made (id, hash)`.execute(db);
  await sql`analyze`.execute(db);
  return members;
}

/** A room that the stream can tell everybody of; the media are elsewhere. */
async function openRoom(db: Db, hostId: string): Promise<string> {
  const channelName = randomBytes(12).toString('base64url');
  const at = new Date();
  await db
    .insertInto('live_channels')
    .values({
      channel_name: channelName,
      host_id: hostId,
      client_id: crypto.randomUUID(),
      media_type: 1,
      title: 'A room of all',
      visibility: 0,
      provider: 'AGORA',
      started_at: at,
      audience_told_at: at,
      likes_told_at: at,
    })
    .execute();
  return channelName;
}

/** Who opens streams, and the room that they are all in. */
export interface StreamCommunity {
  members: Member[];
  channelName: string;
}

export async function makeStreamCommunity(db: Db, count: number): Promise<StreamCommunity> {
  const members = await makeMembers(db, count);
  return { members, channelName: await openRoom(db, members[0]?.userId ?? '') };
}
