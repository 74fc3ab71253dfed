import type { Schemas } from '#openapi/contract.ts';
import { makeEventDetails } from './events.ts';
import { authors, minutesBefore } from './feed.ts';
import { makePosted } from './myEvents.ts';
import { makeTicket } from './tickets.ts';

type Ticket = Schemas['Ticket'];
type Panel = Schemas['EventPanel'];
type Entry = Schemas['WaitlistEntry'];

const dayMinutes = 60 * 24;

/** What the organiser asks each attendee. */
export const attendeeQuestions: Schemas['AttendeeQuestion'][] = [
  {
    questionId: 'q1',
    label: 'Which work are you looking for?',
    type: 'SINGLE',
    options: ['On board', 'In the yard', 'In the office'],
    required: true,
  },
  { questionId: 'q2', label: 'Do you bring papers to be read?', type: 'YES_NO', required: false },
];

/** A ticket as the organiser of its event has it: without the code of somebody else. */
export function makeAttendee(changes: Partial<Ticket> = {}): Ticket {
  const { qr: _qr, viewer: _viewer, ...ticket } = makeTicket({ ticketId: 'at1' });
  const answers = [
    { questionId: 'q1', values: ['In the yard'] },
    { questionId: 'q2', values: ['yes'] },
  ];
  // What is undefined is absent in an answer.
  return JSON.parse(JSON.stringify({ ...ticket, answers, ...changes })) as Ticket;
}

/** Those who come to the harbour job fair, by name; stories are drawn at 2026-01-15T09:00Z. */
export const attendees: readonly Ticket[] = [
  makeAttendee({ note: 'Needs a seat near the door.' }),
  makeAttendee({
    ticketId: 'at2',
    ticketCode: '4NV8C2KDR6',
    attendeeName: 'Bilal Öztürk',
    attendeeEmail: 'bilal@example.org',
    status: 2,
    checkedInAt: minutesBefore(40),
    gate: 'Gate 1',
    issuedAt: minutesBefore(dayMinutes * 9),
  }),
  makeAttendee({
    ticketId: 'at3',
    ticketCode: '9WZ5QF3HB1',
    packageId: 'p2',
    packageName: 'Afternoon',
    attendeeName: 'Chiara Conti',
    attendeeEmail: undefined,
    answers: [],
    price: 800,
    ownerUserId: 'u6',
    issuedAt: minutesBefore(dayMinutes * 3),
  }),
  makeAttendee({
    ticketId: 'at4',
    ticketCode: 'C0J7TYE4MS',
    packageId: 'p2',
    packageName: 'Afternoon',
    attendeeName: 'Dagny Solberg',
    attendeeEmail: 'dagny@example.org',
    price: 800,
    refunded: 800,
    status: 6,
    issuedAt: minutesBefore(dayMinutes * 14),
  }),
  makeAttendee({
    ticketId: 'at5',
    ticketCode: 'X2B6GPA8KV',
    attendeeName: 'Emeka Nwosu',
    attendeeEmail: 'emeka@example.org',
    refunded: 500,
    issuedAt: minutesBefore(dayMinutes * 2),
  }),
  makeAttendee({
    ticketId: 'at6',
    ticketCode: 'M4R1D9ZQ5E',
    attendeeName: 'Farah Haddad',
    attendeeEmail: 'farah@example.org',
    status: 5,
    issuedAt: minutesBefore(dayMinutes * 11),
  }),
];

const makeEntry = (changes: Partial<Entry>): Entry => ({
  waitlistId: 'w1',
  eventId: 'e1',
  eventName: 'Harbour job fair',
  packageId: 'p2',
  packageName: 'Afternoon',
  quantity: 1,
  state: 'WAITING',
  joinedAt: minutesBefore(dayMinutes * 2),
  member: authors.tomas,
  ...changes,
});

/** Somebody with an offer, and two who wait. */
export const waitlist: Entry[] = [
  makeEntry({
    waitlistId: 'w0',
    quantity: 2,
    state: 'OFFERED',
    offeredUntil: minutesBefore(-23 * 60 - 12),
    joinedAt: minutesBefore(dayMinutes * 4),
    member: authors.ilse,
  }),
  makeEntry({ position: 1 }),
  makeEntry({
    waitlistId: 'w2',
    quantity: 4,
    position: 2,
    joinedAt: minutesBefore(95),
    member: authors.joonho,
  }),
];

const sales: [day: string, sold: number][] = [
  ['2025-12-27', 9],
  ['2025-12-28', 14],
  ['2025-12-29', 6],
  ['2025-12-31', 2],
  ['2026-01-02', 5],
  ['2026-01-05', 11],
  ['2026-01-06', 17],
  ['2026-01-07', 8],
  ['2026-01-10', 4],
  ['2026-01-11', 3],
  ['2026-01-13', 6],
  ['2026-01-14', 3],
];

/** What was sold on these days at €12.50 each. */
export const byDay: Panel['byDay'] = sales.map(([day, sold]) => ({ day, sold, revenue: sold * 1_250 }));

/** The panel of an event with sales, a waiting list, and two messages that were sent. */
export function makeEventPanel(
  event: Partial<Schemas['Event']> = {},
  changes: Partial<Panel> = {},
  figures: Partial<Schemas['EventSales']> = {},
): Panel {
  const posted = makePosted(event, { checkedIn: 31, ...figures });
  return {
    details: { ...makeEventDetails({}, { attendeeQuestions }), event: posted.event },
    sales: posted.sales ?? { sold: 0, revenue: 0, refunded: 0, checkedIn: 0, views: 0 },
    byPackage: [
      { packageId: 'p1', sold: 60, revenue: 87_000, checkedIn: 22 },
      { packageId: 'p2', sold: 28, revenue: 23_200, checkedIn: 9 },
      { packageId: 'p3', sold: 0, revenue: 0, checkedIn: 0 },
    ],
    byDay,
    byGate: [
      { gate: 'Gate 1', checkedIn: 19 },
      { gate: 'Water side', checkedIn: 12 },
    ],
    waitlist,
    messages: [
      {
        messageId: 'm2',
        message: 'Doors open half an hour earlier: at half past nine there is coffee.',
        audience: 'ALL',
        recipients: 71,
        sentAt: minutesBefore(dayMinutes),
      },
      {
        messageId: 'm1',
        message: 'The ferry of the afternoon leaves from bridge 3.',
        audience: 'PACKAGE',
        packageId: 'p2',
        recipients: 24,
        sentAt: minutesBefore(dayMinutes * 6),
      },
    ],
    ...changes,
  };
}
