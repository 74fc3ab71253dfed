import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Schemas } from '#openapi/contract.ts';
import { requestStatusLabels, type Application, type RequestStatus } from '../../../domain/jobs.ts';
import { mayMove, statusOrder } from '../../../domain/requestMoves.ts';
import { useNow } from '../../ui/Clock.tsx';
import type { ListState } from '../../ui/listState.ts';
import { ApplicantColumnList } from './ApplicantColumnList.tsx';
import { useCardFocus, type CardEvents } from './useCardFocus.ts';

export interface ApplicantBoardPanelProps extends CardEvents {
  columns: Readonly<Record<RequestStatus, ListState<Application>>>;
  /** How many there are, loaded or not; unknown while they are on their way. */
  byStatus: Schemas['ApplicationsByStatus'] | undefined;
  selected: ReadonlySet<string>;
  /** Why nothing can be moved now: "You are offline." */
  locked?: string | undefined;
  showJob?: boolean;
  filtered?: boolean;
}

/** "1 moves it to Under review, 2 to On hold" and so on. */
const keys = statusOrder
  .map((status, index) => `${index + 1} ${index === 0 ? 'moves it ' : ''}to ${requestStatusLabels[status]}`)
  .join(', ');

const itemsOf = (state: ListState<Application>) => (state.status === 'ready' ? state.items : []);

/** Who applied, in four columns by status (product S30). Cards are dragged, moved by their menu, or by the keys 1 to 4. */
export function ApplicantBoardPanel({
  columns,
  byStatus,
  selected,
  locked,
  ...props
}: ApplicantBoardPanelProps) {
  const { onOpen, onMove, onSelect, showJob, filtered } = props;
  const now = useNow();
  const known = useMemo(
    () =>
      new Map(
        statusOrder.flatMap((status) =>
          itemsOf(columns[status]).map((one): [string, Application] => [one.applicationId, one]),
        ),
      ),
    [columns],
  );
  const ids = useMemo(
    () => statusOrder.map((status) => itemsOf(columns[status]).map(({ applicationId }) => applicationId)),
    [columns],
  );
  const may = (application: Application | undefined, to: RequestStatus) =>
    application !== undefined && locked === undefined && mayMove(application, to, now);
  const { box, current } = useCardFocus({
    columns: ids,
    find: (id) => known.get(id),
    mayMove: may,
    selected,
    onOpen,
    onMove,
    onSelect,
  });
  return (
    <chakra.div
      {...box}
      display="grid"
      gridTemplateColumns="repeat(4, minmax(0, 1fr))"
      gap={3}
      alignItems="start"
    >
      {statusOrder.map((status) => (
        <ApplicantColumnList
          key={status}
          status={status}
          count={byStatus?.[status]}
          state={columns[status]}
          mayDrop={(id) => may(known.get(id), status)}
          onDrop={(id) => {
            const application = known.get(id);
            if (application) onMove({ application, to: status });
          }}
          {...{ current, selected, locked, onOpen, onMove, showJob, filtered }}
        />
      ))}
      <chakra.p gridColumn="1 / -1" textStyle="caption" color="fg.muted">
        Drag a card, use its menu, or the keys: arrows go from card to card, Enter opens one, Space selects
        it, and {keys}.
      </chakra.p>
    </chakra.div>
  );
}
