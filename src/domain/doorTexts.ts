import { clockTime } from '../lib/clockTime.ts';
import type { DoorScan, DoorTicket, Verdict } from './checkIn.ts';
import type { DoorConflict } from './doorConflicts.ts';

export type DoorTone = 'ok' | 'used' | 'no' | 'unknown';

export interface DoorWords {
  tone: DoorTone;
  title: string;
  detail?: string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** "10:42", with the day when it was another one: "14 Jan 10:42". The clock is that of the device at the door. */
export function doorTime(at: string, now: Date): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? clockTime(date) : `${day.format(date)} ${clockTime(date)}`;
}

/** "10:42 at Gate 1". */
const whereAndWhen = (at: string | undefined, gate: string | undefined, now: Date): string =>
  [at === undefined ? '' : doorTime(at, now), gate ? `at ${gate}` : ''].filter(Boolean).join(' ');

const invalid: Partial<Record<number, DoorWords>> = {
  4: { tone: 'no', title: 'Expired', detail: 'The event is over.' },
  5: { tone: 'no', title: 'Handed on', detail: 'Somebody else has this ticket now, with another code.' },
  6: { tone: 'no', title: 'Paid back', detail: 'The money for this ticket was paid back.' },
};

const disputed: DoorWords = {
  tone: 'no',
  title: 'Disputed',
  detail: 'A bank looks into the payment of this ticket.',
};

/** What the door reads of a scan: few words that can be read from a step away (product S36). */
export function doorWords(verdict: Verdict | undefined, now: Date): DoorWords {
  switch (verdict?.result) {
    case 'OK':
      return { tone: 'ok', title: 'OK' };
    case 'ALREADY_USED': {
      const when = whereAndWhen(verdict.usedAt, verdict.gate, now);
      return { tone: 'used', title: ['Already used', when].filter(Boolean).join(' ') };
    }
    case 'WRONG_EVENT':
      return { tone: 'no', title: 'Wrong event', detail: 'This ticket is for another event.' };
    case 'NOT_VALID':
      if (verdict.disputed && (verdict.status ?? 3) <= 2) return disputed;
      return (
        invalid[verdict.status ?? 3] ?? {
          tone: 'no',
          title: 'Cancelled',
          detail: 'This ticket is not valid any more.',
        }
      );
    case 'NOT_GENUINE':
      return { tone: 'no', title: 'Not genuine', detail: 'This is not a ticket of ours.' };
    case undefined:
      return {
        tone: 'unknown',
        title: 'Not checked',
        detail: 'This device cannot tell yet. The scan is sent once it reaches the server.',
      };
  }
}

/** How a ticket of the list stands: "Checked in 10:42 at Gate 1". */
export function ticketStandText(
  { status, disputed: isDisputed, checkedInAt, gate }: DoorTicket,
  now: Date,
): string {
  if (isDisputed && status === 1) return disputed.title;
  if (status === 1) return 'Not here yet';
  if (status === 2) return `Checked in ${whereAndWhen(checkedInAt, gate, now)}`.trim();
  return doorWords({ result: 'NOT_VALID', status }, now).title;
}

/** Who came; somebody whose ticket is younger than the list has no name on this device. */
export const attendeeText = (ticket: DoorTicket | undefined): string =>
  ticket?.attendeeName ? ticket.attendeeName : 'Not in the list yet';

/** What was found out later about somebody who was let in. */
export function conflictText(
  { kind, usedAt, gate }: DoorConflict,
  { at, gate: here }: Pick<DoorScan, 'at' | 'gate'>,
  now: Date,
): string {
  const own = `Let in ${whereAndWhen(at, here, now)}`;
  const other = whereAndWhen(usedAt, gate, now);
  switch (kind) {
    case 'firstElsewhere':
      return `${own}, but first on another device ${other}. Two people may have come with this ticket.`;
    case 'againElsewhere':
      return `${own}, and again on another device ${other}. Two people may have come with this ticket.`;
    case 'notValid':
      return `${own}, but the ticket was not valid any more.`;
  }
}
