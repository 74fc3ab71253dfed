import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { CommentForm } from '../components/feed/comments/CommentForm.tsx';
import type { CommentHandlers } from '../components/feed/comments/CommentItem.tsx';
import { CommentSection } from '../components/feed/comments/CommentSection.tsx';
import { ReplyList, type ReplyListProps } from '../components/feed/comments/ReplyList.tsx';
import type { EventTools } from '../hooks/events/search/useEventTools.ts';
import { useCommentForm } from '../hooks/feed/comments/useCommentForm.ts';
import { useReplies } from '../hooks/feed/comments/useComments.ts';
import { useDiscussion } from '../hooks/feed/comments/useDiscussion.ts';
import { feedColumn } from '../theme/recipes/feed-card.ts';

type EventDiscussionProps = EventTools['comments'] & { item: Schemas['FeedItem'] };
type RepliesProps = CommentHandlers &
  Pick<ReplyListProps, 'deleting'> & { comment: Schemas['Comment']; writing: boolean; canComment: boolean };

function Replies({ comment, canComment, ...list }: RepliesProps) {
  const form = useCommentForm(comment, comment.commentId);
  return <ReplyList {...list} state={useReplies(comment)} form={canComment ? form : undefined} />;
}

/** What is said about an event: the comments of its place in the feed (product S33). */
export function EventDiscussion({ item, reader, onReport }: EventDiscussionProps) {
  const { hash } = useLocation();
  const { handlers, form, ...comments } = useDiscussion(item, hash);
  const { canComment } = item.viewer;
  const all = { ...handlers, onReport };
  return (
    <chakra.div css={feedColumn}>
      <CommentSection
        {...comments}
        {...all}
        count={item.counts.comments}
        canComment={canComment}
        commentPolicy={item.commentPolicy}
        renderReplies={(thread) => (
          <Replies {...thread} {...all} deleting={comments.deleting} canComment={canComment} />
        )}
        form={
          <CommentForm {...form} label="Write a comment" author={reader} focused={hash === '#comments'} />
        }
      />
    </chakra.div>
  );
}
