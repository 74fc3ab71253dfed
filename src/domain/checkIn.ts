import type { Schemas } from '#openapi/contract.ts';

type Ticket = Schemas['Ticket'];
export type DoorResult = NonNullable<Schemas['TicketOutcome']['checkIn']>['result'];

/** What the door needs of a ticket; price, answers and addresses stay where they are. */
export type DoorTicket = Pick<
  Ticket,
  | 'ticketId'
  | 'ticketCode'
  | 'packageName'
  | 'attendeeName'
  | 'status'
  | 'disputed'
  | 'checkedInAt'
  | 'gate'
  | 'checkInId'
  | 'doubleAt'
  | 'doubleGate'
  | 'note'
>;
export type DoorEvent = Pick<Schemas['Event'], 'eventId' | 'eventName' | 'endAt' | 'status'>;

/** Everybody who may come, as one moment knew it. */
export interface DoorList {
  tickets: readonly DoorTicket[];
  /** Checks codes without a network: SPKI as base64url. */
  publicKey: string;
  /** When this device began to ask for it, by its own clock (ISO 8601). */
  askedAt: string;
  /** When the event ends; absent in lists that were kept before this was written down. */
  endsAt?: string;
}

/** What somebody holds out at the door: a code that was read, one that was typed, or a name that was found. */
export type DoorEntry = { qr: string } | { ticketCode: string } | { ticketId: string };

/** The answer to a scan. `usedAt` and `gate` are of the other scan of the same ticket. */
export interface Verdict {
  result: DoorResult;
  usedAt?: string;
  gate?: string;
  /** Of a ticket that is not valid: why. */
  status?: Ticket['status'];
  /** It is, and a bank looks into its payment. */
  disputed?: true;
}

interface Act {
  /** The same for every attempt to send it: it counts once. */
  clientId: string;
  /** When it was done (ISO 8601). */
  at: string;
  /** When the server had answered, by the clock of this device. Absent while it waits. */
  answeredAt?: string;
  /** Why the server did not take it; it is not sent again. */
  refused?: string;
  /** Somebody has read what came of it. */
  settled?: true;
}

export interface DoorScan extends Act {
  kind: 'scan';
  entry: DoorEntry;
  gate: string;
  /** Absent for what is no ticket of this event, as far as this device knows. */
  ticketId?: string;
  /** What this device says by itself; absent while it has no list. */
  verdict?: Verdict;
  /** The device has answered alone: whoever stood there was let in, or not, by its word. */
  alone?: true;
  /** What the server says. */
  answer?: Verdict;
  /** When the check-in counts from, by the server's clock. */
  countsAt?: string;
  /** What the server calls the check-in, to take it back. */
  checkInId?: string;
}

/** A check-in that is taken back. */
export interface DoorUndo extends Act {
  kind: 'undo';
  ticketId: string;
  /** The scan of this device that it takes back; absent for one of another device. */
  of?: string;
  /** The check-in of another device that it takes back, as the list names it. */
  checkInId?: string;
}

export type DoorAct = DoorScan | DoorUndo;

/** Only what the door needs is kept on the device. */
export const toDoorTicket = (ticket: Ticket): DoorTicket => {
  const { ticketId, ticketCode, packageName, attendeeName, status, checkedInAt, gate, note } = ticket;
  const { checkInId, doubleAt, doubleGate, disputed } = ticket;
  return {
    ticketId,
    ticketCode,
    packageName,
    attendeeName,
    status,
    ...(disputed && { disputed }),
    ...(checkedInAt && { checkedInAt }),
    ...(gate && { gate }),
    ...(checkInId && { checkInId }),
    ...(doubleAt && { doubleAt }),
    ...(doubleGate && { doubleGate }),
    ...(note && { note }),
  };
};

/** The word that counts: the server's, and until it comes that of the device. */
export const verdictOf = (scan: DoorScan): Verdict | undefined => scan.answer ?? scan.verdict;

/** Goes out as soon as there is a network. What the device refused alone was let in by nobody, and stays here. */
export const isWaiting = (act: DoorAct): boolean =>
  act.answeredAt === undefined &&
  act.refused === undefined &&
  !(act.kind === 'scan' && act.alone && act.verdict && act.verdict.result !== 'OK');

/** Without what belongs to a check-in. */
export const withoutCheckIn = <T extends DoorTicket>(
  ticket: T,
): Omit<T, 'checkedInAt' | 'gate' | 'checkInId' | 'doubleAt' | 'doubleGate'> => {
  const {
    checkedInAt: _at,
    gate: _gate,
    checkInId: _id,
    doubleAt: _double,
    doubleGate: _other,
    ...rest
  } = ticket;
  return rest;
};

