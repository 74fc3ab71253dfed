import type { AccessClaims, LiveEvent, RoomOrder, SeatId } from './protocol.ts';
import { Room } from './room.ts';
import { Session, type IceSettings } from './session.ts';

/** What one process takes on, so that no caller can exhaust it. */
export interface RoomLimits {
  rooms: number;
  viewersOfRoom: number;
  /** Sessions whose media do not flow yet, of the whole process. */
  negotiating: number;
  /** Offers of one seat in a minute. */
  offersOfSeat: number;
}

export const roomLimits: RoomLimits = { rooms: 200, viewersOfRoom: 500, negotiating: 60, offersOfSeat: 20 };

/** Who never connects is let go after this. */
const CONNECT_MS = 15_000;
/** Browsers give a sign of life every 2.5 seconds at least. */
const SILENCE_MS = 8000;
/** A room that everybody left and that the API has not closed: it may be gone. */
const IDLE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 1000;

/** Why an offer is refused; `status` as WHIP and WHEP answer it. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface RoomsOptions {
  ice: IceSettings;
  tell: (event: LiveEvent) => void;
  clock?: () => number;
  limits?: RoomLimits;
}

/** All rooms of this process and their sessions. */
export class Rooms {
  readonly all = new Map<string, Room>();
  /** Before a room's sessions end. */
  onClosing: (room: Room) => void = () => {};
  private readonly options: Required<RoomsOptions>;
  private readonly offers = new Map<SeatId, { count: number; since: number }>();
  private readonly timer: NodeJS.Timeout;

  constructor(options: RoomsOptions) {
    this.options = { clock: () => performance.now(), limits: roomLimits, ...options };
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  /** Throws Refused 503 when there are too many. */
  open(order: RoomOrder): Room {
    const known = this.all.get(order.channelName);
    if (!known) {
      if (this.all.size >= this.options.limits.rooms) throw new Refused(503, 'There are too many rooms.');
      const room = new Room(order, this.options.clock);
      this.all.set(order.channelName, room);
      return room;
    }
    if (known.hostSeatId !== order.hostSeatId) {
      known.hostSeatId = order.hostSeatId;
      known.host?.end();
    }
    known.idleSince = this.options.clock();
    return known;
  }

  close(channelName: string) {
    const room = this.all.get(channelName);
    if (!room) return;
    this.onClosing(room);
    this.all.delete(channelName);
    room.end();
    this.options.tell({ type: 'room.closed', channelName });
  }

  remove(channelName: string, seatId: SeatId) {
    const room = this.all.get(channelName);
    if (!room) return;
    room.removed.add(seatId);
    for (const session of room.sessions) if (session.seatId === seatId) session.end();
  }

  /** The session and the answer to an offer. Throws Refused and BadOffer. */
  async join(claims: AccessClaims, offer: string): Promise<{ session: Session; answer: string }> {
    const room = this.roomFor(claims);
    const { seatId, role } = claims;
    this.count(seatId);
    if (this.negotiating() >= this.options.limits.negotiating)
      throw new Refused(503, 'Too many are connecting just now.');
    const before = role === 0 ? room.host : room.viewers.get(seatId);
    if (role === 1 && !before && room.viewers.size >= this.options.limits.viewersOfRoom)
      throw new Refused(503, 'This room is full.');
    const session = new Session({ seatId, role, ice: this.options.ice, clock: this.options.clock });
    // In its place before anything is waited for: the bounds count it, and whoever removes the seat finds it.
    this.place(room, session);
    before?.end();
    try {
      const answer = await session.answer(offer);
      if (session.ended) throw new Refused(409, 'This seat was taken meanwhile.');
      return { session, answer };
    } catch (error) {
      session.end();
      throw error;
    }
  }

  /** Ends one session, as its owner asks; false when there is none. */
  leave(claims: AccessClaims, sessionId: string): boolean {
    const sessions = this.all.get(claims.channelName)?.sessions ?? [];
    const found = sessions.find(({ id, seatId }) => id === sessionId && seatId === claims.seatId);
    found?.end();
    return found !== undefined;
  }

  private roomFor({ channelName, seatId, role, mediaType }: AccessClaims): Room {
    const room = this.all.get(channelName);
    if (!room || room.mediaType !== mediaType) throw new Refused(404, 'There is no such room.');
    if (room.removed.has(seatId)) throw new Refused(403, 'This seat was removed.');
    if (role === 0 && room.hostSeatId !== seatId) throw new Refused(409, 'The host is elsewhere.');
    return room;
  }

  private count(seatId: SeatId) {
    const now = this.options.clock();
    const known = this.offers.get(seatId);
    const recent = known && now - known.since < 60_000 ? known : { count: 0, since: now };
    this.offers.set(seatId, { ...recent, count: recent.count + 1 });
    if (recent.count >= this.options.limits.offersOfSeat)
      throw new Refused(429, 'Too many tries. Please wait a minute.');
  }

  private negotiating(): number {
    return [...this.all.values()].flatMap(({ sessions }) => sessions).filter(({ connected }) => !connected)
      .length;
  }

  private place(room: Room, session: Session) {
    const { tell } = this.options;
    const { channelName } = room;
    const { seatId, role } = session;
    const who = role === 0 ? 'host' : 'viewer';
    if (role === 0) room.host = session;
    else room.viewers.set(seatId, session);
    const isCurrent = () => (role === 0 ? room.host : room.viewers.get(seatId)) === session;
    let wasConnected = false;
    session.onConnected = () => {
      wasConnected = true;
      tell({ type: `${who}.connected`, channelName, seatId });
      room.askPicture();
    };
    session.onEnded = () => {
      // One that a newer session of its seat has replaced is not missed.
      if (!isCurrent()) return;
      if (role === 0) room.host = undefined;
      else room.viewers.delete(seatId);
      room.idleSince = this.options.clock();
      if (wasConnected) tell({ type: `${who}.lost`, channelName, seatId });
    };
    if (role === 0) session.onRtp = (kind, packet) => room.forward(kind, packet);
    else session.onPictureWanted = room.askPicture;
  }

  /** Lets go who never came, who fell silent, and rooms that everybody forgot. */
  private look() {
    const now = this.options.clock();
    for (const room of this.all.values()) {
      for (const session of room.sessions)
        if (now - (session.connected ? session.heardAt : session.startedAt) > this.patience(session))
          session.end();
      if (room.sessions.length === 0 && now - room.idleSince > IDLE_MS) this.close(room.channelName);
    }
    for (const [seatId, { since }] of this.offers) if (now - since > 60_000) this.offers.delete(seatId);
  }

  private patience({ connected }: Session): number {
    return connected ? SILENCE_MS : CONNECT_MS;
  }

  end() {
    clearInterval(this.timer);
    for (const channelName of this.all.keys()) this.close(channelName);
  }
}
