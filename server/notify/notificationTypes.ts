/** Of contract: NotificationType, those that several modules know. */
export const APPLICATION_STATUS = 20;
export const CHAT_MESSAGE = 26;
export const REPORT_OUTCOME = 27;
export const MENTION = 29;

/** Mailed at once, because somebody waits for it (product S59): decisions and interviews. */
export const mailedAtOnce: ReadonlySet<number> = new Set([APPLICATION_STATUS]);
/**
 * Their own letters say more: tickets, changes of events, offers of a waiting list, checked documents, reports, payments. Neither is in
 * the digest.
 */
export const mailedElsewhere: ReadonlySet<number> = new Set([21, 22, 23, 24, 27, 28]);
