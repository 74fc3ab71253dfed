import { useNavigate } from 'react-router-dom';
import { EventRoomPanel } from '../components/live/rooms/EventRoomPanel.tsx';
import type { Event } from '../domain/events.ts';
import { useEventRoom } from '../hooks/live/rooms/useEventRoom.ts';

/** The live room of an event that takes place in one. */
export default function EventRoom({ event }: { event: Event }) {
  const navigate = useNavigate();
  const { eventId, startAt, endAt, viewer } = event;
  return (
    <EventRoomPanel
      channel={useEventRoom(eventId)}
      startAt={startAt}
      endAt={endAt}
      own={viewer.isOwner}
      onStart={() => void navigate('/live', { state: { streamType: 'video', eventId } })}
    />
  );
}
