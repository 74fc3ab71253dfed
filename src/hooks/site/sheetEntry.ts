/** What pages keep with their entries is an object, if anything. */
type EntryState = { sheet?: unknown } | null;

/** The state of a history entry that stands for an open sheet, over what the page has in its own. */
export const sheetEntry = (state: unknown): object => ({ ...(state as EntryState), sheet: true });

/** Whether an entry is no place of its own: the same page as the one before it, with a sheet open. */
export const isSheetEntry = (state: unknown): boolean => (state as EntryState)?.sheet === true;
