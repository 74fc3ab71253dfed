import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shareRequests } from '../hooks/feed/shareRequests.ts';

const ShareHost = lazy(() => import('./ShareHost.tsx'));

/** The share dialog of every screen, loaded when something is shared for the first time. */
export function Sharing() {
  const item = useSyncExternalStore(shareRequests.subscribe, shareRequests.current);
  return (
    <Suspense fallback={null}>
      {item && <ShareHost key={item.feedId} item={item} onClose={shareRequests.done} />}
    </Suspense>
  );
}
