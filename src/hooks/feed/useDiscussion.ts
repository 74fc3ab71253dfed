import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { CommentHandlers } from '../../components/feed/CommentItem.tsx';
import type { CommentOrder } from '../../components/feed/CommentSection.tsx';
import type { ListState } from '../../components/ui/listState.ts';
import { CommentSort } from '../../domain/comments.ts';
import { useLaterDeletions } from '../site/useLaterDeletions.ts';
import { useCommentActions } from './useCommentActions.ts';
import { useCommentForm, type CommentFormState } from './useCommentForm.ts';
import { useCommentPlace } from './useCommentPlace.ts';
import { useComments } from './useComments.ts';

export interface Discussion {
  sort: CommentOrder;
  onSort: (event: { sort: CommentOrder }) => void;
  state: ListState<Schemas['Comment']>;
  form: CommentFormState;
  handlers: CommentHandlers;
  deleting: ReadonlySet<string>;
  highlight: string | undefined;
}

/** What is said below a post. Its owner may hide comments. `hash` is that of the page: `#comment-<id>` leads to one. */
export function useDiscussion(item: Schemas['FeedItem'], hash: string): Discussion {
  const [sort, setSort] = useState<CommentOrder>(CommentSort.NEWEST);
  const state = useComments(item, sort);
  const form = useCommentForm(item);
  const { onHide, ...handlers } = useCommentActions(item);
  return {
    sort,
    onSort: (event) => setSort(event.sort),
    state,
    form,
    deleting: useLaterDeletions(),
    highlight: useCommentPlace(hash, state),
    handlers: item.viewer.canEdit ? { ...handlers, onHide } : handlers,
  };
}
