// The tables as the migrations leave them. Both databases return the same values: int8 and numeric as number,
// timestamptz as ISO text, date as 'YYYY-MM-DD', jsonb parsed. JSON goes in as text (JSON.stringify).
import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<string, Date | string, Date | string>;
type OptionalTime = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Filled by the database when absent. */
type Default<T> = Generated<T>;

export interface Place {
  address?: string;
  city?: string;
  country?: string;
}

/** What only profiles and forms read, by role (product 3.1); never searched, so it stays one document. */
export interface MemberDetails {
  firstName?: string;
  lastName?: string;
  dateOfBirth?: string;
  companyName?: string;
  companyLocation?: Place;
  contactPerson?: string;
  registrationNumber?: string;
  industry?: string;
  companySize?: string;
  website?: string;
  foundedYear?: number;
  about?: string;
  location?: Place;
  /** A new phone or e-mail address that waits for its code (contract: resendCode). */
  pendingContact?: { countryCode: string; phone: string } | { email: string };
}

export interface MembersTable {
  id: string;
  role: 1 | 2 | 3 | 4;
  /** Null in a deleted account, so that its phone is free again. */
  country_code: string | null;
  dial_code: string | null;
  phone: string | null;
  phone_verified_at: OptionalTime;
  email: string | null;
  /** PHC string; null in a deleted account. */
  password_hash: string | null;
  /** "first last" for a job seeker, the organisation's name for the others. */
  user_name: string;
  image_key: string | null;
  headline: string | null;
  details: Json<MemberDetails>;
  premium_at: OptionalTime;
  verification_status: Default<0 | 1 | 2 | 3>;
  locale: string | null;
  timezone: string | null;
  email_notifications: Default<boolean>;
  app_notifications: Default<boolean>;
  terms_accepted_at: OptionalTime;
  post_count: Default<number>;
  follower_count: Default<number>;
  following_count: Default<number>;
  connection_count: Default<number>;
  suspended_at: OptionalTime;
  suspended_reason: string | null;
  deleted_at: OptionalTime;
  created_at: Time;
  updated_at: Time;
}

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

export interface OutboxTable {
  id: string;
  kind: 'sms' | 'email';
  recipient: string;
  subject: string | null;
  body: string;
  status: Default<'queued' | 'sent' | 'failed'>;
  error: string | null;
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
  size: number;
  width: number | null;
  height: number | null;
  /** pending: link given; ready: checked on first use; used: something shows it. All but `used` are purged after 24 h. */
  state: Default<'pending' | 'ready' | 'used'>;
  created_at: Time;
}

export interface PostsTable {
  id: string;
  feed_type: number;
  author_id: string;
  text: string;
  visibility: Default<0 | 1>;
  comment_policy: Default<0 | 1 | 2>;
  like_count: Default<number>;
  comment_count: Default<number>;
  share_count: Default<number>;
  edit_count: Default<number>;
  edited_at: OptionalTime;
  created_at: Time;
  updated_at: Time;
  deleted_at: OptionalTime;
}

export interface PostMediaTable {
  post_id: string;
  position: number;
  media_key: string;
  media_type: 0 | 1;
  alt: string | null;
  width: number | null;
  height: number | null;
}

/** The text as it was before the edit at `edited_at`. */
export interface PostEditsTable {
  post_id: string;
  edited_at: Time;
  text: string;
}

export interface LikesTable {
  feed_id: string;
  member_id: string;
  feed_type: number;
  created_at: Time;
}

export interface SavedTable {
  member_id: string;
  feed_id: string;
  feed_type: number;
  created_at: Time;
}

export interface CommentsTable {
  id: string;
  feed_id: string;
  feed_type: number;
  parent_id: string | null;
  author_id: string;
  text: string;
  like_count: Default<number>;
  created_at: Time;
  edited_at: OptionalTime;
  deleted_at: OptionalTime;
  hidden_at: OptionalTime;
}

export interface CommentLikesTable {
  comment_id: string;
  member_id: string;
  created_at: Time;
}

export interface ReportsTable {
  id: string;
  reporter_id: string;
  /** What is reported: `feed:<type>:<id>`, `comment:<id>` or `member:<id>`. */
  target: string;
  reason: number;
  details: string | null;
  state: Default<'open' | 'upheld' | 'dismissed'>;
  created_at: Time;
}

export interface FollowsTable {
  member_id: string;
  followed_id: string;
  created_at: Time;
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

export interface Database {
  members: MembersTable;
  sessions: SessionsTable;
  otp_codes: OtpCodesTable;
  reset_tokens: ResetTokensTable;
  outbox: OutboxTable;
  tasks: TasksTable;
  rate_limits: RateLimitsTable;
  idempotency: IdempotencyTable;
  media: MediaTable;
  posts: PostsTable;
  post_media: PostMediaTable;
  post_edits: PostEditsTable;
  likes: LikesTable;
  saved: SavedTable;
  comments: CommentsTable;
  comment_likes: CommentLikesTable;
  reports: ReportsTable;
  follows: FollowsTable;
  connections: ConnectionsTable;
  blocks: BlocksTable;
  hidden_pairs: HiddenPairsView;
  contact_messages: ContactMessagesTable;
  audit: AuditTable;
}
