import { chakra } from '@chakra-ui/react';
import type { LiveChannel } from '../../../domain/live.ts';
import { liveCards } from '../../../theme/recipes/live.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { ListState } from '../../ui/ListState.tsx';
import { LiveRoomCard } from './LiveRoomCard.tsx';
import { WaitingCardsDrawing } from './WaitingCardsDrawing.tsx';

export interface LiveRoomListProps {
  state: State<LiveChannel>;
  onStart: () => void;
}

/** Rooms on the air, the largest audience first. */
export function LiveRoomList({ state, onStart }: LiveRoomListProps) {
  return (
    <ListState
      state={state}
      loading={<WaitingCardsDrawing />}
      empty={
        <EmptyState
          drawing="people"
          action={
            <Button variant="live" onClick={onStart}>
              Go live
            </Button>
          }
        >
          Nobody is live at the moment. You could be the first.
        </EmptyState>
      }
    >
      {(channels) => (
        <chakra.ul css={liveCards} aria-label="Live now">
          {channels.map((channel) => (
            <li key={channel.channelName}>
              <LiveRoomCard channel={channel} />
            </li>
          ))}
        </chakra.ul>
      )}
    </ListState>
  );
}
