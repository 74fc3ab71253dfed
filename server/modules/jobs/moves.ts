import type { RequestStatus } from '../../db/jobTables.ts';

export const [UNDER_REVIEW, ACCEPTED, REJECTED, HOLD] = [1, 2, 3, 4] as const;

/** The arrows of a request status (product 5). */
const moves: Record<RequestStatus, readonly RequestStatus[]> = {
  [UNDER_REVIEW]: [ACCEPTED, REJECTED, HOLD],
  [HOLD]: [UNDER_REVIEW, ACCEPTED, REJECTED],
  [ACCEPTED]: [REJECTED, HOLD],
  [REJECTED]: [HOLD],
};

/** What decides about a move. */
export interface Standing {
  status: RequestStatus;
  told_status: RequestStatus;
  earlier_status: RequestStatus | null;
  notify_at: string | null;
}

/** Nobody was told of the last move yet, so it may be taken back: to what the applicant knows, or to what was before it. */
const takesBack = ({ told_status, earlier_status, notify_at }: Standing, to: RequestStatus): boolean =>
  notify_at !== null && (to === told_status || to === earlier_status);

export const mayMove = (standing: Standing, to: RequestStatus): boolean =>
  moves[standing.status].includes(to) || takesBack(standing, to);

/** Whether the applicant hears nothing of such a move, because it leads back to what they know. */
export const undoes = (standing: Standing, to: RequestStatus): boolean =>
  standing.notify_at !== null && to === standing.told_status;

/** An answer can be taken back for this long before anybody is told (product 5). */
export const NOTICE_MS = 600_000;
export const LONGEST_NOTICE_MS = 7 * 86_400_000;

/** Whether the notice of such a move waits; of the others it leaves at once. */
export const noticeWaits = (to: RequestStatus): boolean => to === ACCEPTED || to === REJECTED;

/** After so long without an answer an application is overdue, its applicant may nudge, and HR is reminded. */
export const OVERDUE_MS = 14 * 86_400_000;

/** When the notice of a move leaves: never earlier than the rule says, later when HR wants it; null for at once. */
export function noticeTime(
  { requestStatus: to, notifyAt }: { requestStatus?: RequestStatus; notifyAt?: string },
  now: Date,
): Date | null {
  const wanted = notifyAt === undefined ? now.getTime() : Date.parse(notifyAt);
  const earliest = now.getTime() + (to !== undefined && noticeWaits(to) ? NOTICE_MS : 0);
  const at = Math.max(wanted, earliest);
  return at > now.getTime() ? new Date(at) : null;
}
