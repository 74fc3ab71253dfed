import type { PostText } from '../../components/feed/PostForm.tsx';
import { CommentPolicy, Visibility } from '../../domain/posts.ts';

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
  const { text, visibility, commentPolicy, pictures, savedAt, updatedAt } = value as Record<string, unknown>;
  return (
    typeof text === 'string' &&
    typeof pictures === 'number' &&
    (updatedAt === undefined || typeof updatedAt === 'string') &&
    (text.trim() !== '' || pictures > 0) &&
    (savedAt === undefined || (typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)))) &&
    isOneOf(Visibility, visibility) &&
    isOneOf(CommentPolicy, commentPolicy)
  );
}
