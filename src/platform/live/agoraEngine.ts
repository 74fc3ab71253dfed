import type { IAgoraRTC, IAgoraRTCClient, ILocalAudioTrack, ILocalVideoTrack } from 'agora-rtc-sdk-ng';
import type { Bars } from '../../domain/liveMedia.ts';
import type {
  AudienceListener,
  HostTracks,
  LinkEnd,
  LinkListener,
  LinkOptions,
  LiveEngine,
} from './engine.ts';
import { statusOf } from './statusOf.ts';
import { watchAgora } from './watchAgora.ts';

/** What is used of Agora's package. */
export type AgoraSdk = Pick<IAgoraRTC, 'createClient' | 'createCustomAudioTrack' | 'createCustomVideoTrack'>;

const load = async (): Promise<AgoraSdk> => {
  const { default: sdk } = await import('agora-rtc-sdk-ng');
  sdk.disableLogUpload();
  // Warnings and errors.
  sdk.setLogLevel(2);
  return sdk;
};

/** Agora counts from 1, excellent, to 6, no network; 0 is not known. */
const barsOf = (quality: number): Bars => ([4, 4, 4, 3, 2, 1, 0] as const)[quality] ?? 4;

/** As it is when a tab has taken the place of another, and when somebody was put out. */
const ends: Readonly<Record<string, LinkEnd>> = {
  UID_CONFLICT: { why: 'replaced' },
  UID_BANNED: { why: 'refused', error: undefined },
  IP_BANNED: { why: 'refused', error: undefined },
  CHANNEL_BANNED: { why: 'refused', error: undefined },
};

interface Hearing {
  /** Called with each client, before it joins. */
  prepare: (client: IAgoraRTCClient) => Promise<void>;
  /** It has joined. */
  joined: (client: IAgoraRTCClient, sdk: AgoraSdk) => Promise<void>;
}

/** A client of Agora that is kept in its channel; the SDK itself tries again after a break. */
class AgoraLink {
  readonly #options: LinkOptions<'AGORA', LinkListener>;
  readonly #hearing: Hearing;
  readonly #load: () => Promise<AgoraSdk>;
  #access: LinkOptions<'AGORA', LinkListener>['access'] | undefined;
  #client: IAgoraRTCClient | undefined;
  #closed = false;

  constructor(
    options: LinkOptions<'AGORA', LinkListener>,
    hearing: Hearing,
    loadSdk: () => Promise<AgoraSdk>,
  ) {
    this.#options = options;
    this.#hearing = hearing;
    this.#load = loadSdk;
    this.#access = options.access;
    options.listener.onState('connecting');
    void this.#join();
  }

  retry(): void {
    if (this.#closed || this.#client) return;
    this.#options.listener.onState('reconnecting');
    void this.#join();
  }

  close(): void {
    this.#closed = true;
    this.#leave();
  }

  #leave(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.removeAllListeners();
    void client?.leave().catch(() => {});
  }

