// What the stream tells members; why there are two tables is said in migration 0080.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Time } from './columns.ts';

/** Told by a transaction, and not numbered yet. */
export interface StreamWaitingTable {
  /** In the order of inserts. */
  key: GeneratedAlways<number>;
  member_id: string;
  /** Of the reference (stream/references.ts); `data` is the rest of it. */
  type: string;
  data: Json<Record<string, unknown>>;
  created_at: Generated<Time>;
}

/** Numbered in the order in which they became visible to everybody; kept for a day. */
export interface StreamEventsTable {
  id: number;
  member_id: string;
  type: string;
  data: Json<Record<string, unknown>>;
  created_at: Time;
}

/** One row. */
export interface StreamSequenceTable {
  single: Generated<boolean>;
  last: Generated<number>;
  forgotten: Generated<number>;
}
