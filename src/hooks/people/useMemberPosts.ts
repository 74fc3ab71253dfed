import type { FeedListProps } from '../../components/feed/posts/FeedList.tsx';
import type { PostDialogProps } from '../../components/feed/posts/PostDialog.tsx';
import { useLinkedPosts } from '../feed/posts/useLinkedPosts.ts';
import { usePostTools } from '../feed/posts/usePostTools.ts';

/** What a member has posted, with everything that can be done with it. */
export function useMemberPosts(userId: string): {
  list: Omit<FeedListProps, 'label' | 'empty'>;
  dialog: PostDialogProps;
} {
  const state = useLinkedPosts({ otherUserId: userId });
  const { handlers, dialog } = usePostTools();
  return { list: { state, ...handlers }, dialog };
}
