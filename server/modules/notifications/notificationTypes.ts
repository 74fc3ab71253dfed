/** Of contract: NotificationType, those that several modules know. */
export const CHAT_MESSAGE = 26;
export const REPORT_OUTCOME = 27;
export const MENTION = 29;
