// What the search of the header reads.
import type { OptionalTime } from './columns.ts';

/**
 * Every word that something findable carries, folded; `kind` is the contract's SearchType, or that of the skills of jobs. Kept by
 * search/searchEntries.ts.
 */
export interface SearchTermsTable {
  kind: number;
  term: string;
}

/** A term, and what is left of it without one of its letters. */
export interface SearchTyposTable {
  kind: number;
  typo: string;
  term: string;
}

/** Which words a member, an event or a job carries. */
export interface SearchEntriesTable {
  kind: number;
  term: string;
  id: string;
  /** Whom it is hidden with when a block stands between. */
  owner_id: string;
  /** Not found after this moment. */
  until: OptionalTime;
}
