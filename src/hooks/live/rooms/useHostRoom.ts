import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HostRoomPanelProps } from '../../../components/live/rooms/HostRoomPanel.tsx';
import { isVideo, withoutArrived, type LiveChannel } from '../../../domain/live.ts';
import { liveHref } from '../../../domain/liveHref.ts';
import type { LinkState, StageState } from '../../../domain/liveMedia.ts';
import type { PartRecorder } from '../../../platform/live/partRecorder.ts';
import { useSession } from '../../account/useSession.ts';
import { copyLink } from '../../site/copyLink.ts';
import { useLatest } from '../../site/useLatest.ts';
import { useWakeLock } from '../../site/useWakeLock.ts';
import { useEndRoom } from './useEndRoom.ts';
import { useHostMedia } from './useHostMedia.ts';
import type { Room } from './useRoom.ts';
import { useRoomComments } from './useRoomComments.ts';
import { useRoomRecording } from '../recordings/useRoomRecording.ts';
import { useRefusal, useRoomWarnings } from './roomTrouble.ts';
import { useSecondsSince } from './useSecondsSince.ts';

/** What was chosen before the room was open; from an earlier page of this application. */
interface Wanted {
  record?: boolean;
}

const stages: Record<LinkState | 'idle', StageState> = {
  idle: 'connecting',
  connecting: 'connecting',
  live: 'live',
  reconnecting: 'reconnecting',
  over: 'unreachable',
};

const recordingNotices = ({ lost, cut }: { lost: boolean; cut: boolean }): string[] => [
  ...(lost ? ['The recording has ended by itself. What was recorded is in your recordings.'] : []),
  ...(cut ? ['Nothing more of your room is recorded. Press “Stop recording” to keep what there is.'] : []),
];

/** Calls `onStart` once the room is on the air, when its recording was asked for before. */
function useWantedRecording(isLive: boolean, onStart: () => void) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const wanted = state as Wanted | null;
  const start = useLatest(onStart);
  const isWanted = isLive && wanted?.record === true;
  useEffect(() => {
    if (!isWanted) return;
    // Once: not again after the page was loaded anew.
    void navigate(pathname, { replace: true, state: null });
    start.current();
  }, [isWanted, navigate, pathname, start]);
}

/** Everything of the host's room, as `HostRoomPanel` draws it (product S56, S57). */
export function useHostRoom(room: Room, channel: LiveChannel) {
  const { channelName, mediaType, startedAt } = channel;
  const open = channel.state !== 'ENDED';
  const { isPremiumUser, userId: readerId = '' } = useSession();
  const [listed, setListed] = useState(false);
  const { own, link, leave, onTakeOver } = useHostMedia({ channelName, withVideo: isVideo(mediaType), open });
  const comments = useRoomComments(room, channelName);
  const partsRef = useRef<PartRecorder>(undefined);
  const isHere = open && !link.elsewhere;
  const end = useEndRoom(room, channel, { onAir: isHere, leave, partsRef });
  const recording = useRoomRecording(room, {
    channel,
    tracks: own.sent,
    ending: end.busy,
    sends: link.state === 'live' && link.provider === 'AGORA',
    elsewhere: link.elsewhere,
    partsRef,
  });
  const told = useRefusal(link.end, room.reread);
  // Until the room has said that it is not closed, another tab is only one of two reasons.
  const elsewhere = link.putOut || (link.elsewhere && told);
  useWakeLock(isHere);
  useWantedRecording(link.state === 'live', recording.onStart);
  const elapsedSec = useSecondsSince(startedAt);
  const recordedSec = useSecondsSince(recording.since);
  const warnings = useRoomWarnings(isHere, own.state.notice);
  const panel: HostRoomPanelProps = {
    bar: {
      channel,
      elapsedSec,
      ...(recording.since !== undefined && { recordedSec }),
      behind: recording.behind,
      bars: link.bars,
      onAudience: () => setListed(true),
    },
    stage: {
      state: link.elsewhere && !told ? 'connecting' : stages[link.state],
      stream: own.stream,
      host: channel.host,
      hasPicture: own.stream !== undefined,
      speaking: own.speaking,
      own: true,
      mirrored: own.state.screen === undefined,
      onRetry: link.retry,
    },
    controls: {
      ...own.controls,
      ...(isPremiumUser &&
        recording.able && {
          recording: {
            on: channel.isRecording,
            busy: recording.busy,
            onToggle: channel.isRecording ? recording.onStop : recording.onStart,
          },
        }),
      onCopyLink: () => void copyLink(location.origin + liveHref(channelName)),
      onEnd: end.onOpen,
    },
    comments: {
      ...comments,
      channel,
      comments: room.comments,
      unsent: withoutArrived(comments.unsent, room.comments),
      moderation: { ...comments, readerId },
    },
    audience: {
      open: listed,
      onClose: () => setListed(false),
      members: room.members,
      keptOut: room.keptOut,
      onRemove: comments.onRemove,
      onMute: comments.onMute,
      onAllow: comments.onAllow,
    },
    end: { ...end, channel },
    help: own.help,
    notices: [...warnings, ...recordingNotices(recording)],
  };
  return { panel, elsewhere, onTakeOver };
}
