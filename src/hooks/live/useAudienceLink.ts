import { useEffect, useState } from 'react';
import type { Flow } from '../../domain/liveMedia.ts';
import type { Link } from '../../platform/live/engine.ts';
import { subscribe } from '../../platform/live/engines.ts';
import { isTaken, useLink } from './useLink.ts';

const none: Flow = { audio: false, video: false };

export interface AudienceLinkOptions {
  channelName: string;
  withVideo: boolean;
  /** The reader may watch, and there is something to watch. */
  open: boolean;
}

/** What the host sends, for one of the audience (product S58). It asks for no device. */
export function useAudienceLink({ channelName, withVideo, open }: AudienceLinkOptions) {
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
    state: view.state,
    bars: view.bars,
    end: view.end,
    /** No place is left. */
    full: isTaken(view.end),
    stream,
    flow,
    retry,
  };
}
