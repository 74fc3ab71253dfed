import type { IAgoraRTCClient } from 'agora-rtc-sdk-ng';
import { realClock, type Clock } from '../../lib/clock.ts';
import type { Bars } from '../../domain/liveMedia.ts';
import { AgoraPublisher, type AgoraSdk } from './AgoraPublisher.ts';
import type { AudienceListener, LinkEnd, LinkListener, LinkOptions, LiveEngine } from './engine.ts';
import { pauseOf } from './pauseOf.ts';
import { statusOf } from './statusOf.ts';
import { watchAgora } from './watchAgora.ts';

const load = async (): Promise<AgoraSdk> => {
  const { default: sdk } = await import('agora-rtc-sdk-ng');
  sdk.disableLogUpload();
  // Warnings and errors.
  sdk.setLogLevel(2);
  return sdk;
};

/** Agora counts from 1, excellent, to 6, no network; 0 is not known. */
const barsOf = (quality: number): Bars => ([4, 4, 4, 3, 2, 1, 0] as const)[quality] ?? 4;

/** The API has not answered. */
const againMs = 3000;
const mostTries = 20;

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

/** What is needed beside the API, so that a test can stand in for it. */
interface AgoraParts {
  load: () => Promise<AgoraSdk>;
  clock: Clock;
}

/** The API's last word: it has answered, and not only that it was asked too often. */
const isRefusal = (error: unknown): boolean => {
  const status = statusOf(error);
  return status >= 400 && status < 500 && pauseOf(error) === undefined;
};

/** A client of Agora that is kept in its channel; the SDK itself tries again after a break. */
class AgoraLink {
  readonly #options: LinkOptions<'AGORA', LinkListener>;
  readonly #hearing: Hearing;
  readonly #parts: AgoraParts;
  #access: LinkOptions<'AGORA', LinkListener>['access'] | undefined;
  #client: IAgoraRTCClient | undefined;
  /** After it was live: a server that is started anew is away for a minute. */
  #triesLeft = 0;
  /** Of the place in the room. */
  #uid: number | undefined;
  #closed = false;
  /** Calls off what waits until the API may be asked again. */
  #pause: (() => void) | undefined;

  constructor(options: LinkOptions<'AGORA', LinkListener>, hearing: Hearing, parts: AgoraParts) {
    this.#options = options;
    this.#hearing = hearing;
    this.#parts = parts;
    this.#access = options.access;
    options.listener.onState('connecting');
    void this.#join();
  }

  retry(): void {
    if (this.#closed || this.#client) return;
    this.#callOff();
    this.#options.listener.onState('reconnecting');
    void this.#join();
  }

  close(): void {
    this.#closed = true;
    this.#callOff();
    this.#leave();
  }

  #callOff(): void {
    this.#pause?.();
    this.#pause = undefined;
  }

  /** Asks again after so many milliseconds: for a token while there is a client, or else for the whole way in. */
  #askLater(ms: number): void {
    this.#callOff();
    this.#pause = this.#parts.clock.after(ms, () => {
      this.#pause = undefined;
      void (this.#client ? this.#keep(this.#client) : this.#join());
    });
  }

  /** Out and in again, as after a break: with this, or with what the API gives. */
  #rejoin(access?: LinkOptions<'AGORA', LinkListener>['access']): void {
    this.#callOff();
    this.#leave();
    this.#access = access;
    this.#options.listener.onState('reconnecting');
    this.#options.listener.onBars(0);
    void this.#join();
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
      const sdk = await this.#parts.load();
      const access = this.#access ?? (await this.#renewed());
      // Only one try may use what was given before it.
      this.#access = undefined;
      this.#uid = access.uid;
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
      if (this.#client !== client) return;
      this.#triesLeft = mostTries;
      listener.onState('live');
    } catch (error) {
      // What has ended meanwhile has said why.
      if (this.#closed || this.#client !== client) return;
      const pause = pauseOf(error);
      if (pause !== undefined) this.#askLater(pause);
      else if (isRefusal(error)) this.#end({ why: 'refused', error });
      else if (this.#triesLeft-- > 0) this.#askLater(againMs);
      else this.#end({ why: 'unreachable' });
    }
  }

  /** Another token, before the one that is held ends. */
  async #keep(client: IAgoraRTCClient): Promise<void> {
    try {
      const access = await this.#renewed();
      if (this.#client !== client) return;
      // The place was given up meanwhile: this token is of another.
      if (access.uid !== this.#uid) this.#rejoin(access);
      else await client.renewToken(access.token);
    } catch (error) {
      if (this.#client !== client) return;
      const pause = pauseOf(error);
      if (pause !== undefined) this.#askLater(pause);
      // Another tab has the place, or the host has removed whoever asks: Agora would let them stay until the token ends.
      else if (isRefusal(error))
        this.#end(statusOf(error) === 409 ? { why: 'replaced' } : { why: 'refused', error });
      // A server that is started anew, or a network that comes back, answers before the token ends.
      else this.#askLater(againMs);
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
        this.#out(ends[reason]);
    });
    client.on('network-quality', ({ uplinkNetworkQuality, downlinkNetworkQuality }) =>
      listener.onBars(barsOf(client.role === 'host' ? uplinkNetworkQuality : downlinkNetworkQuality)),
    );
    client.on('token-privilege-will-expire', () => void this.#keep(client));
    client.on('token-privilege-did-expire', () => {
      // What waits until the API may be asked again goes on by itself.
      if (this.#client === client && !this.#pause) this.#rejoin();
    });
  }

  /** The SDK has given up. Where the token has ended because the API wanted to be left alone, the link is not over. */
  #out(end: LinkEnd | undefined): void {
    if (end || !this.#pause) return this.#end(end ?? { why: 'unreachable' });
    this.#leave();
    this.#options.listener.onState('reconnecting');
    this.#options.listener.onBars(0);
  }

  #end(end: LinkEnd): void {
    this.#callOff();
    this.#leave();
    this.#options.listener.onState('over');
    this.#options.listener.onEnd(end);
  }
}

/** Media over Agora, whose SDK comes with the first room that needs it. */
export function agoraEngine(parts: AgoraParts = { load, clock: realClock }): LiveEngine<'AGORA'> {
  return {
    publish(tracks, options) {
      const publisher = new AgoraPublisher(tracks);
      const link = new AgoraLink(
        options,
        {
          prepare: (client) => client.setClientRole('host'),
          joined: (client, sdk) => publisher.join(client, sdk),
        },
        parts,
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
        parts,
      );
    },
  };
}
