import { type Context, type Db, requireSession } from '../context.ts';
import { newId } from '../ids.ts';
import { publish } from '../stream/publish.ts';
import { queueMail } from './queueMail.ts';
import { queuePush } from './queuePush.ts';

/** What somebody did that others are told of. `key`: each of them is told of it once, however often it happens. */
export interface Happening {
  /** Contract: NotificationType. */
  type: number;
  key: string;
  feedId?: string;
  feedType?: number;
  commentId?: string;
}

/**
 * Keeps a notification by the caller for each of these members who has not switched this kind off and has not muted the caller.
 * Never for the caller. Whether they may see what it is about is the sender's matter.
 */
export async function notify(
  context: Context,
  db: Db,
  memberIds: readonly string[],
  happening: Happening,
): Promise<void> {
  const { userId } = requireSession(context);
  const others = memberIds.filter((id) => id !== userId);
  await tell(context, db, others, { ...happening, actorId: userId });
}

/** The same without a caller, for what no member did: a decision of the people who run the server, a date that has come. */
export async function tell(
  context: Pick<Context, 'now'>,
  db: Db,
  others: readonly string[],
  { actorId, ...happening }: Happening & { actorId?: string },
): Promise<void> {
  const news = others.map((memberId) => ({ memberId, ...happening }));
  await tellEach(context, db, news, actorId);
}

type Told = Happening & { memberId: string };

/**
 * The same where each hears of something else; hundreds at once in three statements. Their open streams are told when it is
 * committed: with the caller's transaction, or its own.
 */
export async function tellEach(
  context: Pick<Context, 'now'>,
  db: Db,
  news: readonly Told[],
  actorId?: string,
): Promise<void> {
  if (news.length === 0) return;
  if (!db.isTransaction) return db.transaction().execute((trx) => tellEach(context, trx, news, actorId));
  const wanted = await wantedOf(db, news, actorId);
  if (wanted.length === 0) return;
  const now = context.now();
  const rows = wanted.map(({ memberId, type, key, feedId, feedType, commentId }) => {
    const id = newId(now.getTime());
    return {
      id,
      member_id: memberId,
      type,
      actor_id: actorId ?? null,
      feed_id: feedId ?? null,
      feed_type: feedType ?? null,
      comment_id: commentId ?? null,
      key,
      created_at: now,
      place: id,
    };
  });
  const added = await db
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning(['id', 'member_id', 'type'])
    .execute();
  const aloud = new Set(wanted.filter((one) => one.aloud).map(({ memberId }) => memberId));
  await announce(
    context,
    db,
    added.filter(({ member_id }) => aloud.has(member_id)),
  );
  await queueMail(context, db, added);
}

/** Tells the open streams of these members, and their devices. */
export async function announce(
  context: Pick<Context, 'now'>,
  db: Db,
  rows: readonly { id: string; member_id: string }[],
): Promise<void> {
  await publishNotifications(db, rows);
  await queuePush(
    context,
    db,
    rows.map(({ id }) => id),
  );
}

/** Tells the open streams of these members. */
export const publishNotifications = (
  db: Db,
  rows: readonly { id: string; member_id: string }[],
): Promise<void> =>
  publish(
    db,
    rows.map(({ id, member_id }) => ({
      memberId: member_id,
      event: { type: 'notification.new', notificationId: id },
    })),
  );

/**
 * What of it its members want to hear: not who has switched this kind off, or has muted the one who did it. `aloud`: also at once, in
 * open pages and on devices; who has switched that off reads it in the list, and in the mail.
 */
export async function wantedOf<News extends Pick<Told, 'memberId' | 'type'>>(
  db: Db,
  news: readonly News[],
  actorId?: string,
): Promise<(News & { aloud: boolean })[]> {
  const members = await db
    .selectFrom('members')
    .select(['id', 'details', 'app_notifications'])
    .where('id', 'in', [...new Set(news.map(({ memberId }) => memberId))])
    .where('deleted_at', 'is', null)
    .$if(actorId !== undefined, (query) =>
      query.where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('mutes')
              .select('mutes.muted_id')
              .whereRef('mutes.member_id', '=', 'members.id')
              .where('mutes.muted_id', '=', actorId ?? ''),
          ),
        ),
      ),
    )
    .execute();
  const settings = new Map(members.map((member) => [member.id, member]));
  return news.flatMap((one) => {
    const member = settings.get(one.memberId);
    if (!member || member.details.mutedNotifications?.includes(100 + one.type)) return [];
    return [{ ...one, aloud: member.app_notifications }];
  });
}
