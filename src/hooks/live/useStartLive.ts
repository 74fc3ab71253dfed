import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { isHost, LiveVisibility, type LiveChannel, type LiveFormValues } from '../../domain/live.ts';
import { LiveMediaType } from '../../domain/enums.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { reportFailure } from '../feed/reportFailure.ts';
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
export function useStartLive(onStarted: (channel: LiveChannel, wanted: { record: boolean }) => void) {
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
