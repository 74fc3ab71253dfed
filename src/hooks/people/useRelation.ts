import { useCallback, useState } from 'react';
import type { RelationEvent } from '../../components/people/RelationActions.tsx';
import type { RelationDialogProps, RelationQuestion } from '../../components/people/RelationDialog.tsx';
import type { RelationAct } from '../../components/people/RelationMenu.tsx';
import { type ConnectionList, type Relation, RelationAction, relationAfter } from '../../domain/relations.ts';
import { useFollow } from './useFollow.ts';
import { useRelationCache } from './useRelationCache.ts';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { lastStateWins } from '../../lib/lastWriteWins.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';

type Question = NonNullable<RelationDialogProps['question']>;

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

interface RelationWrite {
  member: Question['member'];
  relation: Relation;
  action: RelationAction;
  /** With ADD_CONNECTION. */
  note?: string;
  /** The list that is looked at: its rows stay where they are until it is opened again. */
  list?: ConnectionList | undefined;
}

/**
 * Writes what the reader does about a member. Shown at once, taken back with the reason when the server does not agree, and
 * asked for again when the other side was faster (409). `onNoteBack`: a request with words was not sent.
 */
function useRelationWrite(onNoteBack: (question: Question, relation: Relation) => void) {
  const cache = useRelationCache();
  return useCallback(
    async ({ member, relation, action, note, list }: RelationWrite) => {
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
      if (note && status !== conflict)
        onNoteBack({ kind: 'connect', member, note, error: reasonOf(error) }, back);
      else reportFailure(failures[action] ?? 'That was not possible', `member ${userId}`)(error);
      if (status === conflict || status === notFound) cache.refresh(userId);
    },
    [cache, onNoteBack],
  );
}

/** What is done at once. */
const actions: Partial<Record<RelationAct, RelationAction>> = {
  accept: RelationAction.ACCEPT,
  reject: RelationAction.REJECT,
  withdraw: RelationAction.WITHDRAW,
  mute: RelationAction.MUTE,
  unmute: RelationAction.UNMUTE,
  unblock: RelationAction.UNBLOCK,
};
/** What is done once a question was answered. */
const afterwards: Record<RelationQuestion['kind'], RelationAction> = {
  connect: RelationAction.ADD_CONNECTION,
  block: RelationAction.BLOCK,
  remove: RelationAction.REMOVE_CONNECTION,
};

interface Asked {
  question: RelationQuestion;
  relation: Relation;
  list?: ConnectionList | undefined;
}

export interface RelationTools {
  onAct: (event: RelationEvent) => void;
  /** For `RelationDialog`, once on the page. */
  dialog: RelationDialogProps;
}

export interface RelationOptions {
  /** What is not done here: recommend, ask, report, copy the link. */
  onOther: (event: RelationEvent) => void;
}

/** Connect, answer, withdraw, remove, follow, mute and block (product S49, S50). */
export function useRelation({ onOther }: RelationOptions): RelationTools {
  const { showFollow } = useRelationCache();
  const follow = useFollow(showFollow);
  const [asked, setAsked] = useState<Asked>();
  const write = useRelationWrite(
    // What was written is not lost: the question comes back with it.
    useCallback((question: RelationQuestion, relation: Relation) => setAsked({ question, relation }), []),
  );
  const onAct = (event: RelationEvent) => {
    const { act, member, relation, list } = event;
    const action = actions[act];
    if (action !== undefined) void write({ member, relation, action, list });
    else if (act === 'connect' || act === 'block' || act === 'remove')
      setAsked({ relation, list, question: { kind: act, member } });
    else if (act === 'follow' || act === 'unfollow')
      follow({ userId: member.userId, following: act === 'follow' });
    else onOther(event);
  };
  const answer = (note?: string) => {
    if (!asked) return;
    const { question, relation, list } = asked;
    setAsked(undefined);
    void write({ member: question.member, relation, list, action: afterwards[question.kind], note });
  };
  return {
    onAct,
    dialog: {
      question: asked?.question,
      onConnect: ({ note }) => answer(note),
      onConfirm: () => answer(),
      onCancel: () => setAsked(undefined),
    },
  };
}
