// Who knows, follows, mutes and blocks whom, and what they say about each other.
import type { OptionalTime, Time } from './columns.ts';

export interface FollowsTable {
  member_id: string;
  followed_id: string;
  created_at: Time;
}

/** How many more followers a member had after a day (UTC) than before it. */
export interface FollowerDaysTable {
  member_id: string;
  /** yyyy-mm-dd */
  day: string;
  change: number;
}

/** Two rows for a pair, one under each member, so that every list of a member is one index range. */
export interface ConnectionsTable {
  member_id: string;
  other_id: string;
  /** REQUESTED 0, CONNECTED 1; no row is NOT_CONNECTED 2. */
  status: 0 | 1;
  direction: 'out' | 'in';
  note: string | null;
  requested_at: Time;
  connected_at: OptionalTime;
}

/** A request that was refused: `member_id` may not ask again for 30 days. */
export interface RefusedRequestsTable {
  member_id: string;
  refused_by: string;
  refused_at: Time;
}

export interface BlocksTable {
  member_id: string;
  blocked_id: string;
  created_at: Time;
}

/** View: who must not see whom, both ways of every block. Every list filters by it (db/visible.ts). */
export interface HiddenPairsView {
  member_id: string;
  hidden_id: string;
}

/** One way, and never told: posts of the muted are not in the member's feed, and what they do is no notification. */
export interface MutesTable {
  member_id: string;
  muted_id: string;
  created_at: Time;
}

export interface RecommendationsTable {
  id: string;
  /** Who writes, or is asked to. */
  author_id: string;
  /** Who is recommended. */
  receiver_id: string;
  /** Contract: Relationship. */
  relationship: 1 | 2 | 3 | 4 | 5 | 6;
  position: string | null;
  /** Null until it is written. */
  text: string | null;
  request_message: string | null;
  /** REQUESTED 0, WRITTEN 1, SHOWN 2, HIDDEN 3, DECLINED 4, WITHDRAWN 5. */
  state: 0 | 1 | 2 | 3 | 4 | 5;
  created_at: Time;
  updated_at: Time;
}
