// What the search of the header reads, and the events that it finds.
import type { Default, OptionalTime, Time } from './columns.ts';

/** The columns of a search result; the rest of an event comes with the capability that holds events. */
export interface EventsTable {
  id: string;
  owner_id: string;
  event_name: string;
  image_key: string | null;
  /** Ready to read, such as "Teatro Colón, Bogotá". Null online. */
  place: string | null;
  /** Contract: EventStatus. DRAFT 0, PUBLISHED 1, CANCELLED 2, ENDED 3. */
  status: Default<0 | 1 | 2 | 3>;
  start_at: Time;
  end_at: Time;
  created_at: Time;
  updated_at: Time;
  deleted_at: OptionalTime;
}

/** Every word that something findable carries, folded; `kind` is the contract's SearchType. Kept by modules/people/searchEntries.ts. */
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
