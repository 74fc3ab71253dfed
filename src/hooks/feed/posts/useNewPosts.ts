import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { nowAsTold } from '../../../api/serverClock.ts';
import { asker, request, type QueryPayload } from '../../../api/swr.ts';
import { readKey } from '../../../api/swrKeys.ts';
import type { NewPosts } from '../../../components/feed/posts/NewPostsBar.tsx';
import { newerThan, type FeedPage } from './newPosts.ts';

/** What a list is asked for, that new ones of are looked for. */
export type Awaited = Omit<QueryPayload<'getFeedList'>, 'pageIndex' | 'snapshotAt' | 'cursor'>;

/** How often a visible page asks for what is new. */
const pollMs = 60_000;
const pageSize = 10;

interface FeedPages {
  data?: FeedPage[] | undefined;
  setSize: (size: number) => unknown;
}

/**
 * New posts wait until they are asked for, so that the list never moves under its reader (product D12, R10). A visible
 * page looks for them once a minute. `payload` is that of the list; null: nobody waits.
 */
export function useNewPosts(payload: Awaited | null, list: FeedPages): NewPosts {
  const { mutate } = useSWRConfig();
  const pages = list.data ?? [];
  const [first] = pages;
  const asked = { ...payload, pageIndex: 1 };
  const [openedAt] = useState(nowAsTold);
  const isOld = first !== undefined && openedAt - Date.parse(first.snapshotAt) > pollMs;
  // Under a key of its own, but one of the feed's: what is deleted, blocked or liked changes here as well.
  const { data: newest } = useSWR<FeedPage>(
    payload && first ? ['getFeedList', { ...asked, newest: true }, asker()] : null,
    () => request('getFeedList', asked),
    {
      refreshInterval: pollMs,
      dedupingInterval: pollMs / 2,
      revalidateIfStale: isOld,
      revalidateOnMount: isOld,
      revalidateOnReconnect: true,
      shouldRetryOnError: false,
    },
  );
  const waiting = newerThan(pages, newest);
  return {
    count: waiting.length,
    more: waiting.length === pageSize,
    async onShow() {
      if (!newest) return;
      // What the reader has liked meanwhile is known here better than in the answer.
      const known = new Map(pages.flatMap(({ response }) => response.map((item) => [item.feedId, item])));
      const response = newest.response.map((item) => known.get(item.feedId) ?? item);
      const key = readKey('getFeedList', asked, asker());
      await mutate(key, { ...newest, response }, { revalidate: false });
      await list.setSize(1);
    },
  };
}
