import { randomBytes } from 'node:crypto';
import {
  RTCPeerConnection,
  useOPUS as opus,
  useVP8 as vp8,
  type RTCRtpTransceiver,
  type RtpPacket,
  MediaStreamTrack,
} from 'werift';
import type { LiveRole, SeatId } from './protocol.ts';

/** How media get in and out of this process. */
export interface IceSettings {
  /** What the outside calls this machine, where it stands behind a translated address. */
  publicIp: string | undefined;
  udpPorts: [number, number] | undefined;
}

export interface SessionOptions {
  seatId: SeatId;
  role: LiveRole;
  ice: IceSettings;
  /** Milliseconds of a clock that does not jump. */
  clock: () => number;
}

/** A description that is none, or that has nothing we could send or take. */
export class BadOffer extends Error {}

/** Ports are bound in no time, or not at all. */
const GATHER_MS = 3000;

/**
 * One connection with one browser. It answers an offer that has all of its candidates, and its answer has all of ours, so that one
 * exchange is enough (as WHIP and WHEP allow).
 */
export class Session {
  readonly id = randomBytes(12).toString('base64url');
  readonly seatId: SeatId;
  readonly role: LiveRole;
  /** Media can flow. */
  connected = false;
  ended = false;
  /** Whether the API believes that this seat is connected. */
  told = false;
  /** The session of the same seat that stands in until this one has its answer. */
  before: Session | undefined;
  /** When the other end last gave a sign of life. A tab that died gives none, and says no goodbye. */
  heardAt: number;
  readonly startedAt: number;
  private readonly pc: RTCPeerConnection;
  private readonly publicIp: string | undefined;
  private readonly clock: () => number;
  onConnected: () => void = () => {};
  /** Once, whatever ended it. */
  onEnded: () => void = () => {};
  /** Of a host. */
  onRtp: (kind: 'audio' | 'video', packet: RtpPacket) => void = () => {};
  /** A viewer who needs a whole picture. */
  onPictureWanted: () => void = () => {};

  constructor({ seatId, role, ice, clock }: SessionOptions) {
    this.seatId = seatId;
    this.role = role;
    this.clock = clock;
    this.publicIp = ice.publicIp;
    this.startedAt = this.heardAt = clock();
    this.pc = new RTCPeerConnection({
      // One codec of each kind: what the host sends can then be read by whoever has got an answer.
      codecs: { audio: [opus()], video: [vp8()] },
      // Only browsers need help to be found: they come to us.
      iceServers: [],
      iceUseTcp: false,
      ...(ice.udpPorts ? { icePortRange: ice.udpPorts } : {}),
      iceFilterStunResponse: () => {
        this.heardAt = this.clock();
        return true;
      },
    });
    this.pc.connectionStateChange.subscribe((state) => {
      if (state === 'connected' && !this.connected && !this.ended) {
        this.connected = true;
        this.heardAt = this.clock();
        this.onConnected();
      }
      if (state === 'failed' || state === 'closed') this.end();
    });
    this.pc.onTrack.subscribe(({ kind, onReceiveRtp }) => {
      if (kind !== 'audio' && kind !== 'video') return;
      onReceiveRtp.subscribe((packet) => {
        this.heardAt = this.clock();
        if (!this.ended) this.onRtp(kind, packet);
      });
    });
  }

  /** The answer to an offer. Throws BadOffer. */
  async answer(offer: string): Promise<string> {
    for (const kind of ['audio', 'video'])
      if (offer.split(`\nm=${kind} `).length > 2) throw new BadOffer('One sound and one picture are enough.');
    if (/^m=application\b/m.test(offer)) throw new BadOffer('Rooms have sound and pictures alone.');
    try {
      await this.pc.setRemoteDescription({ type: 'offer', sdp: withFewCandidates(offer) });
      const media = this.pc.getTransceivers();
      if (media.length === 0) throw new BadOffer('This offer has no sound and no picture.');
      for (const transceiver of media) this.direct(transceiver);
      await this.pc.setLocalDescription(await this.pc.createAnswer());
      if (!this.media.some(({ codecs }) => codecs.length > 0))
        throw new BadOffer('This offer has neither VP8 nor Opus.');
    } catch (error) {
      if (error instanceof BadOffer) throw error;
      throw new BadOffer('This offer could not be read.', { cause: error });
    }
    await this.gathered();
    const sdp = withPublicIp(this.pc.localDescription?.sdp ?? '', this.publicIp);
    return this.role === 0 ? withStartBitrate(sdp) : sdp;
  }

