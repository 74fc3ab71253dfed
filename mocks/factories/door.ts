import type { CheckInPanelProps } from '../../src/components/checkin/CheckInPanel.tsx';
import type { DoorTicket, Verdict } from '../../src/domain/checkIn.ts';
import type { DoorScanView } from '../../src/domain/doorViews.ts';
import { minutesBefore } from './feed.ts';
import { makeTicket } from './tickets.ts';

export const makeDoorTicket = (changes: Partial<DoorTicket> = {}): DoorTicket => ({
  ticketId: 't1',
  ticketCode: '7K3M9QX2TA',
  packageName: 'Day pass',
  attendeeName: 'Amara Diallo',
  status: 1,
  ...changes,
});

/** People of an event's list, some of them in. */
export const doorTickets: DoorTicket[] = [
  makeDoorTicket(),
  makeDoorTicket({
    ticketId: 't2',
    ticketCode: '5N8R2WK7VC',
    attendeeName: 'Ana Sousa',
    status: 2,
    checkedInAt: minutesBefore(38),
    gate: 'Gate 1',
    checkInId: 'k2',
  }),
  makeDoorTicket({
    ticketId: 't3',
    ticketCode: 'Q4D6H1Y9ZB',
    attendeeName: 'Anaïs Lefèvre',
    packageName: 'Students',
    note: 'Needs a seat near the door.',
  }),
  makeDoorTicket({ ticketId: 't4', ticketCode: 'M2X7C5T8GE', attendeeName: 'Joonho Han', status: 3 }),
];

/** A scan of a moment ago that let somebody in. */
export const makeScan = (changes: Partial<DoorScanView> = {}): DoorScanView => ({
  clientId: 'c1',
  at: minutesBefore(1),
  gate: 'Gate 2',
  verdict: { result: 'OK' },
  ticket: makeDoorTicket({ status: 2, checkedInAt: minutesBefore(1), gate: 'Gate 2' }),
  waits: false,
  pending: false,
  isIn: true,
  undone: false,
  ...changes,
});

/** One that did not. */
export const makeRefusal = (verdict: Verdict, changes: Partial<DoorScanView> = {}): DoorScanView =>
  makeScan({ verdict, isIn: false, ...changes });

/** The last scans of a device, the newest first. */
export const lastScans: DoorScanView[] = [
  makeScan(),
  makeRefusal(
    { result: 'ALREADY_USED', usedAt: minutesBefore(38), gate: 'Gate 1' },
    { clientId: 'c2', at: minutesBefore(3), ticket: doorTickets[1] },
  ),
  makeRefusal({ result: 'NOT_GENUINE' }, { clientId: 'c3', at: minutesBefore(6), ticket: undefined }),
  makeScan({ clientId: 'c4', at: minutesBefore(9), ticket: doorTickets[2], isIn: false, undone: true }),
];

const nothing = () => {};

/** A door with its list on the device, before the first scan. */
export const doorArgs: CheckInPanelProps = {
  settings: {
    gate: 'Gate 2',
    onGate: nothing,
    sound: true,
    onSound: nothing,
    online: true,
    list: { kept: { count: 412, at: minutesBefore(4) } },
    onRefresh: nothing,
  },
  camera: { status: 'off', onStart: nothing, onStop: nothing },
  code: { text: '', onText: nothing, onCheck: nothing },
  counts: {
    checkedIn: 132,
    all: 412,
    gates: [
      { gate: '', checkedIn: 4 },
      { gate: 'Gate 1', checkedIn: 76 },
      { gate: 'Gate 2', checkedIn: 52 },
    ],
  },
  waiting: 0,
  search: {
    text: '',
    onText: nothing,
    people: [],
    found: 0,
    onMore: nothing,
    onCheckIn: nothing,
    onUndo: nothing,
  },
  scans: { scans: lastScans, onUndo: nothing },
  conflicts: { conflicts: [], refusals: [], onSettle: nothing },
};

/** Checks the codes below; whoever knows the key of stories can make more of them. */
export const doorPublicKey = 'MCowBQYDK2VwAyEAg9g9bv6AWNFefi2UKDxjh4D06nHOL3brd2NuUCRrgqo';
const said = 'e1.1767949200';
export const doorCodes = {
  /** Of Amara's ticket. */
  amara: `T1.t1.${said}.1TVrcCrC_FvT39K0EH0UPgu-MZ6uYVcT-09rJZKV5n2V7nUVR1l6akfqdnaUJSpxvu2AsLRQH3kkXeQuqm3_BQ`,
  /** Of a ticket that was sold after the list was made. */
  late: `T1.t5.${said}.3V1QocNLmkk9nQ_Lr1bpSWnc4hxWQtbafV0jxcRqGwHqZblwBzjt7bn9Bz7-euVZ6j1Fg4HqinuRVbNI-THnDw`,
  elsewhere:
    'T1.t1.e9.1767949200.qDdE21I1LX3fgYJpm2U9_7oVoQ-6KZtTo9yUPmZffehUhU5FpkbHGz0BXcV3TlxT2NYFQaCPFqMyFpO5avlABw',
};

/** The same people as the server has them. */
export const ticketsAtDoor = doorTickets.map((ticket) =>
  makeTicket({ attendeeEmail: 'guest@example.org', ...ticket }),
);
