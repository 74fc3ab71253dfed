import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '../../api/swr.ts';
import type { StartPanelProps } from '../../components/live/StartPanel.tsx';
import { isVideo, LiveVisibility, type StreamMediaType } from '../../domain/live.ts';
import { liveHref } from '../../domain/liveHref.ts';
import { statusOfEventTab } from '../../domain/myEvents.ts';
import { Role } from '../../domain/roles.ts';
import { browserName } from '../../platform/live/browserName.ts';
import { isSlow } from '../../platform/live/isSlow.ts';
import { useSession } from '../account/useSession.ts';
import { useLevel } from './useLevel.ts';
import { useLiveDevices } from './useLiveDevices.ts';
import { useStartLive } from './useStartLive.ts';

/** What somebody sees before they are on the air, as `StartPanel` draws it (product S55). `eventId`: for who has a ticket of it. */
export function useStartPage(mediaType: StreamMediaType, eventId?: string): StartPanelProps {
  const withVideo = isVideo(mediaType);
  const navigate = useNavigate();
  const { userId = '', userInfo, role, isPremiumUser } = useSession();
  const { devices, state, keep } = useLiveDevices();
  const level = useLevel(state.muted ? undefined : state.audio.track);
  const mayHaveEvents = role !== Role.JOB_SEEKER;
  const posted = useApiQuery(
    'getPostedEvents',
    mayHaveEvents ? { status: statusOfEventTab.upcoming, pageIndex: 1 } : null,
  );
  const { onStart, ...outcome } = useStartLive((channel, wanted) => {
    keep();
    void navigate(liveHref(channel.channelName), { replace: true, state: wanted });
  });
  useEffect(() => {
    void devices.startAll(withVideo ? ['audio', 'video'] : ['audio']);
  }, [devices, withVideo]);
  return {
    devices: state,
    withVideo,
    level,
    browser: browserName(),
    member: { userId, userName: userInfo.name, userImage: userInfo.image, userType: role },
    onSwitch({ kind, on }) {
      if (kind === 'video') return on ? void devices.start('video') : devices.stop('video');
      if (on && state.audio.status !== 'on') void devices.start('audio');
      return devices.mute(!on);
    },
    onPick: ({ kind, deviceId }) => void devices.start(kind, deviceId),
    onRetry: ({ kind }) => void devices.start(kind),
    onAudioInstead:
      withVideo && isSlow()
        ? () => void navigate('/live', { replace: true, state: { streamType: 'audio' } })
        : undefined,
    form: {
      initialValues: {
        title: '',
        description: '',
        visibility: String(eventId === undefined ? LiveVisibility.EVERYONE : LiveVisibility.TICKET_HOLDERS),
        eventId: eventId ?? '',
        record: isPremiumUser,
      },
      events: (posted.data?.response ?? []).map(({ event }) => event),
      canRecord: isPremiumUser,
      ...outcome,
      onSubmit: (values) => void onStart(mediaType, values),
      cancelHref: '/',
    },
  };
}
