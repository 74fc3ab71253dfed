import { ExtensionProfiles, RtpPacket } from 'werift';
import type { RoomOrder, RoomState, SeatId } from './protocol.ts';
import type { Session } from './session.ts';

export type MediaKind = 'audio' | 'video';

/** Whole pictures are large: however many viewers want one, the host is asked at most this often. */
const PICTURE_EVERY_MS = 500;

interface Source {
  ssrc: number;
  at: number;
}

/** One room: what its host sends goes to each of its viewers. */
export class Room {
  readonly channelName: string;
  readonly mediaType: RoomOrder['mediaType'];
  hostSeatId: SeatId;
  /** In negotiation or connected. */
  host: Session | undefined;
  readonly viewers = new Map<SeatId, Session>();
  /** Seats that were thrown out. Tokens live longer than sessions. */
  readonly removed = new Set<SeatId>();
  idleSince: number;
  /** Hear what the host sends, for a recording or a still. */
  readonly listeners = new Set<(kind: MediaKind, packet: RtpPacket) => void>();
  private readonly clock: () => number;
  private readonly sources = new Map<MediaKind, Source>();
  private askedAt = -Infinity;
  private asking: NodeJS.Timeout | undefined;

  constructor({ channelName, mediaType, hostSeatId }: RoomOrder, clock: () => number) {
    this.channelName = channelName;
    this.mediaType = mediaType;
    this.hostSeatId = hostSeatId;
    this.clock = clock;
    this.idleSince = clock();
  }

  /** All sessions, those in negotiation too. */
  get sessions(): Session[] {
    return [...(this.host ? [this.host] : []), ...this.viewers.values()];
  }

  /** In the place of another session of its seat, if there is one. */
  put(session: Session) {
    if (session.role === 0) this.host = session;
    else this.viewers.set(session.seatId, session);
  }

  has(session: Session): boolean {
    return (session.role === 0 ? this.host : this.viewers.get(session.seatId)) === session;
  }

  forward(kind: MediaKind, packet: RtpPacket) {
    if (kind === 'video' && this.mediaType === 2) return;
    const { ssrc } = packet.header;
    const at = this.clock();
    const last = this.sources.get(kind);
    this.sources.set(kind, { ssrc, at });
    // The host's extensions have numbers that only the host's connection knows; what filled a packet up was taken out of it.
    const header = Object.assign(packet.clone().header, {
      extension: false,
      extensionProfile: ExtensionProfiles.OneByte,
      extensions: [],
      padding: false,
      paddingSize: 0,
    });
    const plain = new RtpPacket(header, packet.payload);
    for (const viewer of this.viewers.values()) {
      if (last && last.ssrc !== ssrc) viewer.continueFrom(kind, plain, at - last.at);
      viewer.send(kind, plain);
    }
    for (const hear of this.listeners) hear(kind, packet);
  }

  /** A viewer or a recording needs a whole picture: now, or as soon as the host may be asked again. */
  askPicture = () => {
    if (this.asking) return;
    const wait = this.askedAt + PICTURE_EVERY_MS - this.clock();
    if (wait <= 0) return this.ask();
    this.asking = setTimeout(() => {
      this.asking = undefined;
      this.ask();
    }, wait).unref();
  };

  private ask() {
    this.askedAt = this.clock();
    if (this.host?.connected) this.host.askPicture().catch(() => {});
  }

  end() {
    clearTimeout(this.asking);
    for (const session of this.sessions) session.end();
  }

  state(recordingId: string | undefined): RoomState {
    return {
      channelName: this.channelName,
      mediaType: this.mediaType,
      hostSeatId: this.hostSeatId,
      hostConnected: this.host?.connected ?? false,
      viewers: [...this.viewers.values()].filter(({ connected }) => connected).map(({ seatId }) => seatId),
      ...(recordingId === undefined ? {} : { recordingId }),
    };
  }
}
