import type { Schemas } from '#openapi/contract.ts';
import type { PostText } from '../../../components/feed/compose/PostForm.tsx';
import { isRecord } from '../../../api/scratch.ts';
import type { MentionPlace } from '../../../lib/mentionPlaces.ts';
import { CommentPolicy, Visibility } from '../../../domain/posts.ts';

/** Places in a text as they come back from storage. */
export const isMentions = (value: unknown): value is MentionPlace[] =>
  Array.isArray(value) &&
  value.every(
    (place) =>
      isRecord(place) &&
      typeof place.userId === 'string' &&
      Number.isInteger(place.start) &&
      Number.isInteger(place.length),
  );

/** What a draft of a post keeps: pictures are counted only, so that the member can be told to add them again. */
export interface PostDraft extends PostText {
  pictures: number;
  /** When it was kept (ISO 8601). */
  savedAt?: string;
  /** Of a change: the version of the post that it was made to. */
  updatedAt?: string | undefined;
}

const isOneOf = (values: Record<string, number>, value: unknown) =>
  Object.values(values).includes(value as number);

export function isPostDraft(value: unknown): value is PostDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, mentions, visibility, commentPolicy, pictures, savedAt, updatedAt } = value as Record<
    string,
    unknown
  >;
  return (
    typeof text === 'string' &&
    (mentions === undefined || isMentions(mentions)) &&
    typeof pictures === 'number' &&
    (updatedAt === undefined || typeof updatedAt === 'string') &&
    (text.trim() !== '' || pictures > 0) &&
    (savedAt === undefined || (typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)))) &&
    isOneOf(Visibility, visibility) &&
    isOneOf(CommentPolicy, commentPolicy)
  );
}

export const emptyPost: PostText = {
  text: '',
  visibility: Visibility.PUBLIC,
  commentPolicy: CommentPolicy.ALL,
};
export const postTextOf = ({ text, mentions = [], visibility, commentPolicy }: PostText): PostText => ({
  text,
  mentions,
  visibility,
  commentPolicy,
});
/** Under which a post, or the change of one, is kept. */
export const draftName = (editing?: Schemas['FeedItem']) => (editing ? `post.${editing.feedId}` : 'post');
