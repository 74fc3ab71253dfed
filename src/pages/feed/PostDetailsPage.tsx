import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CommentHandlers } from '../../components/feed/comments/CommentItem.tsx';
import { PostCardSkeleton } from '../../components/feed/posts/PostCard.tsx';
import { PostDialog } from '../../components/feed/posts/PostDialog.tsx';
import { PostPanel } from '../../components/feed/posts/PostPanel.tsx';
import { ReplyList, type ReplyListProps } from '../../components/feed/comments/ReplyList.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { StatusMessage } from '../../components/layout/StatusMessage.tsx';
import { statusTexts } from '../../components/layout/statusTexts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { useCommentForm } from '../../hooks/feed/comments/useCommentForm.ts';
import { useReplies } from '../../hooks/feed/comments/useComments.ts';
import { useDiscussion } from '../../hooks/feed/comments/useDiscussion.ts';
import { usePost } from '../../hooks/feed/posts/usePost.ts';
import { usePostTools } from '../../hooks/feed/posts/usePostTools.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';
import { PageBack } from '../PageBack.tsx';

type RepliesProps = CommentHandlers &
  Pick<ReplyListProps, 'deleting'> & { comment: Schemas['Comment']; writing: boolean; canComment: boolean };

function Replies({ comment, canComment, ...list }: RepliesProps) {
  const form = useCommentForm(comment, comment.commentId);
  return <ReplyList {...list} state={useReplies(comment)} form={canComment ? form : undefined} />;
}

function Post({ post, removed }: { post: Schemas['PostDetails']; removed: boolean }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { dialog, handlers, onReportComment } = usePostTools(() => void navigate('/', { replace: true }));
  const { handlers: onComments, form, ...comments } = useDiscussion(post.item, hash);
  const commentHandlers = { ...onComments, onReport: onReportComment };
  const { canComment } = post.item.viewer;
  const renderReplies = (thread: Pick<RepliesProps, 'comment' | 'writing'>) => (
    <Replies {...thread} {...commentHandlers} deleting={comments.deleting} canComment={canComment} />
  );
  return (
    <>
      <PostPanel
        post={post}
        deleting={comments.deleting.has(post.item.feedId)}
        removed={removed}
        handlers={handlers}
        comments={{ ...comments, ...commentHandlers, renderReplies }}
        form={form}
        reader={dialog.composer.writer}
        commenting={hash === '#comments'}
      />
      <PostDialog {...dialog} />
    </>
  );
}

const gone = { ...statusTexts.notFound, text: 'This post was removed, or the link to it is incomplete.' };

/** One post with what is said about it (product S21). */
export default function PostDetailsPage() {
  const state = usePost(useParams().postId ?? '');
  const title = state.status === 'ready' ? `Post by ${state.post.item.author.userName}` : 'Post';
  useTitle(title);
  if (state.status === 'notFound')
    return <StatusMessage {...gone} actions={<Button href="/">Go Home</Button>} />;
  return (
    <PageColumns>
      <PageBack title="Post" />
      <chakra.h1 srOnly>{title}</chakra.h1>
      <chakra.div css={feedColumn}>
        {state.status === 'loading' && <PostCardSkeleton picture />}
        {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
        {state.status === 'ready' && <Post post={state.post} removed={state.removed} />}
      </chakra.div>
    </PageColumns>
  );
}
