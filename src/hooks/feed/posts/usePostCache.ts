import type { OperationId, Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { useApiCache } from '../../../api/swr.ts';
import { withoutMember, withoutPosts } from '../../../domain/dashboardChanges.ts';
import { FeedFilter } from '../../../domain/enums.ts';
import { takesNewPosts } from '../../../domain/feedTabs.ts';

type FeedItem = Schemas['FeedItem'];
type Dashboard = Schemas['Dashboard'];
type Details = { response: { item: FeedItem } };

/** Those that a new post of the member may begin. */
const written: readonly OperationId[] = ['getFeedList', 'myBrandPosts'];
const lists: readonly OperationId[] = [...written, 'getHiddenPosts'];
const singles: readonly OperationId[] = ['getPostDetails', 'getFeedDetails'];

interface PostTraces {
  change: (changed: (item: FeedItem) => FeedItem) => void;
  drop: (isGone: (item: FeedItem) => boolean) => void;
  /** After a block: also what they have said, and the suggestion to follow them. */
  dropAuthor: (userId: string) => void;
}

/** Posts where they stand outside of the lists: on pages of their own and on the dashboard. */
function usePostTraces(): PostTraces {
  const { patch, invalidate, forget } = useApiCache();
  return useMemo(() => {
    const onDashboard = (to: (dashboard: Dashboard) => Dashboard) =>
      void patch<{ response: Dashboard }>(['dashboardDetails'], (answer) => {
        const response = to(answer.response);
        // What did not change is not drawn again: a like must show at once.
        return response === answer.response ? answer : { ...answer, response };
      });
    return {
      change(changed) {
        void patch<Details>(singles, (answer) => {
          const item = changed(answer.response.item);
          return item === answer.response.item
            ? answer
            : { ...answer, response: { ...answer.response, item } };
        });
        onDashboard((dashboard) => {
          const popular = dashboard.popular.map(changed);
          const same = popular.every((item, index) => item === dashboard.popular[index]);
          return same ? dashboard : { ...dashboard, popular };
        });
      },
      drop(isGone) {
        void forget<Details>(singles, ({ response }) => isGone(response.item));
        onDashboard((dashboard) => withoutPosts(dashboard, isGone));
      },
      dropAuthor(userId) {
        onDashboard((dashboard) => withoutMember(dashboard, userId));
        void invalidate([...singles, 'commentDetails', 'dashboardDetails']);
      },
    };
  }, [patch, invalidate, forget]);
}

type Page = { response: FeedItem[]; count: number };
/** An event of its own list is liked and saved as an item of a feed is. */
type Shown = FeedItem & Partial<Pick<Schemas['Event'], 'eventId'>>;

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
        void patch<Page>(written, (page, asked) =>
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
