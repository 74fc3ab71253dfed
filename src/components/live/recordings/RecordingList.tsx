import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Recording } from '../../../domain/recordings.ts';
import { liveCards } from '../../../theme/recipes/live.ts';
import { Card } from '../../ui/Card.tsx';
import { DeletedRow } from '../../ui/DeletedRow.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { ListState } from '../../ui/ListState.tsx';
import { RecordingCard } from './RecordingCard.tsx';
import type { RecordingEvents } from './RecordingMenu.tsx';
import { WaitingCardsDrawing } from '../rooms/WaitingCardsDrawing.tsx';

export interface RecordingListProps {
  state: State<Recording>;
  events: RecordingEvents & {
    /** Takes a deletion back. */
    onUndo: (event: { recording: Recording }) => void;
  };
  /** Deleted, and can still be taken back. */
  deleted?: ReadonlySet<string>;
  /** An EmptyState. */
  empty: ReactNode;
}

/** Recordings, the newest first. */
export function RecordingList({ state, events, deleted, empty }: RecordingListProps) {
  const { onUndo, ...cardEvents } = events;
  return (
    <ListState state={state} loading={<WaitingCardsDrawing />} empty={empty} moreLabel="Show more recordings">
      {(recordings) => (
        <chakra.ul css={liveCards} aria-label="Recordings">
          {recordings.map((recording) => (
            <li key={recording.recordingId}>
              {deleted?.has(recording.recordingId) ? (
                <Card>
                  <DeletedRow takesFocus name={recording.title} onUndo={() => onUndo({ recording })} />
                </Card>
              ) : (
                <RecordingCard recording={recording} {...cardEvents} />
              )}
            </li>
          ))}
        </chakra.ul>
      )}
    </ListState>
  );
}
