import { ApiError, genericMessage } from '../../api/errors.ts';
import { isRecord } from '../../api/scratch.ts';
import type { CommentText } from '../../components/feed/CommentForm.tsx';
import { isMentions } from './postDraft.ts';

export const nothing: CommentText = { text: '', mentions: [] };

/** Drafts of the first version were the text alone. */
export const isDraft = (value: unknown): value is CommentText | string =>
  typeof value === 'string'
    ? value.trim() !== ''
    : isRecord(value) &&
      typeof value.text === 'string' &&
      value.text.trim() !== '' &&
      isMentions(value.mentions);

export const textOf = (draft: CommentText | string = nothing): CommentText =>
  typeof draft === 'string' ? { text: draft, mentions: [] } : draft;

/** What could not be sent, and below it what was written since. */
export function joined(one: CommentText, other: CommentText): CommentText {
  if (other.text === '') return one;
  const shift = one.text.length + 1;
  const moved = other.mentions.map((place) => ({ ...place, start: place.start + shift }));
  return { text: `${one.text}\n${other.text}`, mentions: [...one.mentions, ...moved] };
}

/** Why a comment was not sent, in words. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return genericMessage;
  return failure.fields.text ?? failure.fields.mentions ?? failure.message;
}
