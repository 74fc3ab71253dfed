import { chakra, useBreakpointValue } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Application, RequestStatus } from '../../../domain/jobs.ts';
import { mayMove } from '../../../domain/requestMoves.ts';
import { applicantRowRecipe, choice, placed, rowRem } from '../../../theme/recipes/applicants.ts';
import { checkboxRecipe } from '../../../theme/recipes/choice.ts';
import { useNow } from '../../ui/Clock.tsx';
import { ListState } from '../../ui/ListState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ApplicantRow } from './ApplicantRow.tsx';
import { useCardFocus, type CardEvents } from './useCardFocus.ts';
import { rowsOf, useRowWindow } from './useRowWindow.ts';

export interface ApplicantListProps extends CardEvents {
  state: State<Application>;
  /** All there are, loaded or not. */
  count: number;
  selected: ReadonlySet<string>;
  /** Ticks or clears all that are loaded. */
  onSelectAll: (event: { selected: boolean }) => void;
  /** An EmptyState. */
  empty: ReactNode;
  locked?: string | undefined;
  showJob?: boolean;
}

const Line = chakra('div', applicantRowRecipe);
const Box = chakra('input', checkboxRecipe);
const none: readonly Application[] = [];
const early = 20;
const heads = ['Candidate', 'Skills', 'Rating', 'Applied', 'Status'];

/** Who applied, as a table; rows on a phone (product S30). The page scrolls, and only rows in sight are drawn. */
export function ApplicantList({ state, count, selected, onSelectAll, empty, ...props }: ApplicantListProps) {
  const { onOpen, onMove, onSelect, locked, showJob } = props;
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const height = useBreakpointValue({ base: rowRem.narrow, md: rowRem.wide }, { ssr: false }) ?? rowRem.wide;
  const items = state.status === 'ready' ? state.items : none;
  const shown = useRowWindow(list, { count: items.length, rowRem: height });
  const more =
    state.status === 'ready' && state.hasMore && !state.busy && !state.moreError && state.onLoadMore;
  const near = shown.to + early >= items.length;
  useEffect(() => {
    if (more && near) more();
    // Once for each length of the list, not for each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [items.length, near, Boolean(more)]);
  const known = useMemo(() => new Map(items.map((one) => [one.applicationId, one])), [items]);
  const columns = useMemo(() => [[...known.keys()]], [known]);
  const mayGo = (application: Application, to: RequestStatus) =>
    locked === undefined && mayMove(application, to, now);
  const { box, current } = useCardFocus({
    columns,
    find: (id) => known.get(id),
    mayMove: mayGo,
    selected,
    onOpen,
    onMove,
    onSelect,
  });
  const at = items.findIndex(({ applicationId }) => applicationId === current);
  const all = items.length > 0 && items.every(({ applicationId }) => selected.has(applicationId));
  return (
    <ListState
      state={state}
      loading={[1, 2, 3, 4, 5].map((one) => (
        <chakra.div key={one} height={`${height}rem`} paddingBlockEnd={2}>
          <Skeleton shape="box" height="100%" />
        </chakra.div>
      ))}
      empty={empty}
    >
      {() => (
        <chakra.div
          {...box}
          role="table"
          aria-label="Candidates"
          aria-rowcount={(state.status === 'ready' && state.hasMore ? count : items.length) + 1}
          marginInline={{ base: -4, md: 0 }}
        >
          <Line role="row" aria-rowindex={1} data-head="">
            <div role="columnheader" data-part="choice">
              <chakra.label css={choice}>
                <Box
                  type="checkbox"
                  checked={all}
                  aria-label={`Select all ${items.length} loaded`}
                  onChange={({ target }) => onSelectAll({ selected: target.checked })}
                />
              </chakra.label>
            </div>
            {heads.map((head) => (
              <div key={head} role="columnheader">
                {head}
              </div>
            ))}
            <chakra.div role="columnheader">
              <chakra.span srOnly>Actions</chakra.span>
            </chakra.div>
          </Line>
          <chakra.div
            ref={list}
            role="rowgroup"
            css={placed}
            style={{ height: `${items.length * height}rem` }}
          >
            {rowsOf(shown, at).map((index) => {
              const application = items[index];
              if (!application) return null;
              const { applicationId } = application;
              return (
                <div
                  key={applicationId}
                  data-row=""
                  role="presentation"
                  style={{ height: `${height}rem`, top: `${index * height}rem` }}
                >
                  <ApplicantRow
                    application={application}
                    index={index + 2}
                    selected={selected.has(applicationId)}
                    tabStop={at < 0 ? index === shown.from : index === at}
                    {...{ onOpen, onMove, onSelect, locked, showJob }}
                  />
                </div>
              );
            })}
          </chakra.div>
        </chakra.div>
      )}
    </ListState>
  );
}
