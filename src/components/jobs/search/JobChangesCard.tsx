import { chakra } from '@chakra-ui/react';
import type { Job } from '../../../domain/jobs.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { JobSectionCard } from './JobSectionCard.tsx';

export interface JobChangesCardProps {
  /** Newest first. */
  changes: NonNullable<Job['changes']>;
}

const words = { pay: 'Pay', place: 'Place' } as const;

/** What was changed about pay or place while people could already apply: nobody finds out later (product S27). */
export function JobChangesCard({ changes }: JobChangesCardProps) {
  return (
    <JobSectionCard title="Changed since it was posted">
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3} listStyle="none">
        {changes.map(({ at, field, from, to }) => (
          <chakra.li key={`${at} ${field}`} overflowWrap="anywhere">
            <chakra.span fontWeight="semibold">{words[field]}</chakra.span>{' '}
            <chakra.span color="fg.muted" textStyle="small">
              <RelativeTime at={at} />
            </chakra.span>
            <chakra.p>
              now {to}, before <chakra.s color="fg.muted">{from}</chakra.s>
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </JobSectionCard>
  );
}
