import { useEffect, useState } from 'react';
import type { AudienceRoomPanelProps } from '../../../components/live/rooms/AudienceRoomPanel.tsx';
import { isVideo, type LiveChannel, withoutArrived } from '../../../domain/live.ts';
import { liveHref } from '../../../domain/liveHref.ts';
import { type Flow, stageOf } from '../../../domain/liveMedia.ts';
import { useFollow } from '../../people/useFollow.ts';
import { copyLink } from '../../site/copyLink.ts';
import { useLatest } from '../../site/useLatest.ts';
import { useLevel } from './useLevel.ts';
import { useRefusal } from './roomTrouble.ts';
import { useReportLive } from './useReportLive.ts';
import type { Room } from './useRoom.ts';
import { useRoomComments } from './useRoomComments.ts';
import { useSecondsSince } from './useSecondsSince.ts';
import { useSpeaking } from './useSpeaking.ts';
import { call } from '../../../api/client.ts';
import { lastWriteWins } from '../../../lib/lastWriteWins.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import type { Link } from '../../../platform/live/engine.ts';
import { subscribe } from '../../../platform/live/engines.ts';
import { isTaken, useLink } from './useLink.ts';

const none: Flow = { audio: false, video: false };

/** What the host sends, for one of the audience (product S58). It asks for no device. `open`: there is something, and it may be watched. */
function useAudienceLink(channelName: string, { withVideo, open }: { withVideo: boolean; open: boolean }) {
  const [stream, setStream] = useState<MediaStream>();
  const [flow, setFlow] = useState(none);
  const { view, enter, retry, leave } = useLink<Link>({
    channelName,
    role: 1,
    begin: (access, renew, listener) =>
      subscribe({
        channelName,
        access,
        renew,
        withVideo,
        listener: {
          ...listener,
          onStream(next) {
            setStream(next);
            setFlow(none);
          },
          onFlow: setFlow,
        },
      }),
  });
  useEffect(() => {
    if (!open) return;
    void enter();
    return () => {
      leave();
      setStream(undefined);
      setFlow(none);
    };
    // With or without the picture: another session.
  }, [open, withVideo, enter, leave]);
  return {
    ...view,
    /** No place is left. */
    full: isTaken(view.end),
    stream,
    flow,
    retry,
  };
}

const send = lastWriteWins();

/** Likes a room, and takes it back; shown at once. */
function useRoomLike({ patch }: Pick<Room, 'patch'>) {
  return async ({ channelName, isLiked, likes }: LiveChannel): Promise<void> => {
    const liked = !isLiked;
    patch({ isLiked: liked, likes: Math.max(0, likes + (liked ? 1 : -1)) });
    const pressed = await send(channelName, liked, () =>
      call('likeUnlike', { channelName, action: liked ? 1 : 0 }),
    );
    if (!pressed) return;
    if ('answer' in pressed) return patch(pressed.answer.response);
    patch({ isLiked: pressed.back, likes });
    const title = liked ? 'Your like was not counted' : 'Your like still counts';
    reportFailure(title, `room ${channelName}`)(pressed.error);
  };
}

/** Everything of a room for one who watches, as `AudienceRoomPanel` draws it (product S58). */
export function useAudienceRoom(room: Room, channel: LiveChannel) {
  const { channelName, mediaType, host, startedAt } = channel;
  const withVideo = isVideo(mediaType);
  const open = channel.state !== 'ENDED' && channel.access === 'OPEN';
  const [soundOnly, setSoundOnly] = useState(false);
  const seen = withVideo && !soundOnly;
  const link = useAudienceLink(channelName, { withVideo: seen, open });
  const comments = useRoomComments(room, channelName);
  const like = useRoomLike(room);
  const report = useReportLive();
  const follow = useFollow(({ following }) => room.patch({ isFollowing: following }));
  const level = useLevel(seen ? undefined : link.stream?.getAudioTracks()[0]);
  const speaking = useSpeaking(level);
  const elapsedSec = useSecondsSince(startedAt);
  const awaySec = -useSecondsSince(room.awayUntil);
  const told = useRefusal(link.end, room.reread);
  // Who has given up tries again when the host is back, and not before.
  const again = useLatest(() => link.end?.why === 'unreachable' && link.retry());
  const isOnAir = channel.state === 'LIVE';
  useEffect(() => {
    if (isOnAir) again.current();
  }, [isOnAir, again]);
  const panel: AudienceRoomPanelProps = {
    bar: {
      channel,
      elapsedSec,
      bars: link.bars,
      onFollow: ({ following }) => follow({ userId: host.userId, following }),
    },
    stage: {
      state: link.full && !told ? 'connecting' : stageOf(channel, link),
      stream: link.stream,
      host,
      hasPicture: seen && link.flow.video,
      speaking,
      ...(room.awayUntil !== undefined && { awaySec }),
      onRetry: link.retry,
    },
    controls: {
      channel,
      ...(withVideo && { soundOnly, onSoundOnly: ({ on }: { on: boolean }) => setSoundOnly(on) }),
      onLike: () => void like(channel),
      onCopyLink: () => void copyLink(location.origin + liveHref(channelName)),
      onReport: () => report.onReport({ channel }),
      leaveHref: '/',
    },
    comments: {
      ...comments,
      channel,
      comments: room.comments,
      unsent: withoutArrived(comments.unsent, room.comments),
    },
  };
  return {
    panel,
    // A room that is closed refuses with the same number; it says so itself.
    full: link.full && told,
    report: report.dialog,
    onRetry: link.retry,
  };
}
