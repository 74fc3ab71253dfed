import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Gate } from '../../components/live/RoomGatePanel.tsx';
import { ContentType } from '../../domain/enums.ts';
import { isHost } from '../../domain/live.ts';
import { recordsHref } from '../../domain/recordings.ts';
import { useSession } from '../account/useSession.ts';
import { useDetailLinks } from '../feed/useDetailLinks.ts';
import { useFollowHost } from './useFollowHost.ts';
import type { Room } from './useRoom.ts';

/** Why the reader is not in a room, as far as the room itself says it; undefined while nothing keeps them out. */
export function useRoomGate(room: Room): Gate | undefined {
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const { onFollow } = useFollowHost(room);
  const { channel, error, loading, refresh } = room;
  const eventId = channel?.eventId;
  const events = useMemo(
    () => (eventId === undefined ? [] : [{ feedId: eventId, feedType: ContentType.EVENT }]),
    [eventId],
  );
  const hrefOf = useDetailLinks(events);
  if (!isLoggedIn)
    return {
      why: 'guest',
      onLogin: () => void navigate('/login', { state: { returnTo: location.pathname } }),
    };
  if (!channel) {
    if (loading || !error) return undefined;
    if (error.status === 404 || error.status === 422) return { why: 'notFound' };
    return { why: 'failed', message: error.message, onRetry: refresh };
  }
  if (channel.state === 'ENDED') {
    const own = isHost(channel);
    const list = recordsHref(channel.mediaType);
    const watched =
      channel.recordingId === undefined ? undefined : `${list}?recording=${channel.recordingId}`;
    return { why: 'ended', own, recordingHref: own ? `${list}?tab=recordings` : watched };
  }
  switch (channel.access) {
    case 'REMOVED':
      return { why: 'removed' };
    case 'FOLLOWERS':
      return { why: 'followers', onFollow: () => onFollow({ userId: channel.host.userId }) };
    case 'TICKET_HOLDERS':
      return { why: 'tickets', eventHref: events[0] && hrefOf(events[0]) };
    case 'FULL':
      return { why: 'full', onRetry: refresh };
    case 'OPEN':
      return undefined;
  }
}
