import { chakra } from '@chakra-ui/react';
import type { JobCard } from '../../../domain/jobs.ts';
import { jobRows } from '../../../theme/recipes/job.ts';
import { JobItem } from './JobItem.tsx';
import { JobSectionCard } from './JobSectionCard.tsx';

export interface SimilarJobsCardProps {
  jobs: readonly JobCard[];
  hrefOf: (job: JobCard) => string | undefined;
}

/** Open jobs that ask for the same skills: the way on, also from one that is closed (product S28). */
export function SimilarJobsCard({ jobs, hrefOf }: SimilarJobsCardProps) {
  return (
    <JobSectionCard title="Similar jobs">
      <chakra.ul css={jobRows}>
        {jobs.map((job) => (
          <li key={job.jobId}>
            <JobItem job={job} href={hrefOf(job)} />
          </li>
        ))}
      </chakra.ul>
    </JobSectionCard>
  );
}
