import { useEffect } from 'react';
import { useHostDevices } from './useHostDevices.ts';
import { useHostLink } from './useHostLink.ts';

export interface HostMediaOptions {
  channelName: string;
  withVideo: boolean;
  /** The room is on the air. */
  open: boolean;
}

/** What a host is seen and heard with, and how it gets into the room: both end together. */
export function useHostMedia({ channelName, withVideo, open }: HostMediaOptions) {
  const own = useHostDevices({ withVideo, open });
  const link = useHostLink({ channelName, tracks: own.sent, withVideo, ready: open });
  const { elsewhere } = link;
  const { close } = own;
  useEffect(() => {
    // Nobody is filmed for a room that another tab shows.
    if (elsewhere) close();
  }, [elsewhere, close]);
  return {
    own,
    link,
    leave() {
      link.leave();
      close();
    },
    onTakeOver() {
      own.start();
      link.takeOver();
    },
  };
}
