import {
  hasLetIn,
  isWaiting,
  verdictOf,
  type DoorAct,
  type DoorScan,
  type DoorTicket,
  type Verdict,
} from './checkIn.ts';
import { conflictOf, type DoorConflict } from './doorConflicts.ts';

/** A scan as the screen shows it. */
export interface DoorScanView {
  clientId: string;
  at: string;
  gate: string;
  /** Absent as long as nobody can tell. */
  verdict?: Verdict | undefined;
  ticket?: DoorTicket | undefined;
  /** The server has not heard of it yet. */
  waits: boolean;
  /** The server is being asked: the word of the device is not out yet. */
  pending: boolean;
  /** Why the server did not take it. */
  refused?: string | undefined;
  /** Somebody was let in by it, and it can be taken back. */
  isIn: boolean;
  undone: boolean;
}

export interface DoorConflictView extends DoorConflict {
  scan: DoorScanView;
}

type Tickets = ReadonlyMap<string, DoorTicket>;

export function scanView(scan: DoorScan, acts: readonly DoorAct[], tickets: Tickets): DoorScanView {
  const { clientId, at, gate, ticketId, refused, alone } = scan;
  const verdict = verdictOf(scan);
  const pending = !scan.answer && !alone && refused === undefined;
  const isIn = hasLetIn(scan, acts);
  return {
    clientId,
    at,
    gate,
    verdict: pending ? undefined : verdict,
    ticket: ticketId === undefined ? undefined : tickets.get(ticketId),
    waits: isWaiting(scan),
    pending,
    refused,
    isIn: isIn && refused === undefined && !pending,
    undone: verdict?.result === 'OK' && !isIn,
  };
}

/** The newest scans first. */
export const lastScans = (acts: readonly DoorAct[], tickets: Tickets, count: number): DoorScanView[] =>
  acts
    .filter((act) => act.kind === 'scan')
    .slice(-count)
    .toReversed()
    .map((scan) => scanView(scan, acts, tickets));

/** What somebody has to look at: doubles, and what the server refused. */
export const openConflicts = (acts: readonly DoorAct[], tickets: Tickets): DoorConflictView[] =>
  acts.flatMap((scan) => {
    if (scan.kind !== 'scan') return [];
    const found = conflictOf(scan, tickets.get(scan.ticketId ?? ''));
    return found ? [{ ...found, scan: scanView(scan, acts, tickets) }] : [];
  });

/** What the server did not take, and nobody has read yet. */
export const refusedActs = (acts: readonly DoorAct[]): { clientId: string; refused: string }[] =>
  acts.flatMap(({ clientId, refused, settled }) =>
    refused === undefined || settled ? [] : [{ clientId, refused }],
  );
