import type { IAgoraRTCClient, IAgoraRTCRemoteUser, ILocalTrack } from 'agora-rtc-sdk-ng';
import type { AgoraSdk } from '../src/platform/live/AgoraPublisher.ts';

type Listener = (...args: never[]) => void;

/** A client of Agora without Agora: what it was asked, and what it is made to say. */
export class FakeAgoraClient {
  role: 'host' | 'audience' = 'audience';
  readonly joined: { appId: string; channel: string; token: string | null; uid: unknown }[] = [];
  readonly published: FakeAgoraTrack[] = [];
  readonly renewed: string[] = [];
  left = false;
  /** What `join` rejects with. */
  refuses: unknown;
  readonly #listeners = new Map<string, Set<Listener>>();

  on = (event: string, listener: Listener) => {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  };
  removeAllListeners = () => this.#listeners.clear();
  setClientRole = (role: 'host' | 'audience') => {
    this.role = role;
    return Promise.resolve();
  };
  join = (appId: string, channel: string, token: string | null, uid: unknown) => {
    if (this.refuses !== undefined) return Promise.reject(this.refuses as Error);
    this.joined.push({ appId, channel, token, uid });
    return Promise.resolve(uid);
  };
  publish = (track: FakeAgoraTrack) => {
    this.published.push(track);
    return Promise.resolve();
  };
  unpublish = (track: FakeAgoraTrack) => {
    this.published.splice(this.published.indexOf(track), 1);
    return Promise.resolve();
  };
  subscribe = (user: IAgoraRTCRemoteUser, kind: 'audio' | 'video') =>
    Promise.resolve(kind === 'audio' ? user.audioTrack : user.videoTrack);
  renewToken = (token: string) => {
    this.renewed.push(token);
    return Promise.resolve();
  };
  leave = () => {
    this.left = true;
    return Promise.resolve();
  };

  /** Says it to whoever listens. */
  tell(event: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? [])
      (listener as (...all: unknown[]) => void)(...args);
  }
}

/** A track as Agora wraps it. */
export class FakeAgoraTrack {
  track: MediaStreamTrack;

  constructor({ mediaStreamTrack }: { mediaStreamTrack: MediaStreamTrack }) {
    this.track = mediaStreamTrack;
  }

  getMediaStreamTrack = () => this.track;
  replaceTrack = (track: MediaStreamTrack) => {
    this.track = track;
    return Promise.resolve();
  };
}

/** Agora without Agora, with the SDK's types; `clients` are those that were made. */
export function fakeAgora(prepare: (client: FakeAgoraClient) => void = () => {}) {
  const clients: FakeAgoraClient[] = [];
  const sdk: AgoraSdk = {
    createClient() {
      const client = new FakeAgoraClient();
      prepare(client);
      clients.push(client);
      // The SDK's client has a hundred members more, none of which is used.
      return client as unknown as IAgoraRTCClient;
    },
    // As above.
    createCustomAudioTrack: (config) => new FakeAgoraTrack(config) as unknown as ILocalTrack as never,
    // As above.
    createCustomVideoTrack: (config) => new FakeAgoraTrack(config) as unknown as ILocalTrack as never,
  };
  return { sdk, clients };
}
