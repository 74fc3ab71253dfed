import { useCallback, useEffect, useMemo } from 'react';
import type { DeviceHelpPanelProps } from '../../components/live/DeviceHelpPanel.tsx';
import type { HostControlsBarProps } from '../../components/live/HostControlsBar.tsx';
import type { DeviceKind } from '../../domain/liveMedia.ts';
import { browserName } from '../../platform/live/browserName.ts';
import { useLevel } from './useLevel.ts';
import { useLiveDevices } from './useLiveDevices.ts';
import { useSpeaking } from './useSpeaking.ts';

const canShare = () => 'getDisplayMedia' in ((navigator as { mediaDevices?: object }).mediaDevices ?? {});

export interface HostDevicesOptions {
  withVideo: boolean;
  /** What stays off, as it was before the page was loaded anew. */
  silenced: readonly DeviceKind[];
}

/** What a host is seen and heard with, from `start` to `close`. */
export function useHostDevices({ withVideo, silenced }: HostDevicesOptions) {
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
