import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Ticket } from '../../../domain/attendees.ts';
import { attendeeRows } from '../../../theme/recipes/organiser.ts';
import { Card } from '../../ui/Card.tsx';
import { ListState } from '../../ui/ListState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AttendeeRow, type AttendeeRowProps } from './AttendeeRow.tsx';

export interface AttendeeListProps extends Pick<AttendeeRowProps, 'onOpen'> {
  state: State<Ticket>;
  /** An EmptyState. */
  empty: ReactNode;
}

/** In the shape of the rows. */
const drawing = (
  <Card padding="none">
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <chakra.div key={row} display="flex" gap={4} minHeight={14} paddingInline={5} paddingBlock={2.5}>
        <chakra.div flex={1}>
          <Skeleton width="min(14rem, 80%)" />
          <Skeleton width="min(10rem, 60%)" />
        </chakra.div>
        <Skeleton width="4rem" />
      </chakra.div>
    ))}
  </Card>
);

/** Who comes to an event, by name (product S36). */
export function AttendeeList({ state, empty, onOpen }: AttendeeListProps) {
  return (
    <div>
      <ListState state={state} loading={drawing} empty={empty} moreLabel="Show more attendees">
        {(items) => (
          <Card padding="none">
            <chakra.ul css={attendeeRows} aria-label="Attendees">
              {items.map((ticket) => (
                <li key={ticket.ticketId}>
                  <AttendeeRow ticket={ticket} onOpen={onOpen} />
                </li>
              ))}
            </chakra.ul>
          </Card>
        )}
      </ListState>
    </div>
  );
}
