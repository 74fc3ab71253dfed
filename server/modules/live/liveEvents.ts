import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { publish } from '../../stream/publish.ts';
import type { ReferenceOf } from '../../stream/references.ts';

type LiveReference = ReferenceOf<'live.state' | 'live.comment' | 'live.like' | 'live.audience'>;

/** Everybody who is in a room, and its host. */
async function membersOf(db: Db, channelName: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select host_id as id from live_channels where channel_name = ${channelName}
    union select member_id from live_seats where channel_name = ${channelName} and left_at is null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Tells a room what has changed, in the transaction that changes it. */
export async function tellRoom(db: Db, event: LiveReference): Promise<void> {
  const ids = await membersOf(db, event.channelName);
  await publish(
    db,
    ids.map((memberId) => ({ memberId, event })),
  );
}

/** Tells one member that the host has removed them (KICK 3), keeps them from commenting (MUTE 4), or has taken both back (ALLOW 6). */
export const tellBanned = (db: Db, memberId: string, channelName: string, action: 3 | 4 | 6): Promise<void> =>
  publish(db, [{ memberId, event: { type: 'live.kick', channelName, action } }]);
