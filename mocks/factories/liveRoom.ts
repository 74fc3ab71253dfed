import type { DevicesState } from '../../src/domain/liveMedia.ts';

/** Everything is off, and there are two of each, unless said otherwise. */
export const makeDevices = (changes: Partial<DevicesState> = {}): DevicesState => ({
  audio: { status: 'off' },
  video: { status: 'off' },
  muted: false,
  screen: undefined,
  microphones: [
    { deviceId: 'mic-1', label: 'Built-in microphone' },
    { deviceId: 'mic-2', label: 'Headset' },
  ],
  cameras: [
    { deviceId: 'cam-1', label: 'Built-in camera' },
    { deviceId: 'cam-2', label: 'Camera on the desk' },
  ],
  notice: undefined,
  ...changes,
});

/** Both are on; of the camera what it sees. */
export const devicesOn = (
  camera: MediaStream | undefined,
  changes: Partial<DevicesState> = {},
): DevicesState => {
  const [track] = camera?.getVideoTracks() ?? [];
  return makeDevices({
    audio: { status: 'on', deviceId: 'mic-1' },
    video: track ? { status: 'on', track, deviceId: 'cam-1' } : { status: 'off' },
    ...changes,
  });
};
