import { chakra } from '@chakra-ui/react';
import { dashboardRows } from '../../theme/recipes/dashboard.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';
import { PipelineBar, type PipelineBarProps } from './PipelineBar.tsx';

export interface PipelineListProps {
  /** One for each open job. */
  jobs: readonly PipelineBarProps['job'][];
  hrefOf?: (jobId: string) => string | undefined;
  state?: PartState;
}

/** The open jobs of an agency, each with how far its applications are. */
export function PipelineList({ jobs, hrefOf, state }: PipelineListProps) {
  return (
    <DashboardPanel title="Open jobs" state={state} loading={<Skeleton lines={6} />}>
      {jobs.length > 0 ? (
        <chakra.ul css={dashboardRows} gap={4}>
          {jobs.map((job) => (
            <li key={job.jobId}>
              <PipelineBar job={job} href={hrefOf?.(job.jobId)} />
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">You have no open job at the moment.</chakra.p>
      )}
    </DashboardPanel>
  );
}
