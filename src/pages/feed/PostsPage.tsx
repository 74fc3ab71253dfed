import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ComposerDialog } from '../../components/feed/ComposerDialog.tsx';
import { DeletePostDialog } from '../../components/feed/DeletePostDialog.tsx';
import { FeedList } from '../../components/feed/FeedList.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { useComposer } from '../../hooks/feed/useComposer.ts';
import { useDeletePost } from '../../hooks/feed/useDeletePost.ts';
import { useFeed } from '../../hooks/feed/useFeed.ts';
import { usePostActions } from '../../hooks/feed/usePostActions.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';

const tabs = [
  { value: 'mine', label: 'Published' },
  { value: 'saved', label: 'Saved' },
] as const;

/** The member's own posts, and those that were saved (product S19). */
export default function PostsPage() {
  useTitle('My Posts');
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'saved' ? 'saved' : 'mine';
  const posts = useFeed(tab);
  const actions = usePostActions();
  const { dialog, onWrite, onEdit } = useComposer();
  const { onDelete, ...deletion } = useDeletePost();
  const empty = {
    mine: (
      <EmptyState drawing="posts" action={<Button onClick={onWrite}>Write your first post</Button>}>
        You have not posted anything yet.
      </EmptyState>
    ),
    saved: (
      <EmptyState drawing="posts" action={<Button href="/">Go to the feed</Button>}>
        Posts that you save are kept here. Only you can see them.
      </EmptyState>
    ),
  };
  return (
    <PageColumns>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} mb={4}>
        <chakra.h1 textStyle="h1">My Posts</chakra.h1>
        <Button onClick={onWrite}>New post</Button>
      </chakra.div>
      <Tabs
        label="Posts"
        tabs={[...tabs]}
        value={tab}
        onChange={(value) => setParams(value === 'saved' ? { tab: value } : {}, { replace: true })}
      >
        <chakra.div css={feedColumn}>
          <FeedList
            label="Posts"
            state={posts}
            empty={empty[tab]}
            {...actions}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </chakra.div>
      </Tabs>
      <ComposerDialog {...dialog} />
      <DeletePostDialog {...deletion} />
    </PageColumns>
  );
}
