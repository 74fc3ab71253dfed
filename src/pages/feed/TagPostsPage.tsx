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
import { foldTag } from '../../lib/tags.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';

/** The posts that carry a tag (product 2.5). */
export default function TagPostsPage() {
  const tag = foldTag(useParams().tag ?? '');
  useTitle(`#${tag}`);
  const state = useLinkedPosts({ tag });
  const { handlers, dialog, onShortcuts } = usePostTools();
  const empty = (
    <EmptyState drawing="search" action={<Button href="/">Go to the feed</Button>}>
      There is no post with this tag that you can see.
    </EmptyState>
  );
  return (
    <PageColumns>
      <ShortcutsButton onOpen={onShortcuts} />
      <chakra.h1 textStyle="h1" mb={4} overflowWrap="anywhere">
        <bdi>#{tag}</bdi>
      </chakra.h1>
      <chakra.div css={feedColumn}>
        <FeedList key={tag} label={`Posts with #${tag}`} state={state} empty={empty} {...handlers} />
      </chakra.div>
      <PostDialog {...dialog} />
    </PageColumns>
  );
}
