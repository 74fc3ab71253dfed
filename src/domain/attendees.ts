import type { Schemas } from '#openapi/contract.ts';
import { stepProblem } from '#openapi/currencies.ts';
import { manageTicketsRequestRules as rules } from '#openapi/generated/rules/manageTicketsRequestRules.ts';
import { readAmount, writeAmount } from '../lib/amount.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import { formatMoney } from '../lib/money.ts';
import { tableTime } from '../lib/tableTime.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { isBlocked } from './tickets.ts';

export type Ticket = Schemas['Ticket'];
type Question = Schemas['AttendeeQuestion'];

export const attendeeStatusLabels: Record<Ticket['status'], string> = {
  1: 'Valid',
  2: 'Checked in',
  3: 'Cancelled',
  4: 'Not used',
  5: 'Handed on',
  6: 'Paid back',
};
export const attendeeStatusTones = {
  1: 'neutral',
  2: 'success',
  3: 'danger',
  4: 'neutral',
  5: 'info',
  6: 'warning',
} as const satisfies Record<Ticket['status'], string>;

/** How a ticket stands, in a word: disputed while a bank looks into its payment. */
export const attendeeBadge = (ticket: Pick<Ticket, 'status' | 'disputed'>) =>
  isBlocked(ticket)
    ? { label: 'Disputed', tone: 'warning' as const }
    : { label: attendeeStatusLabels[ticket.status], tone: attendeeStatusTones[ticket.status] };

/** As the fields have them: empty means any. */
export interface AttendeeFilters {
  text: string;
  packageId: string;
  status: string;
  /** `yes` or `no`. */
  checkedIn: string;
}
export const noAttendeeFilters: AttendeeFilters = { text: '', packageId: '', status: '', checkedIn: '' };

export const isAttendeeFiltered = (filters: AttendeeFilters): boolean =>
  Object.values(filters).some((value) => String(value).trim() !== '');

const longestText = 100;

/** From the address; what is not one of the choices is left out. */
export function readAttendeeFilters(params: URLSearchParams): AttendeeFilters {
  const status = params.get('status') ?? '';
  const checkedIn = params.get('in') ?? '';
  return {
    text: (params.get('q') ?? '').slice(0, longestText),
    packageId: params.get('package') ?? '',
    status: Object.hasOwn(attendeeStatusLabels, status) ? status : '',
    checkedIn: ['yes', 'no'].includes(checkedIn) ? checkedIn : '',
  };
}

/** Into the address, beside what else stands there. */
export function writeAttendeeFilters(params: URLSearchParams, filters: AttendeeFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const { text, packageId, status, checkedIn } = filters;
  for (const [name, value] of Object.entries({ q: text, package: packageId, status, in: checkedIn }))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}

/** For the API. */
export function askedAttendees({ text, packageId, status, checkedIn }: AttendeeFilters) {
  const words = text.trim();
  return {
    ...(words && { text: words }),
    ...(packageId && { packageId }),
    ...(status && { status: Number(status) as Ticket['status'] }), // One of its labels.
    ...(checkedIn && { checkedIn: checkedIn === 'yes' }),
  };
}

/** What can still go back of a ticket's price, in minor units. */
export const toPayBack = ({ price, refunded = 0, status }: Ticket): number =>
  status === 5 ? 0 : Math.max(0, price - refunded);

/** A ticket that opens the door, or has. */
export const isLive = ({ status }: Pick<Ticket, 'status'>): boolean => status === 1 || status === 2;

/** "€14.50", "€14.50, of which €5.00 went back", "Free". */
export function paidText({ price, refunded = 0, currency }: Ticket): string {
  if (price === 0) return 'Free';
  const back = refunded > 0 ? `, of which ${formatMoney({ amount: refunded, currency })} went back` : '';
  return `${formatMoney({ amount: price, currency })}${back}`;
}

/** What cancelling does, before it is done. */
export function cancelTicketText(ticket: Ticket): string {
  const amount = toPayBack(ticket);
  const money =
    amount > 0
      ? ` ${formatMoney({ amount, currency: ticket.currency })} goes back to whoever paid, to the same card.`
      : '';
  return `The ticket opens no door any more, and the seat is free again.${money} This cannot be taken back.`;
}

