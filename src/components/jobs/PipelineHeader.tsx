import { chakra } from '@chakra-ui/react';
import { ChartColumn } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Count } from '../ui/Count.tsx';

export interface PipelineHeaderProps {
  /** The chosen job; without one it is about all of them. */
  job?: string | undefined;
  /** How many applications there are; unknown while they are on their way. */
  total: number | undefined;
  onReport: () => void;
}

/** What the page is about, and the way to its report. */
export function PipelineHeader({ job, total, onReport }: PipelineHeaderProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3} mb={4}>
      <chakra.div flex="1 1 14rem" minWidth={0}>
        <chakra.h1 textStyle="h1">Job Requests</chakra.h1>
        <chakra.p display="flex" color="fg.muted" whiteSpace="pre" minHeight="1lh">
          {job && (
            <chakra.bdi truncate title={job}>
              {job}
            </chakra.bdi>
          )}
          {job && total !== undefined && <span> · </span>}
          {total !== undefined && (
            <chakra.span flexShrink={0}>
              <Count value={total} noun={['application', 'applications']} />
            </chakra.span>
          )}
        </chakra.p>
      </chakra.div>
      <Button variant="outline" iconStart={<ChartColumn aria-hidden />} onClick={onReport}>
        Report
      </Button>
    </chakra.div>
  );
}
