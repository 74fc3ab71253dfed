import { useMemo } from 'react';
import { useApiCache } from '../../api/swr.ts';
import type { ChatMessage } from '../../domain/chat.ts';
import {
  friendsWithMessage,
  friendsWithNumbers,
  pageWithMessage,
  pageWithRead,
  type FriendsPage,
  type MessagesPage,
  type ReadNews,
  type UnreadNumbers,
} from '../../domain/chatNews.ts';

export interface ChatCache {
  /** A message came, was sent or was deleted: it is shown in its conversation and in the list, without asking again. */
  place: (news: UnreadNumbers & { message: ChatMessage }) => void;
  /** One of the two has read up to a message. */
  read: (news: UnreadNumbers & ReadNews) => void;
}

/** Writes what happened in conversations into what was read of them. */
export function useChatCache(): ChatCache {
  const { patch, invalidate } = useApiCache();
  return useMemo(
    () => ({
      place({ message, ...numbers }) {
        let isListed = false;
        void patch<MessagesPage>(['getWholeMessage'], (page) => pageWithMessage(page, message, numbers));
        void patch<FriendsPage>(['getFriendList'], (page, { pageIndex, searchText }) => {
          const isTop = pageIndex === 1 && searchText === undefined;
          isListed ||= isTop && page.response.some(({ friendId }) => friendId === message.friendId);
          return friendsWithMessage(page, { message, ...numbers }, { isTop });
        });
        // From further down, or for the first time: only the server knows what the list is now.
        if (!isListed) void invalidate(['getFriendList']);
      },
      read(news) {
        void patch<MessagesPage>(['getWholeMessage'], (page) => pageWithRead(page, news, news));
        void patch<FriendsPage>(['getFriendList'], (page) => friendsWithNumbers(page, news.friendId, news));
      },
    }),
    [patch, invalidate],
  );
}
