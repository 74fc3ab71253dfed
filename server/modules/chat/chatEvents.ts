import type { Context, Db } from '../../context.ts';
import { publish, publishFleeting } from '../../stream/publish.ts';
import type { News } from '../../stream/references.ts';

interface Pair {
  sender_id: string;
  receiver_id: string;
}

/** What both are told when a message is there, or was deleted for both. */
export const newsOfMessage = ({ id, sender_id, receiver_id }: Pair & { id: string }): [News, News] => [
  { memberId: receiver_id, event: { type: 'message.new', messageId: id, friendId: sender_id } },
  { memberId: sender_id, event: { type: 'message.new', messageId: id, friendId: receiver_id } },
];

/** Tells both that one of them has read up to a message: the friend, and the reader on another device. */
export async function messagesRead(
  context: Pick<Context, 'now'>,
  db: Db,
  { readerId, friendId, lastMessageId }: { readerId: string; friendId: string; lastMessageId: string },
): Promise<void> {
  const read = {
    type: 'message.read' as const,
    readerId,
    lastMessageId,
    readAt: context.now().toISOString(),
  };
  await publish(db, [
    { memberId: friendId, event: { ...read, friendId: readerId } },
    { memberId: readerId, event: { ...read, friendId } },
  ]);
}

/** Tells the friend, whose browser shows it for 5 seconds, if they are there now. */
export const isTyping = (context: Context, { from, to }: { from: string; to: string }): void =>
  publishFleeting(context, [{ memberId: to, event: { type: 'message.typing', friendId: from } }]);
