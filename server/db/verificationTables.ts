// What members prove, and the copies of their data.
import type { Default, OptionalTime, Time } from './columns.ts';

export interface VerificationsTable {
  id: string;
  owner_id: string;
  /** Contract: VerificationType. */
  type: 1 | 2 | 3 | 4 | 5 | 6;
  /** Of an education, an experience, a certificate or an achievement; of the owner with types 5 and 6. */
  item_id: string;
  /** NOT_VERIFIED 0, VERIFICATION_REQUESTED 1, SENT_FOR_VERIFICATION 2, VERIFIED 3. */
  status: Default<0 | 1 | 2 | 3>;
  requested_by: string | null;
  requested_at: OptionalTime;
  sent_at: OptionalTime;
  /** Of the latest decision: verified or sent back. Its files go 90 days later. */
  decided_at: OptionalTime;
  /** Who decided, as the badge says it. */
  verifier: string | null;
  /** Why it was sent back. */
  reason: string | null;
  updated_at: Time;
}

export interface VerificationFilesTable {
  verification_id: string;
  position: number;
  media_key: string;
}

export interface DataExportsTable {
  member_id: string;
  /** PREPARING 1, READY 2, FAILED 3; no row is NONE 0. */
  state: 1 | 2 | 3;
  requested_at: Time;
  media_key: string | null;
  /** Bytes. */
  size: number | null;
  expires_at: OptionalTime;
}
