import type { AccessClaims, LiveEvent, LiveRole, RoomOrder, SeatId } from './protocol.ts';
import { Room } from './room.ts';
import { BadOffer, Session, type IceSettings } from './session.ts';

/** What one process takes on, so that no caller can exhaust it. */
export interface RoomLimits {
  rooms: number;
  viewersOfRoom: number;
  /** Sessions whose media do not flow yet, of the whole process. */
  negotiating: number;
  /** The same of one room's viewers, so that a room that everybody comes to at once leaves place for others. */
  negotiatingOfRoom: number;
  /** Offers of one seat in a minute. */
  offersOfSeat: number;
}

export const roomLimits: RoomLimits = {
  rooms: 200,
  viewersOfRoom: 500,
  negotiating: 60,
  negotiatingOfRoom: 20,
  offersOfSeat: 20,
};

/** Who never connects is let go after this. */
const CONNECT_MS = 15_000;
/** Browsers give a sign of life every 2.5 seconds at least. A viewer may lose a few, as on a train; a host is missed by all. */
const SILENCE_MS = { host: 8000, viewer: 15_000 };
/** A room that everybody left and that the API has not closed: it may be gone. */
const IDLE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 1000;

/** Why an offer is refused; `status` as WHIP and WHEP answer it, and after how many seconds another try may succeed. */
export class Refused extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
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

  /** An order that a later one has overtaken changes nothing: ids of seats rise. Throws Refused 503 when there are too many. */
  open(order: RoomOrder): Room {
    const known = this.all.get(order.channelName);
    if (!known) {
      if (this.all.size >= this.options.limits.rooms) throw new Refused(503, 'There are too many rooms.');
      const room = new Room(order, this.options.clock);
      this.all.set(order.channelName, room);
      return room;
    }
    if (known.hostSeatId < order.hostSeatId) {
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
    this.countNegotiating(room, role);
    const before = role === 0 ? room.host : room.viewers.get(seatId);
    if (role === 1 && !before && room.viewers.size >= this.options.limits.viewersOfRoom)
      throw new Refused(503, 'This room is full.');
    const session = new Session({ seatId, role, ice: this.options.ice, clock: this.options.clock });
    // In its place before anything is waited for: the bounds count it, and whoever removes the seat finds it.
    this.place(room, session, before);
    try {
      const answer = await session.answer(offer);
      if (session.ended) throw new Refused(409, 'This seat was taken meanwhile.');
      session.before?.end();
      session.before = undefined;
      return { session, answer };
    } catch (error) {
      if (error instanceof BadOffer) this.giveBack(room, session);
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
    // A host whom another tab has replaced is removed too, and has to hear why.
    if (role === 0 && room.hostSeatId !== seatId) throw new Refused(409, 'The host is elsewhere.');
    if (room.removed.has(seatId)) throw new Refused(403, 'This seat was removed.');
    return room;
  }

  private count(seatId: SeatId) {
    const now = this.options.clock();
    const known = this.offers.get(seatId);
    const recent = known && now - known.since < 60_000 ? known : { count: 0, since: now };
    this.offers.set(seatId, { ...recent, count: recent.count + 1 });
    if (recent.count >= this.options.limits.offersOfSeat)
      throw new Refused(429, 'Too many tries. Please wait a minute.', 60);
  }

  private countNegotiating(room: Room, role: LiveRole) {
    const { negotiating, negotiatingOfRoom } = this.options.limits;
    const count = (sessions: Session[]) => sessions.filter(({ connected }) => !connected).length;
    const isFull = role === 1 && count(room.sessions) >= negotiatingOfRoom;
    if (isFull || count([...this.all.values()].flatMap(({ sessions }) => sessions)) >= negotiating)
      throw new Refused(503, 'Too many are connecting just now.', 2);
  }

  /** `before` goes on until the new one has its answer, and its loss is then the loss of the new one. */
  private place(room: Room, session: Session, before: Session | undefined) {
    const { tell } = this.options;
    const { channelName } = room;
    const { seatId, role } = session;
    const who = role === 0 ? 'host' : 'viewer';
    session.before = before;
    session.told = before?.told ?? false;
    room.put(session);
    session.onConnected = () => {
      session.told = true;
      tell({ type: `${who}.connected`, channelName, seatId });
      room.askPicture();
    };
    session.onEnded = () => {
      session.before?.end();
      // One that a newer session of its seat has replaced is not missed.
      if (!room.has(session)) return;
      if (role === 0) room.host = undefined;
      else room.viewers.delete(seatId);
      room.idleSince = this.options.clock();
      if (session.told) tell({ type: `${who}.lost`, channelName, seatId });
    };
    if (role === 0) session.onRtp = (kind, packet) => room.forward(kind, packet);
    else session.onPictureWanted = room.askPicture;
  }

  /** An offer that says nothing does not end what the seat has. */
  private giveBack(room: Room, session: Session) {
    const { before } = session;
    if (!before || before.ended || !room.has(session)) return;
    session.before = undefined;
    room.put(before);
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

  private patience({ connected, role }: Session): number {
    if (!connected) return CONNECT_MS;
    return role === 0 ? SILENCE_MS.host : SILENCE_MS.viewer;
  }

  end() {
    clearInterval(this.timer);
    for (const channelName of this.all.keys()) this.close(channelName);
  }
}
