import { takeDevices } from '../src/platform/live/heldDevices.ts';
import { stillCamera } from './fixtures/stillCamera.ts';

/** A microphone that hears nothing, and a camera that looks at a hill; or why there are none. Returns the way back. */
export function fakeDevices({ refuse }: { refuse?: string } = {}): () => void {
  // What another story has handed on is not for this one.
  takeDevices()?.close();
  const { mediaDevices } = navigator;
  const real = {
    getUserMedia: mediaDevices.getUserMedia.bind(mediaDevices),
    enumerateDevices: mediaDevices.enumerateDevices.bind(mediaDevices),
  };
  const contexts: AudioContext[] = [];
  mediaDevices.getUserMedia = (constraints) => {
    if (refuse !== undefined) return Promise.reject(new DOMException('refused', refuse));
    if (constraints?.video) return Promise.resolve(stillCamera());
    const context = new AudioContext();
    contexts.push(context);
    return Promise.resolve(context.createMediaStreamDestination().stream);
  };
  mediaDevices.enumerateDevices = () =>
    Promise.resolve([
      { kind: 'audioinput', deviceId: 'mic-1', label: 'Built-in microphone' },
      { kind: 'videoinput', deviceId: 'cam-1', label: 'Built-in camera' },
      // Of a device, these are all that is read.
    ] as unknown as MediaDeviceInfo[]);
  return () => {
    Object.assign(mediaDevices, real);
    for (const context of contexts) void context.close();
  };
}
