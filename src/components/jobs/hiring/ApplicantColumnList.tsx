import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { requestStatusLabels, type Application, type RequestStatus } from '../../../domain/jobs.ts';
import { cardRem, placed } from '../../../theme/recipes/applicants.ts';
import { Count } from '../../ui/Count.tsx';
import { ListState } from '../../ui/ListState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ApplicantCard, type ApplicantCardProps } from './ApplicantCard.tsx';
import { useColumnDrop, type ColumnDrop } from './useBoardDrag.ts';
import { rowsOf, useRowWindow } from './useRowWindow.ts';

export interface ApplicantColumnListProps
  extends ColumnDrop, Pick<ApplicantCardProps, 'onOpen' | 'onMove' | 'locked' | 'showJob'> {
  status: RequestStatus;
  /** All there are, loaded or not; unknown while they are on their way. */
  count: number | undefined;
  state: State<Application>;
  /** Of the card that has the focus or had it last, here or in another column. */
  current?: string | undefined;
  selected: ReadonlySet<string>;
  /** Filters are on: nothing here may be their doing. */
  filtered?: boolean;
}

const none: readonly Application[] = [];
const height = `calc(100dvh - {sizes.header} - 15rem)`;

/** More is asked for while this many are left below. */
const early = 20;

/** One column of the board: its cards scroll in it, and only those in sight are drawn (product S30). */
export function ApplicantColumnList({
  status,
  count,
  state,
  current,
  selected,
  ...props
}: ApplicantColumnListProps) {
  const { mayDrop, onDrop, filtered = false, ...card } = props;
  const title = useId();
  const column = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const items = state.status === 'ready' ? state.items : none;
  const shown = useRowWindow(list, { count: items.length, rowRem: cardRem, scroller });
  useColumnDrop(column, { mayDrop, onDrop });
  const more =
    state.status === 'ready' && state.hasMore && !state.busy && !state.moreError && state.onLoadMore;
  const near = shown.to + early >= items.length;
  useEffect(() => {
    if (more && near) more();
    // Once for each length of the list, not for each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [items.length, near, Boolean(more)]);
  const at = items.findIndex(({ applicationId }) => applicationId === current);
  const label = requestStatusLabels[status];
  return (
    <chakra.section
      ref={column}
      aria-labelledby={title}
      minWidth={0}
      padding={2}
      bg="bg.sunken"
      borderRadius="card"
      borderWidth="1px"
      borderColor="transparent"
      css={{ '&[data-over]': { borderColor: 'accent.solid', bg: 'accent.muted' } }}
    >
      <chakra.h2 id={title} textStyle="label" paddingInline={2} paddingBlockStart={1} paddingBlockEnd={2.5}>
        {label}{' '}
        <chakra.span color="fg.muted" fontWeight="regular">
          {count !== undefined && <Count value={count} />}
        </chakra.span>
      </chakra.h2>
      <chakra.div
        ref={scroller}
        height={height}
        minHeight="20rem"
        overflowY="auto"
        overscrollBehavior="contain"
        // Room for the rings of focus, which would be cut off at its edge.
        padding="2px"
        margin="-2px"
      >
        <ListState
          state={state}
          loading={[1, 2, 3].map((one) => (
            <chakra.div key={one} height={`${cardRem}rem`} paddingBlockEnd={2}>
              <Skeleton shape="box" height="100%" />
            </chakra.div>
          ))}
          empty={
            <chakra.p textStyle="small" color="fg.muted" padding={2}>
              {filtered ? 'Nobody here for these filters.' : 'Nobody here.'}
            </chakra.p>
          }
        >
          {() => (
            <chakra.ul
              ref={list}
              aria-labelledby={title}
              css={placed}
              style={{ height: `${items.length * cardRem}rem` }}
            >
              {rowsOf(shown, at).map((index) => {
                const application = items[index];
                if (!application) return null;
                const { applicationId } = application;
                return (
                  <li
                    key={applicationId}
                    data-row=""
                    aria-setsize={state.status === 'ready' && state.hasMore ? count : items.length}
                    aria-posinset={index + 1}
                    style={{ height: `${cardRem}rem`, top: `${index * cardRem}rem` }}
                  >
                    <ApplicantCard
                      {...card}
                      application={application}
                      selected={selected.has(applicationId)}
                      tabStop={at < 0 ? index === shown.from : index === at}
                    />
                  </li>
                );
              })}
            </chakra.ul>
          )}
        </ListState>
      </chakra.div>
    </chakra.section>
  );
}
