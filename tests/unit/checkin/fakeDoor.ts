import { beforeEach, expect, vi } from 'vitest';
import { qrOf, ticketPublicKey } from '../../../server/modules/events/tickets/signature.ts';
import { ApiError, networkError } from '../../../src/api/errors.ts';
import { isWaiting, verdictOf, withoutCheckIn } from '../../../src/domain/checkIn.ts';
import { conflictOf } from '../../../src/domain/doorConflicts.ts';
import type { DoorAct, DoorList, DoorScan } from '../../../src/domain/checkIn.ts';
import { openDoor, type Door } from '../../../src/hooks/checkin/door.ts';
import type { DoorAnswer, DoorPayload } from '../../../src/hooks/checkin/doorMessages.ts';
import type { DoorStore } from '../../../src/hooks/checkin/doorStore.ts';

type Answer = DoorAnswer;
type Ticket = NonNullable<Answer['ticket']>;

export const secret = 'a secret of tests that is long enough';
export const start = Date.parse('2026-01-15T09:00:00.000Z');
export const iso = (seconds: number) => new Date(start + seconds * 1000).toISOString();
export const event = { eventId: 'e1', eventName: 'Harbour fair', endAt: iso(36_000), status: 1 } as const;

export const makeTicket = (number: number, changes: Partial<Ticket> = {}): Ticket => ({
  ticketId: `t${number}`,
  ticketCode: `7K3M9Q${String(number).padStart(4, '0')}`,
  eventId: 'e1',
  packageId: 'p1',
  packageName: 'Day pass',
  attendeeName: `Guest ${number}`,
  answers: [],
  price: 0,
  currency: 'EUR',
  status: 1,
  ownerUserId: 'u1',
  issuedAt: iso(-86_400),
  ...changes,
});
export const qrOfTicket = ({ ticketId, eventId = 'e1' }: { ticketId: string; eventId?: string }) =>
  qrOf(secret, { id: ticketId, event_id: eventId, issued_at: iso(-86_400) });

const isInvalid = ({ status, disputed }: Ticket) => status > 2 || disputed === true;

/** What the server does at the door, as tests/api/events/checkIn.test.ts holds it. */
export class FakeServer {
  readonly tickets = new Map<string, Ticket>();
  readonly answers = new Map<string, Answer>();
  pageSize = 500;
  /** How many requests arrived, answered or not. */
  asked = 0;
  /** The next answers are lost on their way back. */
  lost = 0;

  constructor(count: number) {
    for (let number = 1; number <= count; number++) this.tickets.set(`t${number}`, makeTicket(number));
  }

  page(pageIndex: number) {
    const all = [...this.tickets.values()];
    const response = all.slice((pageIndex - 1) * this.pageSize, pageIndex * this.pageSize);
    return {
      message: 'Tickets',
      response,
      count: all.length,
      publicKey: ticketPublicKey(secret),
      snapshotAt: iso(0),
    };
  }

  send(payload: DoorPayload): Answer {
    this.asked++;
    const { clientId = '' } = payload;
    const answer = this.answers.get(clientId) ?? this.#act(payload);
    this.answers.set(clientId, answer);
    this.#double(payload, answer);
    if (this.lost > 0) {
      this.lost--;
      throw networkError();
    }
    return answer;
  }

  #act(payload: DoorPayload): Answer {
    const { action, qr, ticketId, ticketCode, scannedAt: at = '', gate, clientId = '' } = payload;
    const id = qr?.split('.')[1] ?? ticketId;
    const all = [...this.tickets.values()];
    const ticket = all.find((one) =>
      id === undefined ? one.ticketCode === ticketCode : one.ticketId === id,
    );
    if (!ticket) return { checkIn: { result: 'NOT_GENUINE' } };
    if (action === 1) {
      if (ticket.checkInId !== payload.checkInId)
        throw new ApiError(409, 'STALE', { message: 'Another one.' });
      return { ticket: this.#put({ ...withoutCheckIn(ticket), status: 1 }) };
    }
    if (isInvalid(ticket)) return { checkIn: { result: 'NOT_VALID' }, ticket };
    const { checkedInAt: usedAt, gate: other } = ticket;
    const before = usedAt === undefined ? {} : { usedAt, ...(other && { gate: other }) };
    if (usedAt !== undefined && usedAt <= at)
      return { checkIn: { result: 'ALREADY_USED', ...before }, ticket };
    const now = this.#put({
      ...withoutCheckIn(ticket),
      status: 2,
      checkedInAt: at,
      checkInId: `of ${clientId}`,
      ...(gate && { gate }),
      ...(usedAt && { doubleAt: usedAt, ...(other && { doubleGate: other }) }),
    });
    return { checkIn: { result: 'OK', ...before }, ticket: now };
  }

  /** A device says that it has let somebody in by its own word. */
  #double({ alone, scannedAt: doubleAt = '', gate }: DoorPayload, { checkIn, ticket }: Answer) {
    const now = this.tickets.get(ticket?.ticketId ?? '');
    if (alone && checkIn?.result === 'ALREADY_USED' && now)
      this.#put({ ...now, doubleAt, ...(gate && { doubleGate: gate }) });
  }

  #put(ticket: Ticket): Ticket {
    this.tickets.set(ticket.ticketId, ticket);
    return ticket;
  }
}

