import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { isUnsent } from '../../../domain/comments.ts';
import { ListState } from '../../ui/ListState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CommentItem, type CommentHandlers } from './CommentItem.tsx';

type Comment = Schemas['Comment'];

export interface CommentListProps extends CommentHandlers {
  state: State<Comment>;
  empty: ReactNode;
  moreLabel: string;
  /** What stands below a comment whose replies are open; `writing` when the member chose Reply. Absent for replies. */
  renderReplies?: (thread: { comment: Comment; writing: boolean }) => ReactNode;
  /** Instead of opening the replies, where these are the replies. */
  onReply?: (event: { comment: Comment }) => void;
  /** The reader may not write. */
  readOnly?: boolean;
  /** Ids of those that were deleted and can still be taken back. */
  deleting?: ReadonlySet<string>;
  /** Id of the one that a link is about. */
  highlight?: string | undefined;
}

const loading = [0, 1].map((line) => (
  <chakra.div key={line} display="flex" gap={3}>
    <Skeleton shape="circle" width="2.125rem" />
    <chakra.div flex={1}>
      <Skeleton width="10rem" />
      <Skeleton lines={2} />
    </chakra.div>
  </chakra.div>
));

/** Comments of a post, or the replies to one. */
export function CommentList({
  state,
  empty,
  moreLabel,
  renderReplies,
  onReply,
  readOnly,
  deleting,
  highlight,
  ...handlers
}: CommentListProps) {
  const [open, setOpen] = useState<ReadonlyMap<string, { writing: boolean }>>(new Map());
  const toggle = (id: string, thread?: { writing: boolean }) => {
    const next = new Map(open);
    if (thread) next.set(id, thread);
    else next.delete(id);
    setOpen(next);
  };
  const reply = renderReplies
    ? ({ comment }: { comment: Comment }) => toggle(comment.commentId, { writing: true })
    : onReply;
  const fold =
    renderReplies &&
    (({ comment: { commentId } }: { comment: Comment }) =>
      toggle(commentId, open.has(commentId) ? undefined : { writing: false }));
  return (
    <ListState
      state={state}
      loading={<chakra.div css={{ display: 'grid', gap: 4 }}>{loading}</chakra.div>}
      empty={empty}
      moreLabel={moreLabel}
    >
      {(comments) => (
        <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
          {comments.map((comment) => {
            const thread = open.get(comment.commentId);
            return (
              <li key={comment.commentId}>
                <CommentItem
                  comment={comment}
                  sending={isUnsent(comment)}
                  deleting={deleting?.has(comment.commentId)}
                  highlighted={highlight === comment.commentId}
                  onReply={readOnly ? undefined : reply}
                  onToggleReplies={fold}
                  replies={thread && renderReplies?.({ comment, writing: thread.writing })}
                  {...handlers}
                />
              </li>
            );
          })}
        </chakra.ul>
      )}
    </ListState>
  );
}
