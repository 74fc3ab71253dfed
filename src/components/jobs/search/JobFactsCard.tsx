import { chakra } from '@chakra-ui/react';
import { jobFacts, type Job } from '../../../domain/jobs.ts';
import { dayIn } from '../../../lib/dayIn.ts';
import { useNow } from '../../ui/Clock.tsx';
import { JobSectionCard } from './JobSectionCard.tsx';

export interface JobFactsCardProps {
  job: Job;
}

/** A job in short: until when, how many have applied, how it is answered, what is asked for (product S28). */
export function JobFactsCard({ job }: JobFactsCardProps) {
  const today = dayIn(useNow(), job.timezone);
  return (
    <JobSectionCard title="In short">
      <chakra.dl
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 6.5rem) minmax(0, 1fr)',
          sm: 'minmax(0, 10rem) minmax(0, 1fr)',
        }}
        columnGap={4}
        rowGap={2}
        css={{ '& > dd': { overflowWrap: 'anywhere' } }}
      >
        {jobFacts(job, today).map(({ label, text }) => [
          <chakra.dt key={`${label} label`} color="fg.muted">
            {label}
          </chakra.dt>,
          <dd key={label}>{text}</dd>,
        ])}
      </chakra.dl>
    </JobSectionCard>
  );
}
