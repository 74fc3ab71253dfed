import type { OperationId } from '#openapi/contract.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useApiCache } from '../api/swr.ts';
import { PullBar } from '../components/layout/PullBar.tsx';
import { usePull } from '../hooks/site/usePull.ts';

/** The pages whose main part is a list that others add to. */
const listPages: ReadonlySet<string> = new Set(['/', '/posts', '/jobs', '/events']);

const listOps: readonly OperationId[] = [
  'dashboardDetails',
  'getFeedList',
  'myBrandPosts',
  'getEventList',
  'getFriendList',
  'getNotificationList',
];

/** Pulling a list down refreshes what is shown (product S18): on pages that are lists, and what carries `data-pull`. */
export function PullRefresh(): ReactNode {
  const { pathname } = useLocation();
  const { forget, invalidate } = useApiCache();
  const pull = usePull(
    (target) =>
      target.closest('[data-pull]') !== null || (target.closest('main') !== null && listPages.has(pathname)),
    async () => {
      if (!navigator.onLine) return;
      // A feed stands as it stood when its first page was read: without that it is read as it is now.
      await forget(['getFeedList'], () => true);
      await invalidate(listOps);
    },
  );
  return <PullBar {...pull} />;
}
