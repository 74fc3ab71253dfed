// What the server needs beside the content: codes, messages, tasks, uploads, counters.
import type { Default, Json, OptionalJson, OptionalTime, Time } from './columns.ts';

export interface SessionsTable {
  /** sha-256 of the token, base64url. */
  token_hash: string;
  member_id: string;
  role: 1 | 2 | 3 | 4;
  device_token: Default<string>;
  created_at: Time;
  last_seen_at: Time;
  expires_at: Time;
  revoked_at: OptionalTime;
}

/** One row for a purpose and subject (phone and role, or member); see auth/otp.ts. */
export interface OtpCodesTable {
  key: string;
  nonce: string;
  expires_at: Time;
  tries: Default<number>;
  locked_until: OptionalTime;
  used_at: OptionalTime;
  last_sent_at: Time;
  sends: Default<number>;
  sends_since: Time;
}

export interface ResetTokensTable {
  token_hash: string;
  member_id: string;
  expires_at: Time;
  used_at: OptionalTime;
}

/** How a member was reached before a change of phone or e-mail address, for the 72 hours in which that brings the account back. */
export interface ContactChangesTable {
  id: string;
  member_id: string;
  country_code: string;
  dial_code: string;
  phone: string;
  email: string | null;
  changed_at: Time;
  expires_at: Time;
}

export interface OutboxTable {
  id: string;
  kind: 'sms' | 'email';
  recipient: string;
  subject: string | null;
  body: string;
  status: Default<'queued' | 'sent' | 'failed'>;
  error: string | null;
  /** Of an e-mail: where one ends such mails. */
  unsubscribe: string | null;
  created_at: Time;
  sent_at: OptionalTime;
}

export interface TasksTable {
  id: string;
  kind: string;
  /** At most one task with the same key waits. */
  key: string | null;
  data: Json<Record<string, unknown>>;
  run_at: Time;
  tries: Default<number>;
  locked_until: OptionalTime;
  error: string | null;
  created_at: Time;
}

export interface RateLimitsTable {
  key: string;
  count: number;
  reset_at: Time;
}

export interface IdempotencyTable {
  member_id: string;
  client_id: string;
  operation: string;
  response: OptionalJson<unknown>;
  created_at: Time;
}

export interface MediaTable {
  key: string;
  /** Null when it was uploaded before its owner had an account (registration). */
  owner_id: string | null;
  purpose: number;
  content_type: string;
  /** As its owner called it; of documents and exports only. */
  file_name: string | null;
  size: number;
  width: number | null;
  height: number | null;
  /** Of a video, once it was checked. */
  duration_sec: number | null;
  /**
   * pending: link given; checking: the link is closed for a first use; ready: checked; used: something shows it. All
   * but `used` are purged after 24 h.
   */
  /** `released`: something showed it, and nothing does any more. */
  state: Default<'pending' | 'checking' | 'ready' | 'used' | 'released'>;
  created_at: Time;
}

export interface ContactMessagesTable {
  id: string;
  reference: string;
  member_id: string | null;
  name: string;
  email: string;
  topic: string;
  subject: string;
  message: string;
  media_key: string | null;
  created_at: Time;
}

export interface AuditTable {
  id: string;
  at: Time;
  actor_id: string | null;
  action: string;
  subject: string;
  details: Json<Record<string, unknown>>;
}

/** What a member is told of; one row for each thing that happened, or for all that happened to one thing. */
export interface NotificationsTable {
  id: string;
  member_id: string;
  /** Contract: NotificationType. */
  type: number;
  actor_id: string | null;
  feed_id: string | null;
  feed_type: number | null;
  comment_id: string | null;
  /** What happened: the same thing is told once. */
  key: string;
  /** When it was told last, and where that puts it in the list. */
  created_at: Time;
  place: string;
  read_at: OptionalTime;
  /** When the member's devices were last told of it, and when the member by mail. */
  pushed_at: OptionalTime;
  mailed_at: OptionalTime;
  /** Of a group: what its members did, and to which post or comment (`NotificationCausesView`). */
  cause: Cause | null;
  about_id: string | null;
}

export type Cause = 'like.post' | 'like.comment' | 'comment.post' | 'comment.answer';

/** View: who did what the groups of notifications gather, while it holds. */
export interface NotificationCausesView {
  cause: Cause;
  about_id: string;
  actor_id: string;
  created_at: Time;
  comment_id: string | null;
}
