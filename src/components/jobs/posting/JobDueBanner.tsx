import { chakra } from '@chakra-ui/react';
import { daysLeft, type Job } from '../../../domain/jobs.ts';
import { dueText, jobToday } from '../../../domain/postedJobs.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface JobDueBannerProps {
  /** That close soon; the first to close first. */
  jobs: readonly Job[];
  applicantsOf?: ((jobId: string) => string | undefined) | undefined;
  onClose: (event: { job: Job }) => void;
}

/** More than these are counted. */
const most = 3;

/** Jobs whose last day is near, with what they still owe (product S26). */
export function JobDueBanner({ jobs, applicantsOf, onClose }: JobDueBannerProps) {
  const now = useNow();
  if (jobs.length === 0) return null;
  return (
    <Notice tone="info" title={jobs.length === 1 ? 'A job closes soon' : 'Jobs that close soon'}>
      <chakra.ul listStyleType="none" display="grid" gap={2}>
        {jobs.slice(0, most).map((job) => {
          const { jobId, vacancyName, counts } = job;
          const href = applicantsOf?.(jobId);
          const past = daysLeft(job.applyBy, jobToday(job, now)) < 0;
          return (
            <chakra.li
              key={jobId}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              columnGap={3}
              rowGap={1}
            >
              <chakra.span overflowWrap="anywhere">
                <bdi>{vacancyName}</bdi> {dueText(job, now)}.
              </chakra.span>
              {href && (counts.unanswered ?? 0) > 0 && (
                <Button size="sm" variant="outline" href={href} aria-label={`Answer them: ${vacancyName}`}>
                  Answer them
                </Button>
              )}
              {past && (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => onClose({ job })}
                  aria-label={`Close ${vacancyName}`}
                >
                  Close
                </Button>
              )}
            </chakra.li>
          );
        })}
        {jobs.length > most && <li>and {jobs.length - most} more</li>}
      </chakra.ul>
    </Notice>
  );
}
