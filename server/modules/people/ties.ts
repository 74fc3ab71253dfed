import { sql } from 'kysely';
import { requireSession, type Context, type Db } from '../../context.ts';
import { conflict, forbidden } from '../../problem.ts';
import { cleanOptional } from '../../text.ts';
import { notify } from '../../notify/notify.ts';
import { refuseUnavailable, type PairMember } from '../../shared/pair.ts';

/** NotificationType of the contract. */
const CONNECTION = 1;
const REQUEST_ACCEPTED = 7;

/** A refused member may ask again after 30 days. */
export const REFUSED_MS = 30 * 86_400_000;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Runs inside a transaction that has locked both members (pair.ts); answers what is said to the caller. */
export type Change = (context: Context, db: Db, other: PairMember, note?: string) => Promise<string>;

/** How the caller stands to another, from the caller's side. */
export const tieWith = (db: Db, userId: string, otherId: string) =>
  db
    .selectFrom('connections')
    .select(['status', 'direction'])
    .where('member_id', '=', userId)
    .where('other_id', '=', otherId)
    .executeTakeFirst();

const bothRows = (userId: string, otherId: string) =>
  sql`(member_id = ${userId}::uuid and other_id = ${otherId}::uuid)
    or (member_id = ${otherId}::uuid and other_id = ${userId}::uuid)`;

/** Asks to connect. Who has been asked by the other already is connected at once (product 5). */
export const add: Change = async (context, db, other, note) => {
  const { userId, role } = requireSession(context);
  await refuseUnavailable(db, userId, other);
  if (role > 2) throw forbidden('People and agencies connect. You can follow instead.', 'ROLE');
  if (other.role > 2) throw forbidden('Brands and businesses are followed. With people you connect.', 'ROLE');
  const tie = await tieWith(db, userId, other.id);
  if (tie?.status === 1) return 'You are connected already';
  if (tie?.direction === 'out') return 'Request sent';
  if (tie) return connect(context, db, other);
  await refuseEarly(context, db, userId, other.id);
  const now = context.now();
  const both = { status: 0 as const, note: cleanOptional(note) ?? null, requested_at: now };
  await db
    .insertInto('connections')
    .values([
      { ...both, member_id: userId, other_id: other.id, direction: 'out' },
      { ...both, member_id: other.id, other_id: userId, direction: 'in' },
    ])
    .execute();
  await notify(context, db, [other.id], { type: CONNECTION, key: `${CONNECTION}.${userId}` });
  return 'Request sent';
};

/** Whom a member refused may ask again after 30 days; the refusing member may ask at once. */
async function refuseEarly(context: Context, db: Db, userId: string, otherId: string) {
  const refused = await db
    .selectFrom('refused_requests')
    .select('refused_at')
    .where('member_id', '=', userId)
    .where('refused_by', '=', otherId)
    .executeTakeFirst();
  const until = refused ? Date.parse(refused.refused_at) + REFUSED_MS : 0;
  if (until > context.now().getTime())
    throw conflict(`You can send a new request from ${day.format(until)} on.`);
  await sql`
    delete from refused_requests where (member_id = ${userId}::uuid and refused_by = ${otherId}::uuid)
      or (member_id = ${otherId}::uuid and refused_by = ${userId}::uuid)`.execute(db);
}

async function connect(context: Context, db: Db, other: PairMember): Promise<string> {
  const { userId } = requireSession(context);
  const now = context.now().toISOString();
  await sql`
    update connections set status = 1, connected_at = ${now}::timestamptz
    where ${bothRows(userId, other.id)}`.execute(db);
  await countConnections(db, [userId, other.id], 1);
  await notify(context, db, [other.id], { type: REQUEST_ACCEPTED, key: `${REQUEST_ACCEPTED}.${userId}` });
  return 'You are connected now';
}

/** Both rows go in one statement with both counts; so do the notifications of what is over. */
export async function disconnect(db: Db, userId: string, otherId: string): Promise<void> {
  const gone = await sql<{ status: number }>`
    delete from connections where ${bothRows(userId, otherId)} returning status`.execute(db);
  if (gone.rows[0]?.status === 1) await countConnections(db, [userId, otherId], -1);
  await sql`
    delete from notifications where type in (${CONNECTION}, ${REQUEST_ACCEPTED}) and (
      (member_id = ${userId}::uuid and actor_id = ${otherId}::uuid)
      or (member_id = ${otherId}::uuid and actor_id = ${userId}::uuid))`.execute(db);
}

const countConnections = (db: Db, memberIds: string[], step: 1 | -1) =>
  db
    .updateTable('members')
    .set((row) => ({ connection_count: row('connection_count', '+', step) }))
    .where('id', 'in', memberIds)
    .execute();

export const accept: Change = async (context, db, other) => {
  const { userId } = requireSession(context);
  await refuseUnavailable(db, userId, other);
  const tie = await tieWith(db, userId, other.id);
  if (tie?.status === 1) return 'You are connected already';
  if (tie?.direction !== 'in') throw conflict('This request is not there any more.');
  return connect(context, db, other);
};

/** Silent: who asked gets no word of it. */
export const reject: Change = async (context, db, other) => {
  const { userId } = requireSession(context);
  const tie = await tieWith(db, userId, other.id);
  if (tie?.status === 1) throw conflict('You are connected already.');
  if (tie?.direction === 'out') throw conflict('This is your own request. You can withdraw it.');
  if (!tie) return 'Request declined';
  await disconnect(db, userId, other.id);
  await sql`
    insert into refused_requests (member_id, refused_by, refused_at)
    values (${other.id}::uuid, ${userId}::uuid, ${context.now().toISOString()}::timestamptz)
    on conflict (member_id, refused_by) do update set refused_at = excluded.refused_at`.execute(db);
  return 'Request declined';
};

export const withdraw: Change = async (context, db, other) => {
  const { userId } = requireSession(context);
  const tie = await tieWith(db, userId, other.id);
  if (tie?.status === 1) throw conflict(`${other.user_name} has accepted already. You are connected.`);
  if (tie?.direction === 'in') throw conflict(`${other.user_name} has asked you.`);
  if (tie) await disconnect(db, userId, other.id);
  return 'Request withdrawn';
};

export const remove: Change = async (context, db, other) => {
  const { userId } = requireSession(context);
  const tie = await tieWith(db, userId, other.id);
  if (tie?.status === 0) throw conflict('You are not connected any more. A request waits.');
  if (tie) await disconnect(db, userId, other.id);
  return 'Connection removed';
};
