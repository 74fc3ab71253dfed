import { LiveDevices } from '../../../src/platform/live/devices.ts';
import { settled } from '../realtime/fakes.ts';

class FakeTrack extends EventTarget {
  enabled = true;
  readyState: 'live' | 'ended' = 'live';
  contentHint = '';
  readonly label: string;
  readonly kind: string;
  readonly #deviceId: string;

  constructor(deviceId: string, kind = 'video') {
    super();
    this.#deviceId = deviceId;
    this.kind = kind;
    this.label = `Device ${deviceId}`;
  }

  getSettings = () => ({ deviceId: this.#deviceId });
  stop = () => {
    this.readyState = 'ended';
  };
  /** Its plug is pulled. */
  async pull(): Promise<void> {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
    await settled();
    await settled();
  }
}

/** What is plugged in; `refuse` says with which error a device is refused. */
class FakeMedia extends EventTarget {
  plugged = { audio: ['mic-1', 'mic-2'], video: ['cam-1', 'cam-2'] };
  refuse: string | undefined;
  readonly opened: FakeTrack[] = [];

  /** How often somebody was asked. */
  asked = 0;

  getUserMedia = (constraints: MediaStreamConstraints) => {
    this.asked++;
    const tracks: FakeTrack[] = [];
    for (const kind of ['audio', 'video'] as const) {
      if (!(kind in constraints)) continue;
      const { deviceId } = constraints[kind] as { deviceId?: { exact: string } };
      const found = this.plugged[kind].find((id) => !deviceId || id === deviceId.exact);
      const error = this.refuse ?? (deviceId ? 'OverconstrainedError' : 'NotFoundError');
      if (this.refuse || !found) return Promise.reject(new DOMException('refused', error));
      tracks.push(new FakeTrack(found, kind));
    }
    this.opened.push(...tracks);
    return Promise.resolve({ getTracks: () => tracks });
  };
  getDisplayMedia = () => {
    const track = new FakeTrack('screen');
    this.opened.push(track);
    return Promise.resolve({ getVideoTracks: () => [track] });
  };
  enumerateDevices = () =>
    Promise.resolve([
      ...this.plugged.audio.map((deviceId) => ({ kind: 'audioinput', deviceId, label: '' })),
      ...this.plugged.video.map((deviceId) => ({ kind: 'videoinput', deviceId, label: deviceId })),
    ]);

  get on(): string[] {
    return this.opened.filter(({ readyState }) => readyState === 'live').map(({ label }) => label);
  }
}

/** Devices of a browser of its own. */
export function plugged() {
  const media = new FakeMedia();
  const devices = new LiveDevices({ mediaDevices: media as unknown as MediaDevices, isSecure: true });
  return { media, devices };
}
