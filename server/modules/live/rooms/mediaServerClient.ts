import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { signAccess } from '../../../live/accessToken.ts';
import type { IceServer } from '../../../live/config.ts';
import {
  readLiveEvent,
  readState,
  type AccessClaims,
  type HeardEvent,
  type RoomOrder,
  type SeatId,
} from '../../../live/protocol.ts';
import { MediaServerAway, type MediaServer, type NotRecording } from '../../../services/mediaServer.ts';

/** Where the media server is, and how it is begun. */
export interface MediaServerPlace {
  /** Shared with it. */
  readonly secret: string;
  /** What browsers put before `/live/whip/{channelName}`; empty where they reach it through the API. */
  readonly browserUrl: string;
  /** What the API calls it; begins it where that is ours to do. Throws MediaServerAway. */
  controlUrl(): Promise<string>;
  /** Whether it is to run without being asked: it always does, or there is something left of an earlier run. */
  runs(): Promise<boolean>;
  end(): Promise<void>;
}

export interface ClientLog {
  warn(about: object, text: string): void;
}

const ANSWER_MS = 10_000;
/** The media server says that it is alive each 10 seconds. */
const SILENCE_MS = 25_000;
const RETRY_MS = [200, 1000, 3000, 10_000];

/** The media server over HTTP, wherever it is. */
export class MediaServerClient implements MediaServer {
  readonly place: MediaServerPlace;
  private readonly iceServers: IceServer[];
  private readonly log: ClientLog;
  private readonly listeners = new Set<(event: HeardEvent) => void>();
  private readonly closing = new AbortController();
  private hearing: Promise<void> | undefined;

  constructor(place: MediaServerPlace, iceServers: IceServer[], log: ClientLog) {
    this.place = place;
    this.iceServers = iceServers;
    this.log = log;
  }

  way(claims: AccessClaims) {
    const { browserUrl, secret } = this.place;
    return {
      token: signAccess(claims, secret),
      serverUrl: `${browserUrl}/live/${claims.role === 0 ? 'whip' : 'whep'}/${claims.channelName}`,
      iceServers: this.iceServers,
    };
  }

  async openRoom(order: RoomOrder): Promise<void> {
    await this.expect(await this.ask('POST', 'rooms', order), []);
  }

  async closeRoom(channelName: string): Promise<void> {
    await this.expect(await this.ask('DELETE', `rooms/${channelName}`), []);
  }

  async removeSeat(channelName: string, seatId: SeatId): Promise<void> {
    await this.expect(await this.ask('POST', `rooms/${channelName}/remove`, { seatId }), []);
  }

  async startRecording(channelName: string, recordingId: string): Promise<NotRecording | undefined> {
    const response = await this.ask('POST', `rooms/${channelName}/record`, { recordingId });
    await this.expect(response, [404, 409, 507]);
    if (response.status === 404) return 'NO_ROOM';
    if (response.status === 507) return 'DISK_FULL';
    if (response.status === 200) return undefined;
    return (await response.text()) === 'NO_HOST' ? 'NO_HOST' : 'RUNNING';
  }

  async stopRecording(channelName: string): Promise<void> {
    await this.expect(await this.ask('POST', `rooms/${channelName}/record/stop`, {}), []);
  }

  async readStill(channelName: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    const response = await this.ask('GET', `rooms/${channelName}/still`, undefined, within);
    await this.expect(response, [404]);
    return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : undefined;
  }

  async readRecording(recordingId: string): Promise<Readable | undefined> {
    const response = await this.ask('GET', `recordings/${recordingId}`);
    await this.expect(response, [404]);
    if (response.status === 404) return undefined;
    return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
  }

  async deleteRecording(recordingId: string): Promise<void> {
    await this.expect(await this.ask('DELETE', `recordings/${recordingId}`), []);
  }

  async state() {
    const response = await this.ask('GET', 'state');
    await this.expect(response, []);
    return readState(await response.json());
  }

  listen(hear: (event: HeardEvent) => void): () => void {
    this.listeners.add(hear);
    this.place.runs().then(
      (runs) => runs && this.hear(),
      (error: unknown) => this.log.warn({ err: error }, 'what the media server left could not be looked for'),
    );
    return () => this.listeners.delete(hear);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.hearing;
    await this.place.end();
  }

  /** What it answers within its time; a file may take longer than its head. Throws MediaServerAway. */
  private async ask(method: string, path: string, body?: object, calledOff?: AbortSignal): Promise<Response> {
    const url = await this.place.controlUrl();
    if (!calledOff) this.hear();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ANSWER_MS);
    try {
      return await fetch(`${url}/control/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.place.secret}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.any([late.signal, this.closing.signal, ...(calledOff ? [calledOff] : [])]),
      });
    } catch (error) {
      throw new MediaServerAway('the media server does not answer', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Throws MediaServerAway for what is no success and not among these. */
  private async expect(response: Response, others: number[]): Promise<void> {
    if (response.ok || others.includes(response.status)) return;
    throw new MediaServerAway(`the media server answers ${response.status}: ${await response.text()}`);
  }

  /** Hears what happens until we are closed, whatever ends the connection. */
  private hear() {
    if (this.closing.signal.aborted) return;
    this.hearing ??= this.hearOn();
  }

  private async hearOn(): Promise<void> {
    const { signal } = this.closing;
    for (let tries = 0; !signal.aborted; tries += 1) {
      try {
        await this.hearOnce(() => (tries = 0));
      } catch (error) {
        if (!signal.aborted && tries === 0) this.log.warn({ err: error }, 'the media server is away');
      }
      const wait = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)];
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  private async hearOnce(connected: () => void): Promise<void> {
    const silent = new AbortController();
    const alive = () => setTimeout(() => silent.abort(), SILENCE_MS).unref();
    let timer = alive();
    try {
      const response = await this.ask('GET', 'events', undefined, silent.signal);
      await this.expect(response, []);
      const lines = response.body?.pipeThrough(new TextDecoderStream());
      // After the connection stands: nothing is missed between both.
      this.tell({ type: 'state', state: await this.state() });
      connected();
      let rest = '';
      for await (const part of lines ?? []) {
        clearTimeout(timer);
        timer = alive();
        const whole = (rest + part).split('\n');
        rest = whole.pop() ?? '';
        for (const line of whole) {
          const event = readLiveEvent(line);
          if (event && event.type !== 'alive') this.tell(event);
        }
      }
    } finally {
      clearTimeout(timer);
      // The connection too, when the state could not be had.
      silent.abort();
    }
  }

  private tell(event: HeardEvent) {
    for (const hear of this.listeners) hear(event);
  }
}
