import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { CommentSort } from '../../../domain/comments.ts';
import { CommentPolicy } from '../../../domain/posts.ts';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { Button } from '../../ui/Button.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import type { CommentHandlers } from './CommentItem.tsx';
import { CommentList, type CommentListProps } from './CommentList.tsx';

const Frame = chakra('section', feedCardRecipe);

export type CommentOrder = (typeof CommentSort)[keyof typeof CommentSort];

export interface CommentSectionProps
  extends CommentHandlers, Pick<CommentListProps, 'renderReplies' | 'deleting' | 'highlight'> {
  state: State<Schemas['Comment']>;
  /** Of all comments, those that are not loaded included. */
  count: number;
  sort: CommentOrder;
  onSort: (event: { sort: CommentOrder }) => void;
  /** The CommentForm; shown to who may comment. */
  form: ReactNode;
  canComment: boolean;
  /** Explains to others why there is no form. */
  commentPolicy: Schemas['CommentPolicy'];
}

const closed: Record<number, string> = {
  [CommentPolicy.CONNECTIONS]: 'Only connections of the author can comment.',
  [CommentPolicy.OFF]: 'Comments are turned off for this post.',
};

const orders = [
  { sort: CommentSort.NEWEST, label: 'Newest' },
  { sort: CommentSort.OLDEST, label: 'Oldest' },
] as const;

/** The comments of a post with their form. */
export function CommentSection({
  state,
  count,
  sort,
  onSort,
  form,
  canComment,
  commentPolicy,
  ...list
}: CommentSectionProps) {
  const title = useId();
  return (
    <Frame
      id="comments"
      tabIndex={-1}
      aria-labelledby={title}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={5}
    >
      <chakra.div display="flex" alignItems="center" gap={3} minHeight={8}>
        <chakra.h2 id={title} textStyle="title" flex={1}>
          Comments
        </chakra.h2>
        {count > 1 && (
          <chakra.div
            role="group"
            aria-label="Order of comments"
            display="flex"
            padding={0.5}
            bg="bg.sunken"
            borderRadius="card"
          >
            {orders.map((order) => (
              <Button
                key={order.sort}
                size="sm"
                variant={order.sort === sort ? 'outline' : 'ghost'}
                aria-pressed={order.sort === sort}
                onClick={() => onSort({ sort: order.sort })}
              >
                {order.label}
              </Button>
            ))}
          </chakra.div>
        )}
      </chakra.div>
      {canComment ? (
        form
      ) : (
        <chakra.p color="fg.muted">{closed[commentPolicy] ?? 'You cannot comment on this post.'}</chakra.p>
      )}
      <CommentList
        {...list}
        state={state}
        readOnly={!canComment}
        moreLabel="Load more comments"
        empty={<chakra.p color="fg.muted">No comments yet.</chakra.p>}
      />
    </Frame>
  );
}
