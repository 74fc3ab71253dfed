import { chakra } from '@chakra-ui/react';
import { ChartColumn, Download } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface PipelineHeaderProps {
  /** The chosen job; without one it is about all of them. */
  job?: string | undefined;
  /** How many applications there are; unknown while they are on their way. */
  total: number | undefined;
  onStatistics: () => void;
  /** Saves the `count` applications that the filters leave as a file. `done` counts while it is collected. */
  csv: { onExport: () => void; count: number; done: number | undefined; error?: string };
}

/** What the page is about, and the ways to its numbers and to a file of it (product S30). */
export function PipelineHeader({ job, total, onStatistics, csv }: PipelineHeaderProps) {
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
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button variant="outline" iconStart={<ChartColumn aria-hidden />} onClick={onStatistics}>
          Statistics
        </Button>
        <Button
          variant="outline"
          iconStart={<Download aria-hidden />}
          busy={csv.done !== undefined}
          busyLabel={`${csv.done ?? 0} of ${csv.count} collected`}
          disabled={csv.count === 0}
          onClick={csv.onExport}
        >
          Export CSV
        </Button>
      </chakra.div>
      {csv.error && (
        <chakra.div flexBasis="full" minWidth={0}>
          <Notice tone="danger">{csv.error}</Notice>
        </chakra.div>
      )}
    </chakra.div>
  );
}
