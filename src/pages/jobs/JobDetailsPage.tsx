import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PostDialog } from '../../components/feed/posts/PostDialog.tsx';
import { JobCompanyCard } from '../../components/jobs/search/JobCompanyCard.tsx';
import { JobDrawing } from '../../components/jobs/search/JobDrawing.tsx';
import { JobPanel } from '../../components/jobs/search/JobPanel.tsx';
import { SimilarJobsCard } from '../../components/jobs/search/SimilarJobsCard.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { useApplying, type Applying } from '../../hooks/jobs/apply/useApplying.ts';
import { useJob, type JobState } from '../../hooks/jobs/search/useJob.ts';
import { useJobCompany } from '../../hooks/jobs/search/useJobCompany.ts';
import { useJobLinks } from '../../hooks/jobs/search/useJobLinks.ts';
import { useJobTools } from '../../hooks/jobs/useJobTools.ts';
import { useJsonLd } from '../../hooks/jobs/search/useJsonLd.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { NotThere } from '../NotThere.tsx';
import { PageBack } from '../PageBack.tsx';

export interface JobDetailsPageProps {
  /** Draws the application while `?apply=1` stands in the address. */
  apply?: (asked: Applying) => ReactNode;
}
type Shown = Extract<JobState, { status: 'ready' }>;

function Details({ job, item, similar, apply }: Shown & JobDetailsPageProps) {
  const { panel, dialog } = useJobTools(job, item);
  const { onApply, applying } = useApplying(job);
  const company = useJobCompany(job);
  const hrefOf = useJobLinks(similar);
  const aside = (
    <>
      <JobCompanyCard job={job} {...company} />
      {similar.length > 0 && <SimilarJobsCard jobs={similar} hrefOf={hrefOf} />}
    </>
  );
  return (
    <PageColumns asideBelow="follow" aside={aside}>
      <PageBack title="Job" />
      <JobPanel {...panel} job={job} onApply={onApply} />
      <PostDialog {...dialog} />
      {applying && apply?.(applying)}
    </PageColumns>
  );
}

/** One job with everything that somebody wants to know before applying (product S28). */
export default function JobDetailsPage({ apply }: JobDetailsPageProps) {
  const state = useJob(useParams().jobId ?? '');
  const job = state.status === 'ready' ? state.job : undefined;
  useTitle(job ? `${job.vacancyName} at ${job.companyName}` : 'Job');
  useJsonLd(job);
  if (state.status === 'ready') return <Details key={state.job.jobId} {...state} apply={apply} />;
  if (state.status !== 'notFound')
    return (
      <PageColumns>
        <PageBack title="Job" />
        <chakra.h1 srOnly>Job</chakra.h1>
        {state.status === 'loading' ? (
          <JobDrawing />
        ) : (
          <ErrorState error={state.error} onRetry={state.onRetry} />
        )}
      </PageColumns>
    );
  return <NotThere text="This job was removed, or the link to it is incomplete." />;
}
