import type { RelationQuestion } from '../../components/people/RelationDialog.tsx';
import {
  type ConnectionList,
  type ConnectionSuggestion,
  type Relation,
  RelationAction,
  relationAfter,
} from '../../domain/relations.ts';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { lastStateWins } from '../../lib/lastWriteWins.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';
import { relationCacheOf, type CacheTools, type RelationCache } from './useRelationCache.ts';

/** One queue for the whole page: a member may stand on it twice. */
const send = lastStateWins<Relation>();

const failures: Partial<Record<RelationAction, string>> = {
  0: 'Your request was not sent',
  1: 'You are still connected',
  2: 'You are not connected yet',
  4: 'They are not blocked',
  5: 'They are still blocked',
};

const [conflict, notFound] = [409, 404];

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (error.fields.note ?? error.message) : genericMessage;

export interface RelationWrite {
  member: RelationQuestion['member'];
  relation: Relation;
  action: RelationAction;
  /** With ADD_CONNECTION. */
  note?: string | undefined;
  /** The list that is looked at: its rows stay where they are until it is opened again. */
  list?: ConnectionList | undefined;
}

/**
 * Writes what the reader does about a member. Shown at once, taken back with the reason when the server does not agree, and
 * asked for again when the other side was faster (409). `onNoteBack`: a request with words was not sent.
 */
export async function writeRelation(
  cache: RelationCache,
  { member, relation, action, note, list }: RelationWrite,
  onNoteBack?: (question: RelationQuestion, relation: Relation) => void,
): Promise<void> {
  const { userId } = member;
  const to = relationAfter(relation, action);
  await cache.show({ userId, from: relation, to });
  const pressed = await send(userId, { from: relation, to }, () =>
    call('manageConnection', { otherUserId: userId, action, ...(note && { note }) }),
  );
  if (!pressed) return;
  if ('answer' in pressed) {
    const { message, response } = pressed.answer;
    await cache.show({ userId, from: to, to: response.viewer });
    if (action === RelationAction.BLOCK) {
      cache.removeMember(userId);
      toast({ kind: 'success', title: message, about: `member ${userId}` });
    }
    cache.refresh(userId, list);
    return;
  }
  const { error, back } = pressed;
  await cache.show({ userId, from: to, to: back });
  const status = error instanceof ApiError ? error.status : 0;
  if (note && onNoteBack && status !== conflict)
    onNoteBack({ kind: 'connect', member, note, error: reasonOf(error) }, back);
  else reportFailure(failures[action] ?? 'That was not possible', `member ${userId}`)(error);
  if (status === conflict || status === notFound) cache.refresh(userId);
}

export interface ConnectEvent {
  suggestion: ConnectionSuggestion;
  /** False takes the request back. */
  connect: boolean;
}

/** Asks somebody to connect without a word, or takes that back: shown at once wherever they stand. */
export const connectTo = (
  tools: CacheTools,
  { suggestion: { member, viewer }, connect }: ConnectEvent,
): Promise<void> =>
  writeRelation(relationCacheOf(tools), {
    member,
    relation: viewer,
    action: connect ? RelationAction.ADD_CONNECTION : RelationAction.WITHDRAW,
  });
