import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '../../../api/swr.ts';
import type { StartPanelProps } from '../../../components/live/rooms/StartPanel.tsx';
import {
  isHost,
  isVideo,
  type LiveChannel,
  type LiveFormValues,
  LiveVisibility,
  type StreamMediaType,
} from '../../../domain/live.ts';
import { liveHref } from '../../../domain/liveHref.ts';
import { statusOfEventTab } from '../../../domain/myEvents.ts';
import { Role } from '../../../domain/roles.ts';
import { browserName } from '../../../platform/live/browserName.ts';
import { isSlow } from '../../../platform/live/isSlow.ts';
import { useSession } from '../../account/useSession.ts';
import { useLevel } from './useLevel.ts';
import { useLiveDevices } from './useLiveDevices.ts';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { LiveMediaType } from '../../../domain/enums.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { useLeft } from './useLeft.ts';

interface State {
  busy: boolean;
  error?: string;
  errors?: FieldErrors;
  /** The member is live already: that room. */
  running?: LiveChannel;
}

/** The member's own room on the air. */
async function ownRoom(): Promise<LiveChannel | undefined> {
  for (const mediaType of [LiveMediaType.VIDEO, LiveMediaType.AUDIO]) {
    const { response } = await call('fetchChannel', { mediaType });
    const own = response.find(isHost);
    if (own) return own;
  }
  return undefined;
}

/** Opens a room (product S55). `onStarted` gets it, unless the page was left meanwhile: then it is closed again. */
function useStartLive(onStarted: (channel: LiveChannel, wanted: { record: boolean }) => void) {
  const [state, setState] = useState<State>({ busy: false });
  // The same press twice is the same room.
  const [clientId] = useState(() => crypto.randomUUID());
  /** Whoever has gone elsewhere meanwhile does not want to be on the air. */
  const left = useLeft();
  const start = async (mediaType: 1 | 2, values: LiveFormValues) => {
    setState({ busy: true });
    const visibility = Number(values.visibility) as LiveChannel['visibility']; // One of the radios.
    try {
      const { response } = await call('liveStart', {
        mediaType,
        title: values.title.trim(),
        ...(values.description.trim() && { description: values.description.trim() }),
        visibility,
        ...(visibility === LiveVisibility.TICKET_HOLDERS && { eventId: values.eventId }),
        clientId,
      });
      if (left.current) {
        const { channelName } = response;
        return void call('liveStop', { channelName }).catch(reportFailure('Your room is still open'));
      }
      onStarted(response, { record: values.record });
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure : undefined;
      const running = refused?.status === 409 ? await ownRoom().catch(() => undefined) : undefined;
      setState({
        busy: false,
        error: refused?.message ?? genericMessage,
        ...(refused && { errors: refused.fields }),
        ...(running && { running }),
      });
    }
  };
  return { ...state, onStart: start };
}

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
