import { chakra } from '@chakra-ui/react';
import { dashboardRows } from '../../theme/recipes/dashboard.ts';
import { Count } from '../ui/Count.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';
import { PipelineBar, type PipelineBarProps } from './PipelineBar.tsx';

export interface PipelineListProps {
  /** One for each open job. */
  jobs: readonly PipelineBarProps['job'][];
  hrefOf?: ((jobId: string) => string | undefined) | undefined;
  state?: PartState;
  /** The others are counted. All, unless said otherwise. */
  most?: number;
}

/** The open jobs of an agency, each with how far its applications are. */
export function PipelineList({ jobs, hrefOf, state, most = jobs.length }: PipelineListProps) {
  return (
    <DashboardPanel title="Open jobs" state={state} loading={<Skeleton lines={6} />}>
      {jobs.length > 0 ? (
        <>
          <chakra.ul css={dashboardRows} gap={4}>
            {jobs.slice(0, most).map((job) => (
              <li key={job.jobId}>
                <PipelineBar job={job} href={hrefOf?.(job.jobId)} />
              </li>
            ))}
          </chakra.ul>
          {jobs.length > most && (
            <chakra.p mt={3} textStyle="small" color="fg.muted">
              and <Count value={jobs.length - most} noun={['more', 'more']} />
            </chakra.p>
          )}
        </>
      ) : (
        <chakra.p color="fg.muted">You have no open job at the moment.</chakra.p>
      )}
    </DashboardPanel>
  );
}
