import { useEffect } from 'react';
import type { AudienceRoomPanelProps } from '../../components/live/AudienceRoomPanel.tsx';
import { isVideo, type LiveChannel } from '../../domain/live.ts';
import { stageOf } from '../../domain/liveMedia.ts';
import { useReportMember } from '../people/useReportMember.ts';
import { copyLink } from '../site/copyLink.ts';
import { useAudienceLink } from './useAudienceLink.ts';
import { useLevel } from './useLevel.ts';
import type { Room } from './useRoom.ts';
import { useRoomComments } from './useRoomComments.ts';
import { useRoomLike } from './useRoomLike.ts';
import { useSecondsSince } from './useSecondsSince.ts';

const speaksFrom = 0.1;

/** Everything of a room for one who watches, as `AudienceRoomPanel` draws it (product S58). */
export function useAudienceRoom(room: Room, channel: LiveChannel) {
  const { channelName, mediaType, host, startedAt } = channel;
  const withVideo = isVideo(mediaType);
  const open = channel.state !== 'ENDED' && channel.access === 'OPEN';
  const link = useAudienceLink({ channelName, withVideo, open });
  const comments = useRoomComments(room, channelName);
  const like = useRoomLike(room);
  const report = useReportMember();
  const level = useLevel(withVideo ? undefined : link.stream?.getAudioTracks()[0]);
  const elapsedSec = useSecondsSince(startedAt);
  const awaySec = -useSecondsSince(room.awayUntil);
  const { refresh } = room;
  // What the API refuses, the room itself says why.
  const refused = link.end?.why === 'refused';
  useEffect(() => {
    if (refused) refresh();
    // `refresh` is another one each time, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refused]);
  const panel: AudienceRoomPanelProps = {
    bar: { channel, elapsedSec, bars: link.bars },
    stage: {
      state: stageOf(channel, link),
      stream: link.stream,
      host,
      hasPicture: withVideo && link.flow.video,
      speaking: level >= speaksFrom,
      ...(room.awayUntil !== undefined && { awaySec }),
      onRetry: link.retry,
    },
    controls: {
      channel,
      onLike: () => void like(channel),
      onCopyLink: () => void copyLink(`${location.origin}/live/${channelName}`),
      onReport: () => report.onReport({ member: host }),
      leaveHref: '/',
    },
    comments: { ...comments, channel, comments: room.comments },
  };
  return { panel, full: link.full, report: report.dialog, onRetry: link.retry };
}
