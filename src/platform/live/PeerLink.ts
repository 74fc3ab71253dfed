import type { Clock } from '../../lib/clock.ts';
import type { AccessOf, Link, LinkListener, LinkOptions } from './engine.ts';
import { barsBetween, count, nothingCounted, type Counted } from './quality.ts';
import { pauseOf } from './pauseOf.ts';
import { Retries } from './retries.ts';
import { beginSession, SignalError, type Fetch, type Session } from './signalling.ts';
import { statusOf } from './statusOf.ts';

/** From the offer until media may flow. */
const connectMs = 15_000;
/** A network that changes is often back by itself. */
const healMs = 3000;
const lookMs = 2000;
/** All candidates are in the offer; a server that does not answer must not hold it back. */
const gatherMs = 1500;
/** Sooner the media server may not have missed this host yet, and what it still has is taken for another one. */
const missedMs = 12_000;
/** A token that ends sooner is not worth sending. */
const leftMs = 30_000;

/** What is needed of a browser, so that a test can stand in for it. */
export interface PeerParts {
  createPeer: (configuration: RTCConfiguration) => RTCPeerConnection;
  fetch: Fetch;
  clock: Clock;
}

export interface PeerRole {
  /** There is one of it in a room: another one takes its place. */
  single: boolean;
  /** Adds what is sent or wanted, before the offer. */
  prepare: (peer: RTCPeerConnection) => void;
  /** What was counted between two looks, two seconds apart. */
  look: (before: Counted, now: Counted) => void;
}

type TimerName = 'next' | 'connect' | 'heal' | 'look';

interface Current {
  peer: RTCPeerConnection;
  abort: AbortController;
  session?: Session;
}

/**
 * A connection to the media server that is kept: after a break another session takes its place, with waits that grow and an end of
 * the tries. It asks for access anew only when what it holds is refused or about to end.
 */
export class PeerLink implements Link {
  readonly #options: LinkOptions<'WEBRTC', LinkListener>;
  readonly #role: PeerRole;
  readonly #parts: PeerParts;
  readonly #retries: Retries;
  #access: AccessOf<'WEBRTC'> | undefined;
  #renewed = false;
  /** Since when the API says that the host is elsewhere. */
  #takenSince: number | undefined;
  #current: Current | undefined;
  /** Counts up with each connection that is let go. */
  #attempt = 0;
  #closed = false;
  #over = false;
  #seen = nothingCounted;
  readonly #timers = new Map<TimerName, () => void>();

  constructor(options: LinkOptions<'WEBRTC', LinkListener>, role: PeerRole, parts: PeerParts) {
    this.#options = options;
    this.#role = role;
    this.#parts = parts;
    this.#retries = new Retries(parts.clock);
    this.#access = options.access;
    options.listener.onState('connecting');
    void this.#turn();
  }

  retry(): void {
    if (this.#closed || (this.#current && !this.#over)) return;
    this.#over = false;
    this.#retries.afresh();
    this.#options.listener.onState('reconnecting');
    void this.#turn();
  }

  close(): void {
    this.#closed = true;
    this.#drop()?.end();
  }

  #after(name: TimerName, ms: number, run: () => void): void {
    this.#timers.get(name)?.();
    this.#timers.set(name, this.#parts.clock.after(ms, run));
  }

