import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { isRecord, scratch } from '../../api/scratch.ts';
import { getSession } from '../../api/session.ts';
import { CommentAction } from '../../domain/enums.ts';

export type DeletedComment = Pick<Schemas['Comment'], 'commentId' | 'feedId' | 'feedType'>;

interface LeftDeletion extends DeletedComment {
  userId: string;
  /** Unix milliseconds: until then another tab may take it back. 0: it was to be done at once. */
  dueAt: number;
}

const isDeletion = (value: unknown): value is LeftDeletion =>
  isRecord(value) &&
  ['userId', 'commentId', 'feedId'].every((field) => typeof value[field] === 'string') &&
  ['feedType', 'dueAt'].every((field) => typeof value[field] === 'number');
const isList = (value: unknown): value is LeftDeletion[] => Array.isArray(value) && value.every(isDeletion);

/** What is deleted and was not confirmed by the server yet; it outlives the page. */
const stored = scratch(() => localStorage, 'deletions', isList);
const read = () => stored.read() ?? [];

export const rememberDeletion = (deletion: LeftDeletion) => stored.write([...read(), deletion]);
/** It is not to be done any more, or it is done. */
export const forgetDeletion = (commentId: string) =>
  stored.write(read().filter((deletion) => deletion.commentId !== commentId));
/** It cannot be taken back any more. */
export const makeDue = (commentId: string) =>
  stored.write(
    read().map((deletion) => (deletion.commentId === commentId ? { ...deletion, dueAt: 0 } : deletion)),
  );
/** Nothing of this member stays on this device. */
export const forgetDeletionsOf = (userId: string) =>
  stored.write(read().filter((deletion) => deletion.userId !== userId));

export const deleteComment = ({ commentId, feedId, feedType }: DeletedComment) =>
  call('manageComment', {
    action: CommentAction.DELETE,
    feedId,
    feedType,
    commentId,
    clientId: crypto.randomUUID(),
  });

/** Without an answer, or without a session, it waits for the next start; any other refusal is the last word. */
export const isLastWord = (error: unknown) =>
  !(error instanceof ApiError) || ![0, 401, 410].includes(error.status);

/** For the tab whose deletion it is: it does it by itself when it is there. */
const slackMs = 2000;

/**
 * Does what an earlier page of this member has left: one that was closed before the server had answered. `onDone` runs
 * after each. Nothing is sent as somebody else.
 */
export async function finishLeft(userId: string, onDone: (deletion: DeletedComment) => void): Promise<void> {
  const mine = read().filter((deletion) => deletion.userId === userId);
  for (const deletion of mine.toSorted((one, other) => one.dueAt - other.dueAt)) {
    const waitMs = deletion.dueAt && deletion.dueAt + slackMs - Date.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (getSession().userId !== userId) return;
    if (!read().some(({ commentId }) => commentId === deletion.commentId)) continue;
    try {
      await deleteComment(deletion);
      forgetDeletion(deletion.commentId);
    } catch (error) {
      if (isLastWord(error)) forgetDeletion(deletion.commentId);
    }
    onDone(deletion);
  }
}