  private get media(): RTCRtpTransceiver[] {
    return this.pc.getTransceivers().filter(({ rejected }) => !rejected);
  }

  private direct(transceiver: RTCRtpTransceiver) {
    if (this.role === 0) return transceiver.setDirection('recvonly');
    transceiver.setDirection('sendonly');
    void transceiver.sender.replaceTrack(new MediaStreamTrack({ kind: transceiver.kind }));
    if (transceiver.kind === 'video')
      transceiver.sender.onPictureLossIndication.subscribe(() => this.onPictureWanted());
    transceiver.sender.onRtcp.subscribe(() => (this.heardAt = this.clock()));
  }

  private async gathered(): Promise<void> {
    if (this.pc.iceGatheringState === 'complete') return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER_MS);
      this.pc.iceGatheringStateChange.subscribe((state) => {
        if (state !== 'complete') return;
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Sends a packet of the host on. One that cannot be sent is lost, as on any network. */
  send(kind: 'audio' | 'video', packet: RtpPacket) {
    if (!this.connected || this.ended) return;
    for (const { kind: own, sender } of this.pc.getTransceivers())
      if (own === kind) sender.sendRtp(packet).catch(() => {});
  }

  /** The next packets come from another source: their numbers go on after those of the last one, `gapMs` later. */
  continueFrom(kind: 'audio' | 'video', packet: RtpPacket, gapMs: number) {
    const perMs = kind === 'audio' ? 48 : 90;
    for (const { kind: own, sender } of this.pc.getTransceivers())
      if (own === kind) sender.replaceRTP(packet.header, true, Math.max(1, Math.round(gapMs * perMs)));
  }

  /** Asks the host for a whole picture. */
  async askPicture(): Promise<void> {
    for (const { kind, receiver } of this.pc.getTransceivers())
      if (kind === 'video' && receiver.track.ssrc !== undefined)
        await receiver.sendRtcpPLI(receiver.track.ssrc);
  }

  end() {
    if (this.ended) return;
    this.ended = true;
    this.connected = false;
    this.pc.close().catch(() => {});
    this.onEnded();
  }
}

/** Browsers name fewer. */
const MAX_CANDIDATES = 20;

/**
 * Each candidate is an address that we send to, and each `.local` name one that we would ask our own network for. More may always
 * come, since a browser is also found by what it sends: told that there are no more, the connection gives up before that.
 */
export function withFewCandidates(offer: string): string {
  let count = 0;
  return offer
    .split('\n')
    .filter((line) => {
      if (line.startsWith('a=end-of-candidates')) return false;
      if (!line.startsWith('a=candidate:')) return true;
      return !/\.local\b/i.test(line) && ++count <= MAX_CANDIDATES;
    })
    .join('\n');
}

/** Behind a translated address: every address of our own, as the outside reaches it. */
export function withPublicIp(sdp: string, publicIp: string | undefined): string {
  if (publicIp === undefined) return sdp;
  const lines = sdp.split('\r\n');
  return lines
    .flatMap((line) => {
      const [, before, address, after] =
        /^(a=candidate:\S+ \d+ udp \d+ )(\S+)( \d+ typ host.*)$/i.exec(line) ?? [];
      if (before === undefined || address === publicIp || address?.includes(':')) return [line];
      return [line, `${before}${publicIp}${after}`];
    })
    .join('\r\n');
}

/**
 * With what a host's browser begins, in kbit/s, where it reads that: a third of it otherwise, and half a minute to a picture as large
 * as the camera's. (Feedback on every packet does worse: it takes the delays of a busy process for those of the line.)
 */
function withStartBitrate(sdp: string): string {
  return sdp.replace(
    /^a=rtpmap:(\d+) VP8\/90000\r\n/gim,
    (line, type: string) => `${line}a=fmtp:${type} x-google-start-bitrate=1000\r\n`,
  );
}
