import { useCallback, useEffect, useMemo } from 'react';
import type { DeviceHelpPanelProps } from '../../components/live/DeviceHelpPanel.tsx';
import type { HostControlsBarProps } from '../../components/live/HostControlsBar.tsx';
import type { DeviceKind } from '../../domain/liveMedia.ts';
import { browserName } from '../../platform/live/browserName.ts';
import { useLevel } from './useLevel.ts';
import { useLiveDevices } from './useLiveDevices.ts';

const speaksFrom = 0.1;
const canShare = () => 'getDisplayMedia' in ((navigator as { mediaDevices?: object }).mediaDevices ?? {});

/** What a host is seen and heard with while `open`: switched on at once, and off afterwards. */
export function useHostDevices({ withVideo, open }: { withVideo: boolean; open: boolean }) {
  const { devices, state } = useLiveDevices();
  const { audio, video, screen, muted } = state;
  const level = useLevel(muted ? undefined : audio.track);
  const shown = withVideo ? (screen ?? video.track) : undefined;
  const stream = useMemo(() => shown && new MediaStream([shown]), [shown]);
  // Somebody who comes here without the page before, or again, has switched nothing on yet.
  const start = useCallback(() => {
    void devices.startAll(withVideo ? ['audio', 'video'] : ['audio']);
  }, [devices, withVideo]);
  const close = useCallback(() => devices.close(), [devices]);
  useEffect(() => (open ? start() : close()), [open, start, close]);
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
    stream,
    speaking: level >= speaksFrom,
    sent: { audio: audio.track, video: shown },
    controls,
    help,
    start,
    close,
  };
}