  async #join(): Promise<void> {
    const { listener, channelName } = this.#options;
    let client: IAgoraRTCClient | undefined;
    try {
      const sdk = await this.#load();
      const access = this.#access ?? (await this.#renewed());
      // Only a first try may use what was given at the beginning.
      this.#access = undefined;
      if (this.#closed || this.#client) return;
      client = sdk.createClient({ mode: 'live', codec: 'vp8' });
      this.#client = client;
      this.#listen(client);
      await this.#hearing.prepare(client);
      if (this.#client !== client) return;
      await client.join(access.appId, channelName, access.token, access.uid);
      // What was left before it had joined has left nothing.
      if (this.#client !== client) return void client.leave().catch(() => {});
      await this.#hearing.joined(client, sdk);
      if (this.#client === client) listener.onState('live');
    } catch (error) {
      // What has ended meanwhile has said why.
      if (this.#closed || this.#client !== client) return;
      const answered = statusOf(error);
      const refused = answered >= 400 && answered < 500;
      this.#end(refused ? { why: 'refused', error } : { why: 'unreachable' });
    }
  }

  async #renewed() {
    const access = await this.#options.renew();
    if (access.provider !== 'AGORA') throw new Error('The room is no longer at Agora');
    return access;
  }

  #listen(client: IAgoraRTCClient): void {
    const { listener } = this.#options;
    client.on('connection-state-change', (now, before, reason) => {
      if (this.#client !== client) return;
      if (now === 'RECONNECTING') listener.onState('reconnecting');
      else if (now === 'CONNECTED' && before === 'RECONNECTING') listener.onState('live');
      else if (now === 'DISCONNECTED' && reason !== undefined && before !== 'CONNECTING')
        this.#end(ends[reason] ?? { why: 'unreachable' });
    });
    client.on('network-quality', ({ uplinkNetworkQuality, downlinkNetworkQuality }) =>
      listener.onBars(barsOf(client.role === 'host' ? uplinkNetworkQuality : downlinkNetworkQuality)),
    );
    client.on('token-privilege-will-expire', () => {
      void this.#renewed()
        .then(({ token }) => client.renewToken(token))
        .catch((error: unknown) => {
          // Another tab has the place. Where anything else fails, the SDK says half a minute later that it is out.
          if (statusOf(error) === 409 && this.#client === client) this.#end({ why: 'replaced' });
        });
    });
  }

  #end(end: LinkEnd): void {
    this.#leave();
    this.#options.listener.onState('over');
    this.#options.listener.onEnd(end);
  }
}

/** What a host has published, changed one after the other: the SDK takes one change at a time. */
class Publisher {
  #wanted: HostTracks;
  #client: IAgoraRTCClient | undefined;
  #sdk: AgoraSdk | undefined;
  #audio: { track: MediaStreamTrack; local: ILocalAudioTrack } | undefined;
  #video: { track: MediaStreamTrack; local: ILocalVideoTrack } | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(tracks: HostTracks) {
    this.#wanted = tracks;
  }

  join(client: IAgoraRTCClient, sdk: AgoraSdk): Promise<void> {
    [this.#client, this.#sdk, this.#audio, this.#video] = [client, sdk, undefined, undefined];
    return this.send(this.#wanted);
  }

  send(tracks: HostTracks): Promise<void> {
    this.#wanted = tracks;
    this.#last = this.#last.then(() => this.#put()).catch(() => {});
    return this.#last;
  }

  async #put(): Promise<void> {
    const [client, sdk, { audio, video }] = [this.#client, this.#sdk, this.#wanted];
    if (!client || !sdk) return;
    if (this.#audio && this.#audio.track !== audio) {
      await client.unpublish(this.#audio.local);
      this.#audio = undefined;
    }
    if (audio && !this.#audio) {
      const local = sdk.createCustomAudioTrack({ mediaStreamTrack: audio });
      this.#audio = { track: audio, local };
      await client.publish(local);
    }
    if (this.#video && video && this.#video.track !== video) {
      this.#video.track = video;
      await this.#video.local.replaceTrack(video, false);
    } else if (this.#video && !video) {
      await client.unpublish(this.#video.local);
      this.#video = undefined;
    } else if (video && !this.#video) {
      const local = sdk.createCustomVideoTrack({ mediaStreamTrack: video });
      this.#video = { track: video, local };
      await client.publish(local);
    }
  }
}

/** Media over Agora, whose SDK comes with the first room that needs it. */
export function agoraEngine(loadSdk: () => Promise<AgoraSdk> = load): LiveEngine<'AGORA'> {
  return {
    publish(tracks, options) {
      const publisher = new Publisher(tracks);
      const link = new AgoraLink(
        options,
        {
          prepare: (client) => client.setClientRole('host'),
          joined: (client, sdk) => publisher.join(client, sdk),
        },
        loadSdk,
      );
      return {
        retry: () => link.retry(),
        close: () => link.close(),
        send: (next) => void publisher.send(next),
      };
    },
    subscribe(options: LinkOptions<'AGORA', AudienceListener>) {
      return new AgoraLink(
        options,
        { prepare: (client) => watchAgora(client, options), joined: async () => {} },
        loadSdk,
      );
    },
  };
}
