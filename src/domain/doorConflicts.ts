import type { DoorScan, DoorTicket } from './checkIn.ts';

/** Two scans of one ticket, or a ticket that was no more: what was found out only later. */
export interface DoorConflict {
  kind: 'firstElsewhere' | 'againElsewhere' | 'notValid';
  /** Of the other scan. */
  usedAt?: string | undefined;
  gate?: string | undefined;
}

/** What has become of a scan that the server took: an earlier or a later one of another device may have arrived since. */
function ofTaken({ answer, countsAt }: DoorScan, ticket: DoorTicket | undefined): DoorConflict | undefined {
  const { checkedInAt = '', gate, doubleAt, doubleGate } = ticket ?? {};
  if (countsAt !== undefined && checkedInAt !== '') {
    if (checkedInAt < countsAt) return { kind: 'firstElsewhere', usedAt: checkedInAt, gate };
    // The other device had let somebody in alone.
    if (checkedInAt === countsAt && doubleAt !== undefined)
      return { kind: 'againElsewhere', usedAt: doubleAt, gate: doubleGate };
  }
  if (answer?.usedAt === undefined) return undefined;
  return { kind: 'againElsewhere', usedAt: answer.usedAt, gate: answer.gate };
}

/** How the server's word differs from what was done at this door; undefined when there is nothing to tell. */
export function conflictOf(scan: DoorScan, ticket: DoorTicket | undefined): DoorConflict | undefined {
  const { answer, alone, verdict, settled } = scan;
  if (!answer || settled) return undefined;
  if (answer.result === 'OK') return ofTaken(scan, ticket);
  if (!alone || verdict?.result !== 'OK') return undefined;
  return answer.result === 'ALREADY_USED'
    ? { kind: 'firstElsewhere', usedAt: answer.usedAt, gate: answer.gate }
    : { kind: 'notValid' };
}
