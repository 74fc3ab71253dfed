import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shareRequests } from '../hooks/feed/share/shareRequests.ts';

const ShareHost = lazy(() => import('./ShareHost.tsx'));

/** In HTML that is drawn at build. */
const nothingShared = () => undefined;

/** The share dialog of every screen, loaded when something is shared for the first time. */
export function Sharing() {
  const item = useSyncExternalStore(shareRequests.subscribe, shareRequests.current, nothingShared);
  return (
    <Suspense fallback={null}>
      {item && <ShareHost key={item.feedId} item={item} onClose={shareRequests.done} />}
    </Suspense>
  );
}
