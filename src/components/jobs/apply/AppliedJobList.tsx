import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Application } from '../../../domain/jobs.ts';
import { feedCardRecipe, feedColumn } from '../../../theme/recipes/feed-card.ts';
import { ListState } from '../../ui/ListState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { AppliedEvents } from './AppliedActions.tsx';
import { AppliedJobCard } from './AppliedJobCard.tsx';

export interface AppliedEntry {
  application: Application;
  href?: string | undefined;
  fresh: boolean;
}

export interface AppliedJobListProps extends AppliedEvents {
  state: State<AppliedEntry>;
  /** An EmptyState. */
  empty: ReactNode;
  /** The application that something is being done with. */
  busyId?: string | undefined;
}

const Paper = chakra('div', feedCardRecipe);

/** As high as a card without a message. */
const drawing = (
  <chakra.div css={feedColumn}>
    {['first', 'second', 'third'].map((card) => (
      <Paper key={card} display="grid" gap={3}>
        <chakra.div display="flex" gap={3}>
          <Skeleton shape="box" width="2.75rem" height="2.75rem" />
          <chakra.div flex={1}>
            <Skeleton width="min(14rem, 80%)" height="1.5rem" />
            <Skeleton width="10rem" />
          </chakra.div>
        </chakra.div>
        <Skeleton width="6rem" height="1.5rem" />
        <Skeleton width="min(18rem, 90%)" />
        <chakra.div display="flex" alignItems="center" minHeight={{ base: 11, md: '1lh' }}>
          <Skeleton width="11rem" />
        </chakra.div>
        <Skeleton shape="box" width="6.5rem" height="2.5rem" />
      </Paper>
    ))}
  </chakra.div>
);

/** A member's applications, the newest first. */
export function AppliedJobList({ state, empty, busyId, ...events }: AppliedJobListProps) {
  return (
    <ListState state={state} loading={drawing} empty={empty}>
      {(items) => (
        <chakra.div css={feedColumn}>
          {items.map(({ application, ...entry }) => (
            <AppliedJobCard
              key={application.applicationId}
              application={application}
              {...entry}
              {...events}
              busy={busyId === application.applicationId}
            />
          ))}
        </chakra.div>
      )}
    </ListState>
  );
}
