import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { serverNow } from '../../../api/serverClock.ts';
import type { CommentText } from '../../../components/feed/comments/CommentForm.tsx';
import { unsentComment } from '../../../domain/comments.ts';
import { CommentAction } from '../../../domain/enums.ts';
import type { MentionPlace } from '../../../lib/mentionPlaces.ts';
import { clientIdOf, forgetClientId } from '../../site/clientIds.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { sendOrWait } from '../../outbox/sendOrWait.ts';
import { useDraft } from '../../site/useDraft.ts';
import { useCommentCache } from './useCommentCache.ts';
import type { PostRef } from './useComments.ts';
import { useWriter } from '../compose/useWriter.ts';
import { isRecord } from '../../../api/scratch.ts';
import { isMentions } from '../compose/postDraft.ts';

const nothing: CommentText = { text: '', mentions: [] };

/** Drafts of the first version were the text alone. */
const isDraft = (value: unknown): value is CommentText | string =>
  typeof value === 'string'
    ? value.trim() !== ''
    : isRecord(value) &&
      typeof value.text === 'string' &&
      value.text.trim() !== '' &&
      isMentions(value.mentions);

const textOf = (draft: CommentText | string = nothing): CommentText =>
  typeof draft === 'string' ? { text: draft, mentions: [] } : draft;

/** What could not be sent, and below it what was written since. */
function joined(one: CommentText, other: CommentText): CommentText {
  if (other.text === '') return one;
  const shift = one.text.length + 1;
  const moved = other.mentions.map((place) => ({ ...place, start: place.start + shift }));
  return { text: `${one.text}\n${other.text}`, mentions: [...one.mentions, ...moved] };
}

/** Why a comment was not sent, in words. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return genericMessage;
  return failure.fields.text ?? failure.fields.mentions ?? failure.message;
}

export interface CommentFormState {
  value: string;
  mentions: MentionPlace[];
  onChange: (event: CommentText) => void;
  onSubmit: (event: CommentText) => void;
  error?: string;
  onDiscardDraft?: () => void;
}

/** For a new comment or reply. It is shown at once; when it cannot be sent, its text comes back into the form. */
export function useCommentForm({ feedId, feedType }: PostRef, parentCommentId?: string): CommentFormState {
  const author = useWriter();
  const cache = useCommentCache({ feedId, feedType });
  const name = `comment.${parentCommentId ?? feedId}`;
  const draft = useDraft(name, isDraft);
  const [value, setValue] = useState(() => textOf(draft.read()));
  const [restored, setRestored] = useState(value.text !== '');
  const [error, setError] = useState<string>();
  const typed = useRef(value);
  const show = (next: CommentText) => {
    typed.current = next;
    setValue(next);
    setRestored(false);
    setError(undefined);
  };
  const onSubmit = async (written: CommentText) => {
    const clientId = clientIdOf(author.userId, name, written.text);
    const thread = { feedId, feedType, ...(parentCommentId && { parentCommentId }) };
    const body = { action: CommentAction.ADD, ...thread, text: written.text, mentions: written.mentions };
    const comment = unsentComment({
      ...body,
      clientId,
      author,
      createdAt: new Date(serverNow()).toISOString(),
    });
    draft.save(written);
    show(nothing);
    const shown = cache.add(comment);
    try {
      const sent = await sendOrWait({ kind: 'comment', clientId, body }, (whole) =>
        call('manageComment', whole),
      );
      forgetClientId(author.userId, name, clientId);
      if ('waiting' in sent) {
        cache.remove(comment);
        if (typed.current.text === '') draft.discard();
        toast({ kind: 'info', title: 'Your comment will be sent when you are connected again.' });
        return;
      }
      const { response } = sent.answer;
      if (await shown) cache.change(comment.commentId, () => response);
      else cache.refresh();
      // Not that of the next one, which may be on its way.
      if (typed.current.text === '' && textOf(draft.read()).text === written.text) draft.discard();
    } catch (failure) {
      cache.remove(comment);
      show(joined(written, typed.current));
      draft.save(typed.current);
      // Only the post can be missing here: it says so itself, in its place.
      if (!parentCommentId && failure instanceof ApiError && failure.status === 404) cache.refresh();
      setError(reasonOf(failure));
    }
  };
  return {
    value: value.text,
    mentions: value.mentions,
    onChange(next) {
      show(next);
      draft.keep(next);
    },
    onSubmit: (event) => void onSubmit(event),
    ...(error && { error }),
    ...(restored && {
      onDiscardDraft() {
        draft.discard();
        show(nothing);
      },
    }),
  };
}