/** The disk of one device: what is on it outlives the page. */
export class Disk implements DoorStore {
  list: DoorList | undefined;
  readonly acts = new Map<string, DoorAct>();
  broken = false;

  async #use<Result>(act: () => Result): Promise<Result> {
    if (this.broken) throw new DOMException('full', 'QuotaExceededError');
    return act();
  }
  readList = () => this.#use(() => this.list);
  writeList = (list: DoorList) => this.#use(() => void (this.list = list));
  readActs = () => this.#use(() => [...this.acts.values()].toSorted((a, b) => a.at.localeCompare(b.at)));
  writeAct = (act: DoorAct) => this.#use(() => void this.acts.set(act.clientId, act));
  dropActs = (gone: readonly DoorAct[]) =>
    this.#use(() => gone.forEach(({ clientId }) => this.acts.delete(clientId)));
}

export interface Device {
  door: Door;
  disk: Disk;
  /** Seconds after the start. */
  clock: { seconds: number };
  network: { on: boolean; slow: boolean };
  last: () => DoorAct | undefined;
}

/** A device at the door; the same disk again is the same device after a reload. */
export function device(server: FakeServer, name: string, disk = new Disk()): Device {
  const clock = { seconds: 0 };
  const network = { on: true, slow: false };
  let ids = disk.acts.size;
  const reach = async <Result>(act: () => Result): Promise<Result> => {
    if (!network.on) throw networkError();
    if (network.slow) await new Promise(() => {});
    return act();
  };
  const door = openDoor({
    event,
    deviceId: name,
    store: disk,
    read: (pageIndex) => reach(() => server.page(pageIndex)),
    send: (payload) => reach(() => server.send(payload)),
    isOnline: () => network.on,
    now: () => new Date(start + clock.seconds * 1000),
    newId: () => `${name}-${++ids}`,
    // The time is over before a slow network has answered, and never before a fast one.
    wait: () => (network.slow ? Promise.resolve() : new Promise(() => {})),
  });
  return { door, disk, clock, network, last: () => door.getState().acts.at(-1) };
}

export const qr = (number: number) => ({ qr: qrOfTicket({ ticketId: `t${number}` }) });
export const scansOf = ({ door }: Device) =>
  door.getState().acts.filter((act): act is DoorScan => act.kind === 'scan');
export const verdict = ({ door }: Device) => {
  const { acts, shown } = door.getState();
  const scan = acts.find(({ clientId }) => clientId === shown);
  return scan?.kind === 'scan' ? verdictOf(scan) : undefined;
};
export const waiting = ({ door }: Device) => door.getState().acts.filter(isWaiting).length;
export const conflicts = (one: Device) =>
  scansOf(one).flatMap((scan) => {
    const found = conflictOf(scan, one.door.getState().tickets.get(scan.ticketId ?? ''));
    return found ? [[scan.ticketId, found.kind, found.usedAt, found.gate]] : [];
  });
export const sent = (one: Device) => vi.waitFor(() => expect(waiting(one)).toBe(0));

/** Before each test: a server with four tickets, and an open door with its list. */
export function atGate1(): { server: FakeServer; gate1: Device } {
  const server = new FakeServer(4);
  const at = { server, gate1: device(server, 'gate1') };
  beforeEach(async () => {
    at.server = new FakeServer(4);
    at.gate1 = device(at.server, 'gate1');
    await at.gate1.door.open();
  });
  return at;
}
