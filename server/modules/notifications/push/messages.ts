import type { Schemas } from '#openapi/contract.ts';
import type { Db, Role } from '../../../context.ts';
import { isHidden } from '../../../shared/pair.ts';
import { unreadOf } from '../../chat/unread.ts';
import { CHAT_MESSAGE } from '../../../notify/notificationTypes.ts';
import { notificationsOf } from '../view.ts';
import { unreadCountOf } from '../../../notify/visibleNotifications.ts';
import type { PushMessage } from '../../../services/pushSender.ts';

/** Specification 3: OTHERS 0, SEND_MESSAGE 1. */
const OTHERS = '0';
const SEND_MESSAGE = '1';

/** A push carries 4,096 bytes in all; names and titles of members can be longer than is of use on a lock screen. */
const TITLE_BYTES = 200;
const BODY_BYTES = 1000;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most so many bytes of UTF-8, and never half a character. */
export function cutBytes(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text;
  let kept = '';
  let size = Buffer.byteLength('…');
  for (const { segment } of graphemes.segment(text)) {
    size += Buffer.byteLength(segment);
    if (size > max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Others see a lock screen: of these it says that there is news, and the app what it is. */
const quiet: Record<number, string> = {
  20: 'There is news about one of your applications.',
  24: 'There is news about a document of yours.',
  27: 'There is news about something that you reported.',
  28: 'There is news about a payment.',
};

type Shown = Pick<Schemas['Notification'], 'title' | 'notification' | 'type'>;

/** What a lock screen may show of a notification. */
export function wordsOf({ title, notification, type }: Shown): { title: string; body: string } {
  const hushed = quiet[type];
  return hushed === undefined
    ? { title: cutBytes(title, TITLE_BYTES), body: cutBytes(notification, BODY_BYTES) }
    : { title: 'Rolecast', body: hushed };
}

/** Without what is absent, and as text. */
const asText = (data: Record<string, string | number | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

interface Reader {
  memberId: string;
  role: Role;
}

/** Undefined when it was read meanwhile, or is not for this member any more. */
export async function notificationPush(
  db: Db,
  { memberId, role }: Reader,
  id: string,
): Promise<PushMessage | undefined> {
  const shown = (await notificationsOf(db, memberId, [id])).get(id);
  if (shown?.status !== 0) return undefined;
  const { type, post_id, feedType, commentId, userId, channelName } = shown;
  const unread = await unreadCountOf(db, memberId);
  return {
    ...wordsOf(shown),
    tag: id,
    data: asText({ kind: OTHERS, role, id, type, post_id, feedType, commentId, userId, channelName, unread }),
  };
}

/** Who wrote and how much, never what. Undefined when it was read meanwhile, or a block stands between the two. */
export async function chatPush(
  db: Db,
  { memberId, role }: Reader,
  friendId: string,
): Promise<PushMessage | undefined> {
  const count = (await unreadOf(db, memberId)).of(friendId);
  if (count === 0 || (await isHidden(db, memberId, friendId))) return undefined;
  const friend = await db
    .selectFrom('members')
    .select('user_name')
    .where('id', '=', friendId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!friend) return undefined;
  return {
    title: cutBytes(friend.user_name, TITLE_BYTES),
    body: count === 1 ? 'sent you a message' : `sent you ${count} messages`,
    tag: `chat.${friendId}`,
    data: asText({ kind: SEND_MESSAGE, role, type: CHAT_MESSAGE, userId: friendId }),
  };
}
