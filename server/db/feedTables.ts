// Posts and what members do with them.
import type { Default, JsonList, OptionalJson, OptionalTime, Time } from './columns.ts';

/** Who is named in a text, and where: the contract's Mention. */
interface StoredMention {
  userId: string;
  start: number;
  length: number;
}

export interface PostsTable {
  id: string;
  feed_type: number;
  author_id: string;
  text: string;
  mentions: JsonList<StoredMention>;
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
  duration_sec: number | null;
  /** Of a video: the picture that stands for it until it plays. */
  poster_key: string | null;
}

/** The text as it was before the edit at `edited_at`, and who might read the post then. */
export interface PostEditsTable {
  post_id: string;
  edited_at: Time;
  text: string;
  visibility: 0 | 1;
  mentions: JsonList<StoredMention>;
}

/** How many public posts carry a tag. */
export interface TagsTable {
  tag: string;
  posts: number;
}

export interface PostTagsTable {
  /** Folded (modules/feed/compose/tags.ts). */
  tag: string;
  post_id: string;
  /** As the post is; those of others are not counted. */
  public: boolean;
}

export interface LikesTable {
  feed_id: string;
  member_id: string;
  feed_type: number;
  created_at: Time;
}

/** Who made a link to a post: one of each member, none of its author. */
export interface SharesTable {
  feed_id: string;
  member_id: string;
  created_at: Time;
}

export interface SavedTable {
  member_id: string;
  feed_id: string;
  feed_type: number;
  created_at: Time;
}

/** What a member has left out of the own feeds. */
export type HiddenPostsTable = SavedTable;

export interface CommentsTable {
  id: string;
  feed_id: string;
  feed_type: number;
  parent_id: string | null;
  author_id: string;
  text: string;
  mentions: JsonList<StoredMention>;
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

export interface ReportEvidence {
  text: string;
  /** Keys of the pictures or the video; they stay as long as the report is open. */
  media: string[];
}

export interface ReportsTable {
  id: string;
  reporter_id: string;
  /** What is reported: `feed:<type>:<id>`, `comment:<id>`, `member:<id>` or `message:<id>`. */
  target: string;
  reason: number;
  details: string | null;
  state: Default<'open' | 'upheld' | 'dismissed'>;
  created_at: Time;
  /** Whose it is. */
  author_id: string | null;
  /** What stood there when it was reported: it may be changed or deleted since. Emptied 90 days after the decision. */
  evidence: OptionalJson<ReportEvidence>;
  decided_at: OptionalTime;
}
