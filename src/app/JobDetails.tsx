import { lazy, Suspense } from 'react';
import type { Applying } from '../hooks/jobs/apply/useApplying.ts';
import JobDetailsPage from '../pages/jobs/JobDetailsPage.tsx';

// Most who read a job do not apply.
const ApplyHost = lazy(() => import('./ApplyHost.tsx'));

const drawApplication = (applying: Applying) => (
  <Suspense fallback={null}>
    <ApplyHost {...applying} />
  </Suspense>
);

/** A job's page, and over it the application (product S28, S29). */
export default function JobDetails() {
  return <JobDetailsPage apply={drawApplication} />;
}
