import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { FeedList } from '../../components/feed/posts/FeedList.tsx';
import { PostDialog } from '../../components/feed/posts/PostDialog.tsx';
import { ShortcutsButton } from '../../components/feed/posts/ShortcutsButton.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { useLinkedPosts } from '../../hooks/feed/posts/useLinkedPosts.ts';
import { usePostTools } from '../../hooks/feed/posts/usePostTools.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';

/** What one member has posted: where a name in a text leads. */
export default function MemberPostsPage() {
  const { userId = '' } = useParams();
  const state = useLinkedPosts({ otherUserId: userId });
  const name = state.status === 'ready' ? state.items[0]?.item.author.userName : undefined;
  const title = name ? `Posts by ${name}` : 'Posts by a member';
  useTitle(title);
  const { handlers, dialog, onShortcuts } = usePostTools();
  const isGone = state.status === 'error' && state.error.code === 'NOT_FOUND';
  const empty = (
    <EmptyState drawing={isGone ? 'notFound' : 'posts'} action={<Button href="/">Go to the feed</Button>}>
      {isGone ? 'This profile is not available.' : 'This member has posted nothing that you can see.'}
    </EmptyState>
  );
  return (
    <PageColumns>
      <ShortcutsButton onOpen={onShortcuts} />
      <chakra.h1 textStyle="h1" mb={4} overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.div css={feedColumn}>
        <FeedList
          key={userId}
          label={title}
          state={isGone ? { status: 'empty' } : state}
          empty={empty}
          {...handlers}
        />
      </chakra.div>
      <PostDialog {...dialog} />
    </PageColumns>
  );
}
