import { useEffect, useState } from 'react';
import type { DeviceKind } from '../../domain/liveMedia.ts';
import { hosted, hostedBefore } from './hosted.ts';
import { useHostDevices } from './useHostDevices.ts';
import { useHostLink } from './useHostLink.ts';

const kinds = ['audio', 'video'] as const;
const nothing: readonly DeviceKind[] = [];

export interface HostMediaOptions {
  channelName: string;
  withVideo: boolean;
  /** The room is on the air. */
  open: boolean;
}

/** What a host is seen and heard with, and how it gets into the room: both end together. */
export function useHostMedia({ channelName, withVideo, open }: HostMediaOptions) {
  const [before] = useState(() => hostedBefore(channelName));
  const own = useHostDevices({ withVideo, silenced: before?.off ?? nothing });
  const link = useHostLink({
    channelName,
    tracks: own.sent,
    withVideo,
    ready: open,
    again: before !== undefined,
  });
  const { elsewhere } = link;
  const { start, close } = own;
  const isUp = open && (link.state === 'live' || link.state === 'reconnecting');
  useEffect(() => {
    // Nobody is asked for a camera, and nobody filmed, for a room that another tab shows.
    if (isUp) start();
  }, [isUp, start]);
  useEffect(() => {
    if (!open || elsewhere) close();
  }, [open, elsewhere, close]);
  const off = own.silenced.join();
  useEffect(() => {
    // Whoever was put out does not come back by being loaded anew.
    if (elsewhere) hosted.clear();
    else if (open) hosted.write({ channelName, off: kinds.filter((kind) => off.includes(kind)) });
  }, [channelName, open, elsewhere, off]);
  // Left within the application, the page is no longer the host's; one that is loaded anew does not get here.
  useEffect(() => () => hosted.clear(), []);
  return {
    own,
    link,
    leave() {
      link.leave();
      close();
    },
    onTakeOver: link.takeOver,
  };
}
