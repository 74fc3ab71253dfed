import { chakra } from '@chakra-ui/react';
import { cardOf, responseText, type Job } from '../../../domain/jobs.ts';
import { jobRows } from '../../../theme/recipes/job.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListState } from '../../ui/ListState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { JobItem } from './JobItem.tsx';
import { JobSectionCard } from './JobSectionCard.tsx';

export interface OpenJobsSectionProps {
  /** Of the member who posts them. */
  name: string;
  state: State<Job>;
  hrefOf: (job: Job) => string | undefined;
}

const loading = ['one', 'two', 'three'].map((key) => (
  <chakra.div key={key} paddingBlock={3}>
    <Skeleton width="14rem" />
    <Skeleton lines={2} />
  </chakra.div>
));

/** The open jobs of an agency, on its profile, and how it answers applications (product S46). */
export function OpenJobsSection({ name, state, hrefOf }: OpenJobsSectionProps) {
  const [first] = state.status === 'ready' ? state.items : [];
  const answers = first && responseText(first.poster);
  return (
    <JobSectionCard title="Open jobs">
      {answers && (
        <chakra.p color="fg.muted" textStyle="small" mb={3}>
          {answers}
        </chakra.p>
      )}
      <ListState
        state={state}
        loading={loading}
        empty={<EmptyState drawing="search">{name} has no open jobs at the moment.</EmptyState>}
      >
        {(jobs) => (
          <chakra.ul css={jobRows}>
            {jobs.map((job) => (
              <li key={job.jobId}>
                <JobItem job={cardOf(job)} href={hrefOf(job)} />
              </li>
            ))}
          </chakra.ul>
        )}
      </ListState>
    </JobSectionCard>
  );
}
