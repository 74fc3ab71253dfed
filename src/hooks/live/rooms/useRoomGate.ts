import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { unaskedError } from '../../../api/errors.ts';
import type { Gate } from '../../../components/live/rooms/RoomGatePanel.tsx';
import { ContentType, FollowAction } from '../../../domain/enums.ts';
import { isHost } from '../../../domain/live.ts';
import { ownRecordingsHref, recordingHref } from '../../../domain/recordings.ts';
import { useSession } from '../../account/useSession.ts';
import { useDetailLinks } from '../../feed/posts/useDetailLinks.ts';
import type { Room } from './useRoom.ts';
import { call } from '../../../api/client.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';

/** Follows the host of a room that is for followers, and looks again whether it is open then. */
function useFollowHost({ refresh }: Pick<Room, 'refresh'>) {
  const [busy, setBusy] = useState(false);
  const follow = async (otherUserId: string) => {
    setBusy(true);
    try {
      await call('followUser', { otherUserId, action: FollowAction.FOLLOW });
      refresh();
    } catch (error) {
      reportFailure('You do not follow them yet', `member ${otherUserId}`)(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, onFollow: ({ userId }: { userId: string }) => void follow(userId) };
}

/** Why the reader is not in a room, as far as the room itself says it; undefined while nothing keeps them out. */
export function useRoomGate(room: Room): Gate | undefined {
  const { isLoggedIn, isPremiumUser } = useSession();
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
    if (loading) return undefined;
    // Offline nothing is asked for (specification 9).
    const { status, message } = error ?? unaskedError();
    if (status === 403 || status === 404 || status === 422) return { why: 'notFound' };
    return { why: 'failed', message, onRetry: refresh };
  }
  if (channel.state === 'ENDED') {
    const { mediaType, recordingId, host } = channel;
    if (isHost(channel)) {
      // Whoever may not record has no recordings.
      const recordingsHref = isPremiumUser ? ownRecordingsHref(mediaType) : undefined;
      return { why: 'ended', own: true, recordingHref: recordingsHref };
    }
    const watched = recordingId && recordingHref(mediaType, recordingId, host.userId);
    return { why: 'ended', own: false, recordingHref: watched };
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
