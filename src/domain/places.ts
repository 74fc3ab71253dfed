import type { Schemas } from '#openapi/contract.ts';
import { RequestStatus } from './enums.ts';
import { liveHref } from './liveHref.ts';

/** Where things are seen or done. One without an address is shown without a link. */
export interface Places {
  /** Of the dashboard's next steps: where each is done. */
  steps: Partial<Record<Schemas['DashboardStep']['step'], string>>;
  /** The own profile, where most of the steps are done; its route differs by role (specification 2). */
  profileOf?: (role: number) => string;
  /** A job seeker's applications. */
  applications?: string;
  /** The list of them in which an application with this status stands. */
  applicationsOf?: (requestStatus: number | undefined) => string;
  /** The jobs that the member has posted. */
  postedJobs?: string;
  /** Who applied for any of them. */
  requests?: string;
  /** Who applied for a job of the member. */
  applicantsOf?: (jobId: string) => string;
  /** A ticket, an own event or an interview, which a job seeker and HR see in different places. */
  upcomingOf?: (item: Schemas['Dashboard']['upcoming'][number], role: number) => string | undefined;
  liveRoomOf?: (channelName: string) => string;
  /** What the member has recorded. */
  recordings?: string;
  /** The member's own tickets, and one of them. */
  tickets?: string;
  ticketOf?: (ticketId: string) => string;
  myEvents?: string;
  /** The panel of an own event, which HR has at an address of its own; others find it on the event's page (specification 2). */
  eventPanelOf?: (eventId: string, role: number) => string | undefined;
  /** What the member has paid. */
  transactions?: string;
  /** The member's conversations. */
  chats?: string;
  /** A single event or job, by the encrypted token that stands for it (specification 2). */
  eventOf?: (token: string) => string;
  jobOf?: (token: string) => string;
  /** Where HR changes and closes a job of its own. */
  editJobOf?: (jobId: string) => string;
  closeJobOf?: (jobId: string) => string;
}

/**
 * A screen that does not exist has no address here, so that nothing leads to a page that is not found; whoever builds
 * the screen adds its line. `tests/architecture/links.test.ts` holds every address against the routes.
 */
export const places: Places = {
  transactions: '/transactions',
  chats: '/chats',
  myEvents: '/my-events',
  eventPanelOf: (eventId, role) => (role === 2 ? `/my-events/${encodeURIComponent(eventId)}` : undefined),
  steps: { 8: '#suggestions' },
  applications: '/job-applied',
  applicationsOf: (requestStatus) =>
    requestStatus === RequestStatus.ACCEPTED || requestStatus === RequestStatus.REJECTED
      ? '/job-applied?tab=decided'
      : '/job-applied',
  applicantsOf: (jobId) => `/jobs/job-requests?job=${encodeURIComponent(jobId)}`,
  tickets: '/tickets',
  ticketOf: (ticketId) => `/tickets?ticket=${encodeURIComponent(ticketId)}`,
  upcomingOf: ({ applicationId, requestStatus, ticketId }, role) => {
    if (ticketId) return places.ticketOf?.(ticketId);
    if (!applicationId) return undefined;
    if (role === 2) return `/jobs/job-requests?applicant=${encodeURIComponent(applicationId)}`;
    return places.applicationsOf?.(requestStatus);
  },
  postedJobs: '/jobs',
  requests: '/jobs/job-requests',
  profileOf: (role) => (role === 1 ? '/profile' : '/user-profile'),
  eventOf: (token) => `/events/event-details/${token}`,
  jobOf: (token) => `/jobs/job-details/${token}`,
  editJobOf: (jobId) => `/jobs?edit=${jobId}`,
  closeJobOf: (jobId) => `/jobs?close=${jobId}`,
  liveRoomOf: liveHref,
  recordings: '/records/video?tab=recordings&whose=mine',
};
