import type { OperationId, Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { isRecord } from '../../api/scratch.ts';
import { useApiCache } from '../../api/swr.ts';
import { FeedFilter } from '../../domain/enums.ts';
import { takesNewPosts } from '../../domain/feedTabs.ts';
import { usePostTraces } from './usePostTraces.ts';

type FeedItem = Schemas['FeedItem'];
type Page = { response: FeedItem[]; count: number };
type EventPage = { response: Schemas['Event'][] };

const mark = (event: Schemas['Event'], isSaved: boolean): Schemas['Event'] => ({
  ...event,
  viewer: { ...event.viewer, isSaved },
});

const lists: readonly OperationId[] = ['getFeedList', 'myBrandPosts'];

export interface PostCache {
  /** Changes a post wherever it is shown. */
  change: (feedId: string, to: (item: FeedItem) => FeedItem) => void;
  /** Marks it as saved or not, an event also among the events. */
  save: (feedId: string, saved: boolean) => void;
  remove: (feedId: string) => void;
  /** After a block: nothing of this member is shown any more, and everything is asked for again. */
  removeAuthor: (userId: string) => void;
  /** Shows how a post stands after an edit; its earlier versions are asked for again. */
  edited: (item: FeedItem) => void;
  /** Puts a new post at the top of the feed and of the writer's own posts. */
  prepend: (item: FeedItem) => void;
  /** Asks again for what is saved. */
  refreshSaved: () => void;
}

/** The feed's answers in the cache: what a member does shows everywhere at once. */
export function usePostCache(): PostCache {
  const { patch, invalidate } = useApiCache();
  const traces = usePostTraces();
  return useMemo(() => {
    const change: PostCache['change'] = (feedId, to) => {
      const changed = (item: FeedItem) => (item.feedId === feedId ? to(item) : item);
      const isIn = (page: Page) => page.response.some((item) => item.feedId === feedId);
      const inPage = (page: Page) => ({ ...page, response: page.response.map(changed) });
      void patch<Page>(lists, (page) => (isIn(page) ? inPage(page) : page));
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
      save(feedId, saved) {
        change(feedId, (item) => ({ ...item, viewer: { ...item.viewer, isSaved: saved } }));
        void patch<EventPage>(['getEventList'], (page) =>
          page.response.some(({ eventId }) => eventId === feedId)
            ? {
                ...page,
                response: page.response.map((event) =>
                  event.eventId === feedId ? mark(event, saved) : event,
                ),
              }
            : page,
        );
      },
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
      refreshSaved() {
        void invalidate(['getFeedList'], ({ filter }) => filter === FeedFilter.SAVED);
        void invalidate(['getEventList'], ({ filters }) => isRecord(filters) && filters.saved === true);
      },
    };
  }, [patch, invalidate, traces]);
}
