import type { FeedListProps } from '../../components/feed/FeedList.tsx';
import type { PostDialogProps } from '../../components/feed/PostDialog.tsx';
import { useMyPosts } from '../feed/useFeed.ts';
import { useLinkedPosts } from '../feed/useLinkedPosts.ts';
import { usePostTools } from '../feed/usePostTools.ts';

type Posts = { list: Omit<FeedListProps, 'label' | 'empty'>; dialog: PostDialogProps };

/** What the reader has posted, with everything that can be done with it. */
export function useOwnPosts(): Posts {
  const state = useMyPosts();
  const { handlers, dialog } = usePostTools();
  return { list: { state, ...handlers }, dialog };
}

/** What a member has posted, with everything that can be done with it. */
export function useMemberPosts(userId: string): Posts {
  const state = useLinkedPosts({ otherUserId: userId });
  const { handlers, dialog } = usePostTools();
  return { list: { state, ...handlers }, dialog };
}
