import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { requestStatusLabels } from '../../../domain/jobs.ts';
import { statusOrder } from '../../../domain/requestMoves.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Failure } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ApplicationsDrawing } from './ApplicationsDrawing.tsx';

export interface PipelineReportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Of the job; without one it is about all of them. */
  job: string | undefined;
  state:
    | { status: 'loading' }
    | { status: 'error'; error: Failure; onRetry: () => void }
    | { status: 'ready'; report: Schemas['JobReport'] };
}

const share = (part: number, whole: number) =>
  whole === 0 ? 'none yet' : `${Math.round((part / whole) * 100)} %`;
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function Facts({ report }: { report: Schemas['JobReport'] }) {
  const {
    applications,
    answered,
    withdrawn = 0,
    views,
    medianDaysToAnswer,
    averageRating,
    answersMatch,
  } = report;
  const facts: [string, string | undefined][] = [
    ['Applications', String(applications)],
    ['Answered', `${answered} (${share(answered, applications)})`],
    ['Half were answered within', medianDaysToAnswer === undefined ? 'none yet' : days(medianDaysToAnswer)],
    [
      'Answers match',
      answersMatch === undefined ? undefined : `${answersMatch} (${share(answersMatch, applications)})`,
    ],
    ['Rating on average', averageRating === undefined ? undefined : `${averageRating.toFixed(1)} of 5`],
    ['Withdrawn', String(withdrawn)],
    ['Views', views === undefined ? undefined : String(views)],
  ];
  return <Numbers facts={facts} />;
}

function Numbers({ facts }: { facts: readonly (readonly [string, string | undefined])[] }) {
  return (
    <chakra.dl
      display="grid"
      gap={4}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' }}
    >
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <chakra.div key={name} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
              <chakra.dt textStyle="small" color="fg.muted">
                {name}
              </chakra.dt>
              <chakra.dd textStyle="title" fontVariantNumeric="tabular-nums">
                {value}
              </chakra.dd>
            </chakra.div>
          ),
      )}
    </chakra.dl>
  );
}

/** How the applications were dealt with (product S30). */
export function PipelineReportDialog({ open, onClose, job, state }: PipelineReportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Statistics" description={job ?? 'All my jobs'} size="lg">
      <chakra.div display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
        {state.status === 'loading' && (
          <>
            <VisuallyHidden role="status">Loading</VisuallyHidden>
            <Skeleton shape="box" height="12rem" />
            <Skeleton shape="box" height="7rem" />
          </>
        )}
        {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
        {state.status === 'ready' && (
          <>
            <Facts report={state.report} />
            <chakra.section display="grid" gap={3}>
              <chakra.h3 textStyle="label">Where they stand</chakra.h3>
              <Numbers
                facts={statusOrder.map((status) => [
                  requestStatusLabels[status],
                  String(state.report.byStatus[status]),
                ])}
              />
            </chakra.section>
            <chakra.section display="grid" gap={3}>
              <chakra.h3 textStyle="label">Applications per day</chakra.h3>
              <ApplicationsDrawing days={state.report.perDay} />
            </chakra.section>
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
