import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CommentForm, type CommentFormProps } from '../comments/CommentForm.tsx';
import { CommentSection, type CommentSectionProps } from '../comments/CommentSection.tsx';
import { DeletedPostCard } from './DeletedPostCard.tsx';
import { PostCard, type PostHandlers } from './PostCard.tsx';
import { PostHistoryDialog } from './PostHistoryDialog.tsx';
import { RemovedPostCard } from './RemovedPostCard.tsx';

export interface PostPanelProps {
  post: Schemas['PostDetails'];
  handlers: PostHandlers;
  comments: Omit<CommentSectionProps, 'form' | 'count' | 'canComment' | 'commentPolicy'>;
  form: Omit<CommentFormProps, 'label' | 'author' | 'focused'>;
  /** Who reads. */
  reader: NonNullable<CommentFormProps['author']>;
  /** Deleted by the reader a moment ago: it can still be taken back. */
  deleting?: boolean;
  /** It was deleted while it was read. */
  removed?: boolean;
  /** Came for the comments: their form takes the focus. */
  commenting?: boolean;
}

/** One post alone on its page: whole, with its earlier versions and its comments. */
export function PostPanel({ post, handlers, comments, form, reader, ...state }: PostPanelProps) {
  const { deleting = false, removed = false, commenting = false } = state;
  const { item, likers, edits } = post;
  const [asked, setAsked] = useState(commenting ? 1 : 0);
  const [history, setHistory] = useState(false);
  const others = likers.filter(({ userId }) => userId !== reader.userId);
  if (deleting) return <DeletedPostCard item={item} onTakeBack={handlers.onTakeBack} />;
  if (removed) return <RemovedPostCard text={form.value} />;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <PostCard
        {...handlers}
        item={item}
        likers={others.map(({ userName }) => userName)}
        onComment={() => setAsked(asked + 1)}
        onHistory={edits.length > 0 ? () => setHistory(true) : undefined}
      />
      <CommentSection
        {...comments}
        count={item.counts.comments}
        canComment={item.viewer.canComment}
        commentPolicy={item.commentPolicy}
        // A new form takes the focus again.
        form={
          <CommentForm key={asked} {...form} label="Write a comment" author={reader} focused={asked > 0} />
        }
      />
      <PostHistoryDialog open={history} edits={edits} onClose={() => setHistory(false)} />
    </chakra.div>
  );
}
