import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PostedEvent } from '../../../domain/myEvents.ts';
import { myEventRows } from '../../../theme/recipes/my-event.ts';
import { DeletedRow } from '../../ui/DeletedRow.tsx';
import { ListState } from '../../ui/ListState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { MyEventItem } from './MyEventItem.tsx';
import { MyEventMenu, type MyEventEvents } from './MyEventMenu.tsx';

export interface MyEventListProps {
  state: State<PostedEvent>;
  events: MyEventEvents & {
    /** Takes a deletion back. */
    onUndo: (posted: PostedEvent) => void;
  };
  /** Deleted, and can still be taken back. */
  deleted?: ReadonlySet<string>;
  /** Of an event as visitors see it. */
  hrefOf?: ((eventId: string) => string | undefined) | undefined;
  /** Of its panel, where that has an address of its own. */
  panelOf?: ((eventId: string) => string | undefined) | undefined;
  /** An EmptyState. */
  empty: ReactNode;
}

const waiting = (
  <chakra.div css={myEventRows} aria-hidden>
    {[1, 2, 3].map((row) => (
      <chakra.div
        key={row}
        display="flex"
        gap={4}
        alignItems={{ base: 'flex-start', md: 'center' }}
        padding={4}
        height={{ base: '13rem', md: '6.5rem' }}
      >
        <chakra.div flexShrink={0} width={{ base: '5.5rem', md: '8rem' }} aspectRatio="16 / 9">
          <Skeleton shape="box" height="full" />
        </chakra.div>
        <chakra.div flex={1} minWidth={0}>
          <Skeleton lines={2} />
        </chakra.div>
      </chakra.div>
    ))}
  </chakra.div>
);

/** An organiser's own events of one state. */
export function MyEventList({ state, events, deleted, hrefOf, panelOf, empty }: MyEventListProps) {
  const shown =
    state.status === 'ready' ? state.items.map(({ event }) => event.eventId).join() : state.status;
  const { box } = useListFocus(shown);
  return (
    <div {...box}>
      <ListState state={state} loading={waiting} empty={empty} moreLabel="Show more events">
        {(items) => (
          <chakra.ul css={myEventRows} aria-label="Events">
            {items.map((posted) => {
              const { eventId, eventName } = posted.event;
              if (deleted?.has(eventId))
                return (
                  <chakra.li key={eventId} padding={4}>
                    <DeletedRow takesFocus name={eventName} onUndo={() => events.onUndo(posted)} />
                  </chakra.li>
                );
              const href = hrefOf?.(eventId);
              return (
                <li key={eventId}>
                  <MyEventItem
                    posted={posted}
                    href={panelOf?.(eventId) ?? href}
                    actions={<MyEventMenu posted={posted} href={href} {...events} />}
                  />
                </li>
              );
            })}
          </chakra.ul>
        )}
      </ListState>
    </div>
  );
}
