import type { Schemas } from '#openapi/contract.ts';
import { manageEventRequestRules as rules } from '#openapi/generated/rules/manageEventRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { tickets } from './myEvents.ts';

export type EventPanel = Schemas['EventPanel'];
export type WaitlistEntry = Schemas['WaitlistEntry'];
export type SentMessage = EventPanel['messages'][number];

/** The tabs of an organiser's panel (product S36), by their name in the address. */
export const organiserTabs = ['overview', 'attendees', 'check-in', 'waiting-list', 'messages'] as const;
export type OrganiserTab = (typeof organiserTabs)[number];
export const organiserTabLabels: Record<OrganiserTab, string> = {
  overview: 'Overview',
  attendees: 'Attendees',
  'check-in': 'Check-in',
  'waiting-list': 'Waiting list',
  messages: 'Messages',
};
export const toOrganiserTab = (text: string | null): OrganiserTab =>
  organiserTabs.find((tab) => tab === text) ?? 'overview';

/** Drafts and what is on sale can be changed; a cancelled or ended event stays as it is. */
export const canEditEvent = ({ status, endAt }: Pick<Schemas['Event'], 'status' | 'endAt'>, now: Date) =>
  status === 0 || (status === 1 && Date.parse(endAt) > now.getTime());

/** A package with what was sold of it; of a removed one nothing is sold. */
export interface PackageSales {
  packageId: string;
  packageName: string;
  quantity: number;
  sold: number;
  revenue: number;
  checkedIn: number;
  isPaused: boolean;
}

/** What each package has brought in, in the order in which they are sold. */
export const packageSales = ({ details, byPackage }: EventPanel): PackageSales[] =>
  details.packages.map(({ packageId, packageName, quantity, status }) => {
    const sums = byPackage.find((one) => one.packageId === packageId);
    const { sold = 0, revenue = 0, checkedIn = 0 } = sums ?? {};
    return { packageId, packageName, quantity, sold, revenue, checkedIn, isPaused: status === 1 };
  });

/** Who waits for one package: those whom seats are offered to first, then the others in their order. */
export interface PackageWaitlist {
  packageId: string;
  packageName: string;
  entries: WaitlistEntry[];
  /** How many seats those want who still wait. */
  wanted: number;
  /** The first who still waits. */
  next: WaitlistEntry | undefined;
}

const rank = ({ state, position = 0 }: WaitlistEntry) => (state === 'OFFERED' ? 0 : position);

/** The waiting list by package. */
export function packageWaitlists(waitlist: readonly WaitlistEntry[]): PackageWaitlist[] {
  const byPackage = Map.groupBy(waitlist, ({ packageId }) => packageId);
  return [...byPackage].map(([packageId, all]) => {
    const entries = all.toSorted((a, b) => rank(a) - rank(b));
    const waiting = entries.filter(({ state }) => state === 'WAITING');
    return {
      packageId,
      packageName: all[0]?.packageName ?? '',
      entries,
      wanted: waiting.reduce((sum, { quantity }) => sum + quantity, 0),
      next: waiting[0],
    };
  });
}

/** A message as its form has it. `packageId` is empty until one is chosen. */
export interface MessageValues {
  audience: Schemas['AttendeeAudience'];
  packageId: string;
  message: string;
}

export const noMessage: MessageValues = { audience: 'ALL', packageId: '', message: '' };
export const messageLimit = rules.message.maxLength;

export const audienceLabels: Record<Schemas['AttendeeAudience'], string> = {
  ALL: 'Everybody with a ticket',
  PACKAGE: 'Those of one package',
  NOT_CHECKED_IN: 'Those who are not checked in',
};

const audiences = Object.keys(audienceLabels);

/** Whether what was kept on this device is such a message. */
export function isMessageValues(value: unknown): value is MessageValues {
  if (typeof value !== 'object' || value === null) return false;
  const { audience, packageId, message } = value as Partial<MessageValues>;
  return audiences.includes(audience ?? '') && typeof packageId === 'string' && typeof message === 'string';
}

/** What is wrong with a message, by field. */
export function attendeeMessageErrors({ audience, packageId, message }: MessageValues): FieldErrors {
  return {
    ...validate({ message: { ...rules.message, required: true } }, { message: message.trim() }),
    ...(audience === 'PACKAGE' && packageId === '' && { packageId: 'Please choose a package.' }),
  };
}

/** How many tickets those hold whom a message goes to; undefined until a package is chosen. */
export function messageReach(
  { audience, packageId }: Pick<MessageValues, 'audience' | 'packageId'>,
  { sales, byPackage }: Pick<EventPanel, 'sales' | 'byPackage'>,
): number | undefined {
  if (audience === 'ALL') return sales.sold;
  if (audience === 'NOT_CHECKED_IN') return Math.max(0, sales.sold - sales.checkedIn);
  if (packageId === '') return undefined;
  return byPackage.find((one) => one.packageId === packageId)?.sold ?? 0;
}

/** Who gets a message, in a sentence. A member with several tickets gets one. */
export function reachText(reach: number | undefined): string {
  if (reach === undefined) return 'Choose a package to see how many get it.';
  if (reach === 0) return 'Nobody would get it: there is no such ticket.';
  return `Goes to whoever holds ${reach === 1 ? 'this 1 ticket' : `these ${tickets(reach)}`}, as a notification and by e-mail.`;
}

/** Whom a sent message went to: "Everybody with a ticket", "Day pass". */
export const sentToText = (
  { audience, packageId }: Pick<SentMessage, 'audience' | 'packageId'>,
  packages: readonly Pick<Schemas['TicketPackage'], 'packageId' | 'packageName'>[],
): string =>
  audience === 'PACKAGE'
    ? (packages.find((one) => one.packageId === packageId)?.packageName ?? audienceLabels.PACKAGE)
    : audienceLabels[audience];
