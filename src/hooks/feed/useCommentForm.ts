import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { unsentComment } from '../../domain/comments.ts';
import { CommentAction } from '../../domain/enums.ts';
import { clientIdOf, forgetAttempt } from '../site/attempts.ts';
import { useDraft } from '../site/useDraft.ts';
import { useCommentCache } from './useCommentCache.ts';
import type { PostRef } from './useComments.ts';
import { useWriter } from './useWriter.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export interface CommentFormState {
  value: string;
  onChange: (event: { text: string }) => void;
  onSubmit: (event: { text: string }) => void;
  error?: string;
  onDiscardDraft?: () => void;
}

/** For a new comment or reply. It is shown at once; when it cannot be sent, its text comes back into the form. */
export function useCommentForm({ feedId, feedType }: PostRef, parentCommentId?: string): CommentFormState {
  const author = useWriter();
  const cache = useCommentCache({ feedId, feedType });
  const name = `comment.${parentCommentId ?? feedId}`;
  const draft = useDraft(name, isText);
  const [value, setValue] = useState(() => draft.read() ?? '');
  const [restored, setRestored] = useState(value !== '');
  const [error, setError] = useState<string>();
  const typed = useRef(value);

  const show = (text: string) => {
    typed.current = text;
    setValue(text);
    setRestored(false);
    setError(undefined);
  };
  const onSubmit = async ({ text }: { text: string }) => {
    // The same text after a lost answer is the same comment.
    const clientId = clientIdOf(author.userId, name, text);
    const thread = { feedId, feedType, ...(parentCommentId && { parentCommentId }) };
    const comment = unsentComment({ ...thread, author, text, clientId, createdAt: new Date().toISOString() });
    draft.save(text);
    show('');
    const shown = cache.add(comment);
    try {
      const asked = { action: CommentAction.ADD, ...thread, text, clientId };
      const { response } = await call('manageComment', asked);
      forgetAttempt(author.userId, name);
      if (await shown) cache.change(comment.commentId, () => response);
      else cache.refresh();
      if (typed.current === '') draft.discard();
    } catch (failure) {
      cache.remove(comment);
      show(typed.current === '' ? text : `${text}\n${typed.current}`);
      draft.save(typed.current);
      // Only the post can be missing here: it says so itself, in its place.
      if (!parentCommentId && failure instanceof ApiError && failure.status === 404) cache.refresh();
      setError(failure instanceof ApiError ? (failure.fields.text ?? failure.message) : genericMessage);
    }
  };
  return {
    value,
    onChange({ text }) {
      show(text);
      draft.keep(text);
    },
    onSubmit: (event) => void onSubmit(event),
    ...(error && { error }),
    ...(restored && {
      onDiscardDraft() {
        draft.discard();
        show('');
      },
    }),
  };
}