  #callOff(...names: TimerName[]): void {
    for (const name of names) this.#timers.get(name)?.();
  }

  /** Lets go of the connection that there is; its session is left to the next one, which takes its place there. */
  #drop(): Session | undefined {
    this.#attempt++;
    this.#callOff('next', 'connect', 'heal', 'look');
    const current = this.#current;
    this.#current = undefined;
    current?.abort.abort();
    current?.peer.close();
    return current?.session;
  }

  async #turn(): Promise<void> {
    this.#drop();
    const attempt = this.#attempt;
    const { clock } = this.#parts;
    try {
      const ends = this.#access && Date.parse(this.#access.expiresAt) - clock.now();
      if (ends === undefined || ends < leftMs) await this.#renew();
      if (attempt !== this.#attempt || !this.#access) return;
      await this.#connect(this.#access);
    } catch (error) {
      // What was let go has failed because of that.
      if (attempt === this.#attempt) this.#failed(error);
    }
  }

  async #renew(): Promise<void> {
    const access = await this.#options.renew();
    if (access.provider === 'WEBRTC') this.#access = access;
    else this.#end({ why: 'unreachable' });
  }

  async #connect({ iceServers, serverUrl, token }: AccessOf<'WEBRTC'>): Promise<void> {
    const { createPeer, fetch: send } = this.#parts;
    const peer = createPeer({ iceServers });
    const current: Current = { peer, abort: new AbortController() };
    this.#current = current;
    this.#after('connect', connectMs, () => this.#broke());
    this.#role.prepare(peer);
    peer.addEventListener('connectionstatechange', () => {
      if (this.#current === current) this.#follow(peer);
    });
    await peer.setLocalDescription(await peer.createOffer());
    await this.#gathered(peer);
    const offer = peer.localDescription?.sdp ?? '';
    const request = { serverUrl, token, offer, signal: current.abort.signal };
    const session = await beginSession(request, send);
    // Whoever left meanwhile did not know yet that it had begun.
    if (this.#current !== current) return session.end();
    current.session = session;
    await peer.setRemoteDescription({ type: 'answer', sdp: session.answer });
  }

  #gathered(peer: RTCPeerConnection): Promise<void> {
    if (peer.iceGatheringState === 'complete') return Promise.resolve();
    return new Promise((resolve) => {
      this.#parts.clock.after(gatherMs, resolve);
      peer.addEventListener('icegatheringstatechange', () => {
        if (peer.iceGatheringState === 'complete') resolve();
      });
    });
  }

  #follow(peer: RTCPeerConnection): void {
    switch (peer.connectionState) {
      case 'connected':
        this.#callOff('connect', 'heal');
        this.#renewed = false;
        this.#takenSince = undefined;
        this.#retries.stands();
        this.#seen = nothingCounted;
        this.#options.listener.onState('live');
        this.#after('look', lookMs, () => void this.#look(peer));
        return;
      case 'disconnected':
        this.#options.listener.onState('reconnecting');
        this.#after('heal', healMs, () => this.#broke());
        return;
      case 'failed':
      case 'closed':
        this.#broke();
        return;
      default:
    }
  }

  async #look(peer: RTCPeerConnection): Promise<void> {
    const report = await peer.getStats().catch(() => undefined);
    if (this.#current?.peer !== peer || !report) return;
    const now = count(report.values());
    this.#options.listener.onBars(barsBetween(this.#seen, now));
    this.#role.look(this.#seen, now);
    this.#seen = now;
    this.#after('look', lookMs, () => void this.#look(peer));
  }

  #failed(error: unknown): void {
    const status = error instanceof SignalError ? error.status : undefined;
    const answered = status === undefined ? statusOf(error) : 0;
    if (answered === 409 && this.#role.single) return this.#taken();
    const pause = pauseOf(error);
    if (answered > 0 && pause !== undefined) return this.#wait(pause);
    // What else the API says is its last word, unless it could not be asked.
    if (answered >= 400 && answered < 500) return this.#end({ why: 'refused', error });
    // Another one has the place, or this one was put out of it: both only ever happen to a host by another tab.
    if (this.#role.single && (status === 409 || status === 403)) return this.#end({ why: 'replaced' });
    // The room may be on another machine, or the token has ended: what the API says now is asked for, once at a time.
    if (status !== undefined && [401, 403, 404].includes(status)) {
      this.#access = undefined;
      if (!this.#renewed) {
        this.#renewed = true;
        void this.#turn();
        return;
      }
    }
    this.#broke();
  }

  /** Another tab is the host now, unless it is this one that is not missed yet: that is asked once more, and nobody is put out. */
  #taken(): void {
    const now = this.#parts.clock.now();
    this.#takenSince ??= now;
    const left = this.#takenSince + missedMs - now;
    if (left <= 0) return this.#end({ why: 'replaced' });
    this.#wait(left);
  }

  #wait(ms: number): void {
    this.#drop();
    this.#options.listener.onState('reconnecting');
    this.#options.listener.onBars(0);
    this.#after('next', ms, () => void this.#turn());
  }

  #broke(): void {
    if (this.#closed || this.#over) return;
    this.#drop();
    this.#renewed = false;
    const wait = this.#retries.broke();
    if (wait === undefined) return this.#end({ why: 'unreachable' });
    this.#wait(wait);
  }

  #end(end: Parameters<LinkListener['onEnd']>[0]): void {
    this.#over = true;
    this.#drop()?.end();
    this.#options.listener.onState('over');
    this.#options.listener.onEnd(end);
  }
}
