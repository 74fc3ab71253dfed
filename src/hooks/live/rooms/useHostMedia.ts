import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DeviceKind } from '../../../domain/liveMedia.ts';
import { useHostLink } from './useHostLink.ts';
import { isRecord, scratch } from '../../../api/scratch.ts';
import type { DeviceHelpPanelProps } from '../../../components/live/rooms/DeviceHelpPanel.tsx';
import type { HostControlsBarProps } from '../../../components/live/rooms/HostControlsBar.tsx';
import { browserName } from '../../../platform/live/browserName.ts';
import { useLevel } from './useLevel.ts';
import { useLiveDevices } from './useLiveDevices.ts';
import { useSpeaking } from './useSpeaking.ts';

const canShare = () => 'getDisplayMedia' in ((navigator as { mediaDevices?: object }).mediaDevices ?? {});

interface HostDevicesOptions {
  withVideo: boolean;
  /** What stays off, as it was before the page was loaded anew. */
  silenced: readonly DeviceKind[];
}

/** What a host is seen and heard with, from `start` to `close`. */
function useHostDevices({ withVideo, silenced }: HostDevicesOptions) {
  const { devices, state } = useLiveDevices();
  // Before anything is started.
  useEffect(() => devices.silence(silenced), [devices, silenced]);
  const { audio, video, screen, muted } = state;
  const speaking = useSpeaking(useLevel(muted ? undefined : audio.track));
  const shown = withVideo ? (screen ?? video.track) : undefined;
  const stream = useMemo(() => shown && new MediaStream([shown]), [shown]);
  // Somebody who comes here without the page before, or again, has switched nothing on yet.
  const start = useCallback(() => {
    void devices.startAll(withVideo ? ['audio', 'video'] : ['audio']);
  }, [devices, withVideo]);
  const close = useCallback(() => devices.close(), [devices]);
  const onSwitch = ({ kind, on }: { kind: DeviceKind; on: boolean }) => {
    if (kind === 'video') return on ? void devices.start('video') : devices.stop('video');
    if (on && audio.status !== 'on') void devices.start('audio');
    return devices.mute(!on);
  };
  const controls: Pick<
    HostControlsBarProps,
    'devices' | 'withVideo' | 'canShare' | 'onSwitch' | 'onPick' | 'onFlip' | 'onShare'
  > = {
    devices: state,
    withVideo,
    canShare: canShare(),
    onSwitch,
    onPick: ({ kind, deviceId }) => void devices.start(kind, deviceId),
    onFlip: () => void devices.flip(),
    onShare: ({ on }) => (on ? void devices.share() : devices.unshare()),
  };
  const help: DeviceHelpPanelProps = {
    devices: state,
    kinds: withVideo ? ['audio', 'video'] : ['audio'],
    browser: browserName(),
    onRetry: ({ kind }) => void devices.start(kind),
  };
  return {
    state,
    silenced: devices.silenced,
    stream,
    speaking,
    sent: { audio: audio.track, video: shown },
    controls,
    help,
    start,
    close,
  };
}

interface Hosted {
  channelName: string;
  /** What the host had switched off. */
  off: readonly DeviceKind[];
}

const isKind = (value: unknown): value is DeviceKind => value === 'audio' || value === 'video';
const isHosted = (value: unknown): value is Hosted =>
  isRecord(value) &&
  typeof value['channelName'] === 'string' &&
  Array.isArray(value['off']) &&
  value['off'].every(isKind);

/** Which room this tab is the host of, so that it knows itself after it was loaded anew. */
const hosted = scratch(() => sessionStorage, 'live.hosted', isHosted);

/** The browser keeps what a tab knows for a copy of it, too: only the tab itself is loaded anew, and at this very page. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        'type' in entry && entry.type === 'reload' && new URL(entry.name).pathname === location.pathname,
    );

/** What this tab was the host with, before it was loaded anew in its room. */
function hostedBefore(channelName: string): Hosted | undefined {
  const before = hosted.read();
  return before?.channelName === channelName && isReload() ? before : undefined;
}

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
