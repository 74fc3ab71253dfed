interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** What pages keep with their entries is an object, if anything. */
type EntryState = { sheet?: unknown } | null;

const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** The state of a history entry that stands for an open sheet, over what the page has in its own. */
export const sheetEntry = (page: Place): object => ({
  ...(page.state as EntryState),
  sheet: addressOf(page),
});

/**
 * Whether an entry is no place of its own: the same page as the one before it, with a sheet open. One that was given another
 * address since is a place, whatever of its state was kept.
 */
export const isSheetEntry = (entry: Place): boolean =>
  (entry.state as EntryState)?.sheet === addressOf(entry);
