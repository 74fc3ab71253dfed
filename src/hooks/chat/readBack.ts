import type { ResponseBody } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import type { ChatMessage } from '../../domain/chat.ts';

/** A conversation with more unread messages than these pages have opens at the oldest that was read. */
const mostPages = 20;

type Page = ResponseBody<'getWholeMessage'>;

/** Whether all that is unread is among these. */
export const isReached = ({ friend, count }: Page, all: readonly ChatMessage[]) =>
  all.length >= count ||
  all.filter(({ fromUserId }) => fromUserId === friend.friendId).length >= friend.unread;

/** Everything from the first unread message on; where that breaks off the rest is read by scrolling. */
export async function readBack(friendId: string, page: Page): Promise<readonly ChatMessage[]> {
  const all = [...page.response];
  try {
    for (let turn = 0; turn < mostPages && !isReached(page, all); turn++) {
      const beforeId = all[0]?.messageId ?? '';
      const { response } = await call('getWholeMessage', { friendId, pageIndex: 1, beforeId });
      if (response.length === 0) break;
      all.unshift(...response);
    }
  } catch {
    // What was read is there.
  }
  return all;
}
