import { useState } from 'react';
import type { RelationEvent } from '../../components/people/RelationActions.tsx';
import type { RelationDialogProps, RelationQuestion } from '../../components/people/RelationDialog.tsx';
import type { RelationAct } from '../../components/people/RelationMenu.tsx';
import { type ConnectionList, type Relation, RelationAction } from '../../domain/relations.ts';
import { useFollow } from './useFollow.ts';
import { useRelationCache } from './useRelationCache.ts';
import { writeRelation, type RelationWrite } from './relationWrites.ts';

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
  const cache = useRelationCache();
  const follow = useFollow(cache.showFollow);
  const [asked, setAsked] = useState<Asked>();
  const write = (change: RelationWrite) =>
    // What was written is not lost: the question comes back with it.
    writeRelation(cache, change, (question, relation) => setAsked({ question, relation }));
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
