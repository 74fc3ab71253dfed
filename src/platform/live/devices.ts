import {
  deviceNouns as words,
  type Device,
  type DeviceKind,
  type DevicesState,
} from '../../domain/liveMedia.ts';
import { isOfOneAlone, statusAfter, wishOf } from './deviceWishes.ts';

const lists = { audio: ['audioinput', 'microphones'], video: ['videoinput', 'cameras'] } as const;

/** `mediaDevices` is absent on a page without a secure address. */
export interface DeviceSource {
  mediaDevices: MediaDevices | undefined;
  isSecure: boolean;
}

const browserSource = (): DeviceSource => ({
  mediaDevices: (navigator as { mediaDevices?: MediaDevices }).mediaDevices,
  isSecure: isSecureContext,
});

/** The microphone, the camera and the screen of somebody who goes live. Nothing is on that `close` does not switch off. */
export class LiveDevices {
  readonly #source: DeviceSource;
  readonly #listeners = new Set<() => void>();
  /** Only the last that was asked for counts. */
  readonly #turns = { audio: 0, video: 0, screen: 0 };
  /** What somebody has switched off stays off, also on the page that follows. */
  readonly #wanted = { audio: true, video: true };
  #state: DevicesState = {
    audio: { status: 'off' },
    video: { status: 'off' },
    muted: false,
    screen: undefined,
    microphones: [],
    cameras: [],
    notice: undefined,
  };

  constructor(source: DeviceSource = browserSource()) {
    this.#source = source;
  }

  readonly state = (): DevicesState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0)
      this.#source.mediaDevices?.addEventListener('devicechange', this.#onDevices);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0)
        this.#source.mediaDevices?.removeEventListener('devicechange', this.#onDevices);
    };
  };

  /** Switches a device on, or another one of its kind. `deviceId`: which; else the one of before, or the system's own. */
  async start(kind: DeviceKind, deviceId = this.#state[kind].deviceId): Promise<void> {
    const turn = ++this.#turns[kind];
    this.#wanted[kind] = true;
    const { mediaDevices, isSecure } = this.#source;
    const chosen = deviceId === undefined ? {} : { deviceId };
    if (!isSecure || !mediaDevices)
      return this.#change({ [kind]: { status: isSecure ? 'missing' : 'insecure', ...chosen } });
    if (!this.#state[kind].track) this.#change({ [kind]: { status: 'asking', ...chosen } });
    try {
      const track = await this.#open(kind, deviceId);
      if (turn === this.#turns[kind]) this.#use(kind, track, deviceId);
      else track.stop();
    } catch (error) {
      if (turn === this.#turns[kind]) this.#refused(kind, error, chosen);
    }
    await this.#onDevices();
  }

  /** Switches on what is off and was not switched off: the member is asked once for both, where the browser asks at all. */
  async startAll(kinds: readonly DeviceKind[]): Promise<void> {
    const off = kinds.filter((kind) => this.#wanted[kind] && this.#state[kind].status === 'off');
    const { mediaDevices, isSecure } = this.#source;
    if (off.length < 2 || !isSecure || !mediaDevices) {
      await Promise.all(off.map((kind) => this.start(kind)));
      return;
    }
    const turns = new Map(off.map((kind) => [kind, ++this.#turns[kind]]));
    const [audio, video] = [this.#chosen('audio'), this.#chosen('video')];
    this.#change({ audio: { status: 'asking', ...audio }, video: { status: 'asking', ...video } });
    let refusal: unknown;
    const stream = await mediaDevices
      .getUserMedia({ audio: wishOf('audio', audio.deviceId), video: wishOf('video', video.deviceId) })
      .catch((error: unknown) => {
        refusal = error;
        return undefined;
      });
    for (const kind of off) {
      const isMine = turns.get(kind) === this.#turns[kind];
      const track = stream?.getTracks().find((one) => one.kind === kind);
      if (track && isMine) this.#use(kind, track, this.#chosen(kind).deviceId);
      else if (track) track.stop();
      // Each says for itself why it is not on.
      else if (isMine && (stream || isOfOneAlone(refusal))) await this.start(kind);
      else if (isMine) this.#refused(kind, refusal, this.#chosen(kind));
    }
    await this.#onDevices();
  }

  /** What somebody has switched off, or muted. */
  get silenced(): readonly DeviceKind[] {
    return [
      ...(this.#state.muted || !this.#wanted.audio ? (['audio'] as const) : []),
      ...(this.#wanted.video ? [] : (['video'] as const)),
    ];
  }

  /** Leaves off what was `silenced` before the page was loaded anew. */
  silence(kinds: readonly DeviceKind[]): void {
    for (const kind of kinds) {
      if (kind === 'video') this.stop('video');
      else this.mute(true);
    }
  }

  /** Switches a device off; its light goes out. */
  stop(kind: DeviceKind): void {
    this.#wanted[kind] = false;
    this.#off(kind);
  }

  #off(kind: DeviceKind): void {
    this.#turns[kind]++;
    this.#state[kind].track?.stop();
    this.#change({ [kind]: { status: 'off', ...this.#chosen(kind) } });
  }

  /** Of the microphone alone: it stays on, so that it speaks again at once. */
  mute(muted: boolean): void {
    const { track } = this.#state.audio;
    if (track) track.enabled = !muted;
    this.#change({ muted });
  }

  /** The other camera of a phone, or the next one. */
  async flip(): Promise<void> {
    const { cameras, video } = this.#state;
    const at = cameras.findIndex(({ deviceId }) => deviceId === video.deviceId);
    const following = cameras[(at + 1) % cameras.length];
    if (following) await this.start('video', following.deviceId);
  }

  /** Shows the screen instead of the camera, until it is called off here or in the browser. */
  async share(): Promise<void> {
    const turn = ++this.#turns.screen;
    const stream = await this.#source.mediaDevices?.getDisplayMedia({ video: true }).catch(() => undefined);
    const [track] = stream?.getVideoTracks() ?? [];
    if (!track) return;
    if (turn !== this.#turns.screen) return track.stop();
    // Letters have to stay sharp; that they move less is no matter.
    track.contentHint = 'detail';
    track.addEventListener('ended', () => {
      if (this.#state.screen === track) this.#change({ screen: undefined });
    });
    this.#change({ screen: track });
  }

  unshare(): void {
    this.#turns.screen++;
    this.#state.screen?.stop();
    this.#change({ screen: undefined });
  }

  /** Everything is off. It can be started again. */
  close(): void {
    this.unshare();
    this.#off('audio');
    this.#off('video');
  }

  /** The one that is used, or was. */
  #chosen(kind: DeviceKind): Pick<Device, 'deviceId'> {
    const { deviceId } = this.#state[kind];
    return deviceId === undefined ? {} : { deviceId };
  }

  async #open(kind: DeviceKind, deviceId: string | undefined): Promise<MediaStreamTrack> {
    const ask = (constraints: MediaTrackConstraints) =>
      // Called only where there are devices.
      (this.#source.mediaDevices as MediaDevices).getUserMedia({ [kind]: constraints });
    const stream = await ask(wishOf(kind, deviceId)).catch((error: unknown) => {
      // The one of last time is not there today.
      const isGone = error instanceof DOMException && error.name === 'OverconstrainedError';
      if (deviceId === undefined || !isGone) throw error;
      return ask(wishOf(kind));
    });
    const [track] = stream.getTracks();
    if (!track) throw new DOMException('No track', 'NotFoundError');
    return track;
  }

  #use(kind: DeviceKind, track: MediaStreamTrack, asked: string | undefined): void {
    const { track: before } = this.#state[kind];
    const deviceId = track.getSettings().deviceId ?? asked;
    if (kind === 'audio') track.enabled = !this.#state.muted;
    track.addEventListener('ended', () => void this.#lost(kind, track));
    this.#change({ [kind]: { status: 'on', track, ...(deviceId === undefined ? {} : { deviceId }) } });
    before?.stop();
  }

  #refused(kind: DeviceKind, error: unknown, chosen: Pick<Device, 'deviceId'>): void {
    // Where the other one does not work, the one that did is kept.
    if (this.#state[kind].track?.readyState === 'live')
      this.#say(`The other ${words[kind]} could not be used.`);
    else this.#change({ [kind]: { status: statusAfter(error), ...chosen } });
  }

  /** It was pulled out, or the system took it away: the system's own takes its place. */
  async #lost(kind: DeviceKind, track: MediaStreamTrack): Promise<void> {
    if (this.#state[kind].track !== track) return;
    this.#change({ [kind]: { status: 'asking' } });
    await this.start(kind, undefined);
    const { status, track: other } = this.#state[kind];
    this.#say(
      status === 'on'
        ? `The ${words[kind]} was unplugged. Now in use: ${other?.label || `another ${words[kind]}`}.`
        : `The ${words[kind]} was unplugged, and there is no other one.`,
    );
  }

  readonly #onDevices = async (): Promise<void> => {
    const all = (await this.#source.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
    const of = (kind: DeviceKind) =>
      all
        // Before this page may use them, they have neither names nor ids.
        .filter((one) => one.kind === lists[kind][0] && one.deviceId)
        .map(({ deviceId, label }, index) => ({ deviceId, label: label || `${words[kind]} ${index + 1}` }));
    this.#change({ [lists.audio[1]]: of('audio'), [lists.video[1]]: of('video') });
  };

  #say(text: string): void {
    this.#change({ notice: { text } });
  }

  #change(part: Partial<DevicesState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