/** Who comes, as a form has it. */
export interface AttendeeValues {
  attendeeName: string;
  attendeeEmail: string;
  note: string;
}

export const attendeeValues = ({ attendeeName, attendeeEmail = '', note = '' }: Ticket): AttendeeValues => ({
  attendeeName,
  attendeeEmail,
  note,
});
export const noteLimit = rules.note.maxLength;
export const refundReasonLimit = rules.reason.maxLength;

/** What is wrong, by field. An address that is known can be another one, not none. */
export function attendeeErrors(values: AttendeeValues, { attendeeEmail }: Ticket): FieldErrors {
  const { attendeeName, attendeeEmail: email, note } = rules;
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  return validate(
    {
      attendeeName: { ...attendeeName, required: true },
      attendeeEmail: {
        ...email,
        required: attendeeEmail !== undefined,
        requiredMessage: 'Please enter an e-mail address.',
      },
      note,
    },
    trimmed,
  );
}

/** What of it is another than before, for the API; undefined when nothing is. */
export function changedAttendee(values: AttendeeValues, ticket: Ticket): Partial<AttendeeValues> | undefined {
  const before = attendeeValues(ticket);
  const changed = Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()])
      .filter(([name, value]) => value !== before[name as keyof AttendeeValues]), // The names of both.
  ) as Partial<AttendeeValues>;
  return Object.keys(changed).length > 0 ? changed : undefined;
}

export interface RefundValues {
  /** As it is typed; empty where all of it goes back. */
  amount: string;
  reason: string;
}

/** What is wrong with a part that is to be paid back, by field. */
export function refundErrors({ amount, reason }: RefundValues, ticket: Ticket): FieldErrors {
  const most = toPayBack(ticket);
  const read = readAmount(amount, ticket.currency);
  const wrong =
    amount.trim() === ''
      ? 'Please enter an amount.'
      : read === undefined || read < 1
        ? 'Please enter an amount such as 5.00.'
        : read > most
          ? `At most ${formatMoney({ amount: most, currency: ticket.currency })} can go back.`
          : read === most
            ? undefined
            : stepProblem(read, ticket.currency);
  return { ...(wrong && { amount: wrong }), ...reasonErrors({ reason }) };
}

/** A reason may be left out. */
export const reasonErrors = ({ reason }: Pick<RefundValues, 'reason'>): FieldErrors =>
  lengthOf(reason.trim()) > refundReasonLimit ? { reason: rules.reason.message } : {};

/** Each question with what was answered; undefined where nothing was. */
export const answeredQuestions = (questions: readonly Question[], { answers }: Pick<Ticket, 'answers'>) =>
  questions.map(({ questionId, label, type }) => {
    const values = answers.find((one) => one.questionId === questionId)?.values ?? [];
    const text = values.map((value) => (type === 'YES_NO' && value ? yesNo(value) : value)).join(', ');
    return { questionId, label, answer: text || undefined };
  });

const yesNo = (value: string) => (value.toLowerCase() === 'yes' ? 'Yes' : 'No');

const heads = [
  'Name',
  'E-mail',
  'Package',
  'Code',
  'State',
  'Price',
  'Paid back',
  'Currency',
  'Bought',
  'Checked in',
  'Gate',
  'Note',
];

/** Attendees as the rows of a table with all their answers, its heads first: for a file. */
export const attendeeTable = (all: readonly Ticket[], questions: readonly Question[]): string[][] => [
  [...heads, ...questions.map(({ label }) => label)],
  ...all.map((ticket) => [
    ticket.attendeeName,
    ticket.attendeeEmail ?? '',
    ticket.packageName,
    ticket.ticketCode,
    attendeeBadge(ticket).label,
    writeAmount(ticket.price, ticket.currency),
    writeAmount(ticket.refunded ?? 0, ticket.currency),
    ticket.currency,
    tableTime(ticket.issuedAt),
    tableTime(ticket.checkedInAt),
    ticket.gate ?? '',
    ticket.note ?? '',
    ...answeredQuestions(questions, ticket).map(({ answer }) => answer ?? ''),
  ]),
];