interface Entry {
  at: string;
  gate?: string | undefined;
  checkInId?: string | undefined;
}

const used = (ticket: DoorTicket, { at, gate, checkInId }: Entry): DoorTicket => {
  if (ticket.status === 2 && ticket.checkedInAt !== undefined && ticket.checkedInAt <= at) return ticket;
  return {
    ...withoutCheckIn(ticket),
    status: 2,
    checkedInAt: at,
    ...(gate && { gate }),
    ...(checkInId && { checkInId }),
  };
};

/** Another check-in than the one that is taken back stays. */
const opened = (ticket: DoorTicket, { checkInId }: DoorUndo): DoorTicket =>
  checkInId !== undefined && ticket.checkInId !== undefined && checkInId !== ticket.checkInId
    ? ticket
    : { ...withoutCheckIn(ticket), status: 1 };

/** A code of ours that the list does not know yet: it was sold after the list was made. */
const unlisted = (ticketId: string): DoorTicket => ({
  ticketId,
  ticketCode: '',
  packageName: '',
  attendeeName: '',
  status: 1,
});

function after(act: DoorAct, ticket: DoorTicket): DoorTicket {
  if (act.refused !== undefined) return ticket;
  if (act.kind === 'undo') return opened(ticket, act);
  if (verdictOf(act)?.result === 'OK')
    return used(ticket, { at: act.countsAt ?? act.at, gate: act.gate, checkInId: act.checkInId });
  // What the device alone has refused it had from the list, which may have changed since.
  const { answer } = act;
  if (answer?.result === 'ALREADY_USED' && answer.usedAt !== undefined)
    return used(ticket, { at: answer.usedAt, gate: answer.gate });
  if (answer?.result === 'NOT_VALID' && answer.status !== undefined)
    return { ...ticket, status: answer.status, ...(answer.disputed && { disputed: answer.disputed }) };
  return ticket;
}

/** The tickets by id as they stand: the list, and what this device has done that the list cannot know. */
export function standOf(
  list: DoorList | undefined,
  acts: readonly DoorAct[],
): ReadonlyMap<string, DoorTicket> {
  const tickets = new Map(list?.tickets.map((ticket) => [ticket.ticketId, ticket]));
  for (const act of acts) {
    const { ticketId, answeredAt } = act;
    if (ticketId === undefined || (list && answeredAt !== undefined && answeredAt < list.askedAt)) continue;
    const ticket = tickets.get(ticketId);
    const isIn = act.kind === 'scan' && verdictOf(act)?.result === 'OK';
    if (ticket || isIn) tickets.set(ticketId, after(act, ticket ?? unlisted(ticketId)));
  }
  return tickets;
}

/** So long after the end of an event its door lets people in. */
const graceMs = 24 * 3_600_000;

/** What the device says about a ticket of this event by itself, with the words that the server uses. */
export function judge(ticket: DoorTicket, event: Pick<DoorEvent, 'endAt' | 'status'>, at: string): Verdict {
  const { status, disputed, checkedInAt, gate } = ticket;
  if (event.status !== 1) return { result: 'NOT_VALID', status: 3 };
  if (status > 2 || disputed) return { result: 'NOT_VALID', status, ...(disputed && { disputed }) };
  if (status === 2)
    return {
      result: 'ALREADY_USED',
      ...(checkedInAt && { usedAt: checkedInAt }),
      ...(gate && { gate }),
    };
  if (Date.parse(event.endAt) + graceMs <= Date.parse(at)) return { result: 'NOT_VALID', status: 4 };
  return { result: 'OK' };
}

/** A scan that let somebody in and was not taken back. */
export const hasLetIn = (scan: DoorScan, acts: readonly DoorAct[]): boolean =>
  verdictOf(scan)?.result === 'OK' &&
  !acts.some((act) => act.kind === 'undo' && act.of === scan.clientId && act.refused === undefined);

export interface DoorCounts {
  checkedIn: number;
  /** Who may come: neither cancelled nor handed on nor paid back. */
  all: number;
  /** By name of the gate; without a name where none was given. */
  gates: readonly { gate: string; checkedIn: number }[];
}

export function countDoor(tickets: Iterable<DoorTicket>): DoorCounts {
  const gates = new Map<string, number>();
  let [checkedIn, all] = [0, 0];
  for (const { status, gate = '' } of tickets) {
    if (status === 1 || status === 2 || status === 4) all++;
    if (status !== 2) continue;
    checkedIn++;
    gates.set(gate, (gates.get(gate) ?? 0) + 1);
  }
  const byName = [...gates]
    .map(([gate, count]) => ({ gate, checkedIn: count }))
    .toSorted((a, b) => a.gate.localeCompare(b.gate, 'en', { numeric: true }));
  return { checkedIn, all, gates: byName };
}
