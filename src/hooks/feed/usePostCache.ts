import type { OperationId, Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { useApiCache } from '../../api/swr.ts';
import { FeedFilter } from '../../domain/enums.ts';
import { takesNewPosts } from '../../domain/feedTabs.ts';
import { usePostTraces } from './usePostTraces.ts';

type FeedItem = Schemas['FeedItem'];
type Page = { response: FeedItem[]; count: number };
/** An event of its own list is liked and saved as an item of a feed is. */
type Shown = FeedItem & Partial<Pick<Schemas['Event'], 'eventId'>>;

const lists: readonly OperationId[] = ['getFeedList', 'myBrandPosts'];

export interface PostCache {
  /** Changes a post wherever it is shown. */
  change: (feedId: string, to: (item: FeedItem) => FeedItem) => void;
  remove: (feedId: string) => void;
  /** After a block: nothing of this member is shown any more, and everything is asked for again. */
  removeAuthor: (userId: string) => void;
  /** Shows how a post stands after an edit; its earlier versions are asked for again. */
  edited: (item: FeedItem) => void;
  /** Puts a new post at the top of the feed and of the writer's own posts. */
  prepend: (item: FeedItem) => void;
  /** Asks again for what is offered: whose posts that are changes with whom the reader mutes, follows or is connected with. */
  refreshOffered: () => void;
  /** Asks again for what is saved. */
  refreshSaved: () => void;
}

/** The feed's answers in the cache: what a member does shows everywhere at once. */
export function usePostCache(): PostCache {
  const { patch, invalidate } = useApiCache();
  const traces = usePostTraces();
  return useMemo(() => {
    const change: PostCache['change'] = (feedId, to) => {
      const isIt = (item: Shown) => (item.feedId ?? item.eventId) === feedId;
      const changed = (item: FeedItem) => (isIt(item) ? to(item) : item);
      const isIn = (page: Page) => page.response.some(isIt);
      const inPage = (page: Page) => ({ ...page, response: page.response.map(changed) });
      void patch<Page>([...lists, 'getEventList'], (page) => (isIn(page) ? inPage(page) : page));
      traces.change(changed);
    };
    const drop = async (isGone: (item: FeedItem) => boolean) => {
      let emptied = false;
      traces.drop(isGone);
      await patch<Page>(lists, (page) => {
        const response = page.response.filter((item) => !isGone(item));
        if (response.length === page.response.length) return page;
        emptied ||= response.length === 0;
        return { ...page, response, count: page.count - (page.response.length - response.length) };
      });
      // The pages go on after what they ended with, so they need not be read again, unless one has nothing left.
      if (emptied) await invalidate(lists);
    };
    return {
      change,
      edited(item) {
        change(item.feedId, () => item);
        void invalidate(['getPostDetails'], ({ feedId }) => feedId === item.feedId);
      },
      remove: (feedId) => void drop((item) => item.feedId === feedId),
      removeAuthor(userId) {
        void drop(({ author }) => author.userId === userId);
        traces.dropAuthor(userId);
        void invalidate(lists);
      },
      prepend(item) {
        void patch<Page>(lists, (page, asked) =>
          asked.pageIndex === 1 && takesNewPosts(asked)
            ? { ...page, response: [item, ...page.response], count: page.count + 1 }
            : page,
        );
      },
      refreshOffered: () =>
        // What was saved stays as it is.
        void invalidate(
          ['getFeedList'],
          ({ filter }) => filter === FeedFilter.ALL || filter === FeedFilter.FOLLOWING,
        ),
      refreshSaved: () =>
        void invalidate(
          ['getFeedList', 'getEventList'],
          // The saved events, of all lists of them, are the ones that have this filter.
          ({ filter, filters }) =>
            filter === FeedFilter.SAVED || !!(filters as { saved?: true } | undefined)?.saved,
        ),
    };
  }, [patch, invalidate, traces]);
}
