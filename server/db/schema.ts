// The tables as the migrations leave them.
import type { Schemas } from '#openapi/contract.ts';
import type { ChatsTable, MessagesTable } from './chatTables.ts';
import type { Default, Json, OptionalTime, Time } from './columns.ts';
import type { EventPackagesTable, EventsTable, EventViewsTable } from './eventTables.ts';
import type {
  CommentLikesTable,
  CommentsTable,
  HiddenPostsTable,
  LikesTable,
  PostEditsTable,
  PostMediaTable,
  PostsTable,
  PostTagsTable,
  ReportsTable,
  SavedTable,
  SharesTable,
  TagsTable,
} from './feedTables.ts';
import type {
  BlocksTable,
  ConnectionsTable,
  FollowerDaysTable,
  FollowsTable,
  HiddenPairsView,
  MutesTable,
  RecommendationsTable,
  RefusedRequestsTable,
} from './graphTables.ts';
import type {
  ProviderEventsTable,
  ReceiptNumbersTable,
  RefundsTable,
  SandboxAnswersTable,
  SandboxIntentsTable,
  TransactionsTable,
} from './paymentTables.ts';
import type {
  MemberInterestsTable,
  MemberLanguagesTable,
  PassionNamesTable,
  PassionsTable,
  ProfileItemsTable,
} from './profileTables.ts';
import type {
  ApplicationNotesTable,
  ApplicationsTable,
  ApplicationStepsTable,
  JobSkillsTable,
  JobSearchesTable,
  JobsTable,
  JobViewsTable,
  PosterStatsTable,
  OpenJobsTable,
} from './jobTables.ts';
import type {
  LiveBansTable,
  LiveChannelsTable,
  LiveCommentsTable,
  LiveLikesTable,
  LiveSeatsTable,
  RecordingLikesTable,
  RecordingPartsTable,
  RecordingsTable,
  RecordingViewsTable,
} from './liveTables.ts';
import type { SearchEntriesTable, SearchTermsTable, SearchTyposTable } from './searchTables.ts';
import type {
  AuditTable,
  ContactMessagesTable,
  IdempotencyTable,
  MediaTable,
  NotificationCausesView,
  NotificationsTable,
  OtpCodesTable,
  OutboxTable,
  RateLimitsTable,
  ContactChangesTable,
  ResetTokensTable,
  SessionsTable,
  TasksTable,
} from './serviceTables.ts';
import type { StreamEventsTable, StreamSequenceTable, StreamWaitingTable } from './streamTables.ts';
import type { EventMessagesTable, TicketScansTable, TicketsTable, WaitlistTable } from './ticketTables.ts';
import type { DataExportsTable, VerificationFilesTable, VerificationsTable } from './verificationTables.ts';

export interface Place {
  address?: string;
  city?: string;
  region?: string;
  country?: string;
}

/** What a member looks for (product 3.1). `visibleTo`: ALL 0, HR_ONLY 1, NOBODY 2. */
export type OpenToWork = Schemas['OpenToWork'];
/** By section: PUBLIC 0, CONNECTIONS 1, ONLY_ME 2; what is left out has its default (modules/profile/sections/visibility.ts). */
export type SectionVisibility = Schemas['SectionVisibility'];

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
  coverKey?: string;
  openToWork?: OpenToWork;
  sectionVisibility?: SectionVisibility;
  /** A new phone or e-mail address that waits for its code (contract: resendCode). */
  pendingContact?: { countryCode: string; phone: string } | { email: string };
  /** Kinds of notification that the member has switched off, as the contract numbers them (100 plus the type). */
  mutedNotifications?: number[];
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
  /** When the last digest was written to them. */
  digest_at: OptionalTime;
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

export interface Database {
  members: MembersTable;
  sessions: SessionsTable;
  otp_codes: OtpCodesTable;
  reset_tokens: ResetTokensTable;
  contact_changes: ContactChangesTable;
  outbox: OutboxTable;
  tasks: TasksTable;
  rate_limits: RateLimitsTable;
  idempotency: IdempotencyTable;
  media: MediaTable;
  posts: PostsTable;
  post_media: PostMediaTable;
  post_edits: PostEditsTable;
  tags: TagsTable;
  post_tags: PostTagsTable;
  likes: LikesTable;
  saved: SavedTable;
  hidden_posts: HiddenPostsTable;
  shares: SharesTable;
  comments: CommentsTable;
  comment_likes: CommentLikesTable;
  reports: ReportsTable;
  follows: FollowsTable;
  follower_days: FollowerDaysTable;
  connections: ConnectionsTable;
  refused_requests: RefusedRequestsTable;
  blocks: BlocksTable;
  hidden_pairs: HiddenPairsView;
  mutes: MutesTable;
  recommendations: RecommendationsTable;
  messages: MessagesTable;
  chats: ChatsTable;
  profile_items: ProfileItemsTable;
  passions: PassionsTable;
  passion_names: PassionNamesTable;
  member_languages: MemberLanguagesTable;
  member_interests: MemberInterestsTable;
  jobs: JobsTable;
  job_views: JobViewsTable;
  job_skills: JobSkillsTable;
  poster_stats: PosterStatsTable;
  job_searches: JobSearchesTable;
  open_jobs: OpenJobsTable;
  applications: ApplicationsTable;
  application_steps: ApplicationStepsTable;
  application_notes: ApplicationNotesTable;
  events: EventsTable;
  event_packages: EventPackagesTable;
  event_views: EventViewsTable;
  tickets: TicketsTable;
  ticket_scans: TicketScansTable;
  waitlist: WaitlistTable;
  event_messages: EventMessagesTable;
  search_terms: SearchTermsTable;
  search_typos: SearchTyposTable;
  search_entries: SearchEntriesTable;
  notifications: NotificationsTable;
  notification_causes: NotificationCausesView;
  contact_messages: ContactMessagesTable;
  audit: AuditTable;
  verifications: VerificationsTable;
  verification_files: VerificationFilesTable;
  data_exports: DataExportsTable;
  transactions: TransactionsTable;
  refunds: RefundsTable;
  provider_events: ProviderEventsTable;
  receipt_numbers: ReceiptNumbersTable;
  sandbox_intents: SandboxIntentsTable;
  sandbox_answers: SandboxAnswersTable;
  live_channels: LiveChannelsTable;
  live_seats: LiveSeatsTable;
  live_comments: LiveCommentsTable;
  live_likes: LiveLikesTable;
  live_bans: LiveBansTable;
  recordings: RecordingsTable;
  recording_parts: RecordingPartsTable;
  recording_likes: RecordingLikesTable;
  recording_views: RecordingViewsTable;
  stream_waiting: StreamWaitingTable;
  stream_events: StreamEventsTable;
  stream_sequence: StreamSequenceTable;
}
