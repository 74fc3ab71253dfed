/** Text of a person as it is stored: without white space around it and without halves of surrogate pairs, which JSONB refuses. */
export const clean = (text: string): string => text.toWellFormed().trim();

/** The same for optional fields; what is empty is absent. */
export const cleanOptional = (text: string | undefined): string | undefined => clean(text ?? '') || undefined;

/** As one line: for subjects of mails and search words. */
export const oneLine = (text: string): string => clean(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));

/** For a terminal: without what moves its cursor, colours it or names its window. Members choose what stands in it. */
export const forTerminal = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '');
