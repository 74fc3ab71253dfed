import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { FeedList } from '../../components/feed/FeedList.tsx';
import { PostDialog } from '../../components/feed/PostDialog.tsx';
import { ShortcutsButton } from '../../components/feed/ShortcutsButton.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { useMemberPosts } from '../../hooks/feed/useFeed.ts';
import { usePostTools } from '../../hooks/feed/usePostTools.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';

/** What one member has posted: where a name in a text leads. */
export default function MemberPostsPage() {
  const { userId = '' } = useParams();
  const state = useMemberPosts(userId);
  const name = state.status === 'ready' ? state.items[0]?.item.author.userName : undefined;
  const title = name ? `Posts by ${name}` : 'Posts by a member';
  useTitle(title);
  const { handlers, dialog, onShortcuts } = usePostTools();
  const empty = (
    <EmptyState drawing="posts" action={<Button href="/">Go to the feed</Button>}>
      This member has posted nothing that you can see.
    </EmptyState>
  );
  return (
    <PageColumns>
      <ShortcutsButton onOpen={onShortcuts} />
      <chakra.h1 textStyle="h1" mb={4} overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.div css={feedColumn}>
        <FeedList key={userId} label={title} state={state} empty={empty} {...handlers} />
      </chakra.div>
      <PostDialog {...dialog} />
    </PageColumns>
  );
}
