import { lazy, Suspense } from 'react';
import type { PostHandlers } from '../components/feed/posts/PostCard.tsx';
import DashboardPage from '../pages/site/DashboardPage.tsx';

// Most visits read the feed first.
const JobsTab = lazy(() => import('./JobsTab.tsx'));

const jobs = (handlers: PostHandlers) => (
  <Suspense fallback={null}>
    <JobsTab {...handlers} />
  </Suspense>
);

/** The home of a member, with what its tabs show beside the feed. */
export default function Dashboard() {
  return <DashboardPage jobs={jobs} />;
}
