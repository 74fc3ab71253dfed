import { chakra } from '@chakra-ui/react';
import { ChartColumn } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Count } from '../ui/Count.tsx';

export interface PipelineHeaderProps {
  /** The chosen job; without one it is about all of them. */
  job?: string | undefined;
  /** How many applications there are. */
  total: number;
  onReport: () => void;
}

/** What the page is about, and the way to its report. */
export function PipelineHeader({ job, total, onReport }: PipelineHeaderProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap={3} mb={4}>
      <chakra.div flex="1 1 14rem" minWidth={0}>
        <chakra.h1 textStyle="h1">Job Requests</chakra.h1>
        <chakra.p color="fg.muted" truncate title={job} minHeight="1lh">
          {job && (
            <>
              <bdi>{job}</bdi> ·{' '}
            </>
          )}
          <Count value={total} noun={['application', 'applications']} />
        </chakra.p>
      </chakra.div>
      <Button variant="outline" iconStart={<ChartColumn aria-hidden />} onClick={onReport}>
        Report
      </Button>
    </chakra.div>
  );
}
