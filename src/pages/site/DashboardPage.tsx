import { chakra } from '@chakra-ui/react';
import { OverviewPanel } from '../../components/dashboard/OverviewPanel.tsx';
import { ComposerDialog } from '../../components/feed/ComposerDialog.tsx';
import { ComposerEntryCard } from '../../components/feed/ComposerEntryCard.tsx';
import { DeletePostDialog } from '../../components/feed/DeletePostDialog.tsx';
import { FeedList } from '../../components/feed/FeedList.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { MemberCard } from '../../components/site/MemberCard.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { useComposer } from '../../hooks/feed/useComposer.ts';
import { useDeletePost } from '../../hooks/feed/useDeletePost.ts';
import { useFeed } from '../../hooks/feed/useFeed.ts';
import { usePostActions } from '../../hooks/feed/usePostActions.ts';
import { useDashboard } from '../../hooks/site/useDashboard.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';

/** Home of a member: the composer and everybody's posts (product S18). */
export default function DashboardPage() {
  useTitle('Dashboard');
  const feed = useFeed('all');
  const actions = usePostActions();
  const overview = useDashboard();
  const { dialog, onWrite, onPick, onEdit } = useComposer();
  const { onDelete, ...deletion } = useDeletePost();
  return (
    <PageColumns
      aside={
        <>
          <MemberCard member={dialog.writer} postsHref="/posts" />
          <OverviewPanel place="beside" {...overview} />
        </>
      }
    >
      <chakra.h1 srOnly>Dashboard</chakra.h1>
      <chakra.div css={feedColumn}>
        <OverviewPanel place="above" {...overview} />
        <ComposerEntryCard writer={dialog.writer} onWrite={onWrite} onPick={onPick} />
        <FeedList
          label="Posts"
          state={feed}
          empty={
            <EmptyState drawing="posts" action={<Button onClick={onWrite}>Write your first post</Button>}>
              Nothing here yet. Say hello, or share what you are working on.
            </EmptyState>
          }
          {...actions}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </chakra.div>
      <ComposerDialog {...dialog} />
      <DeletePostDialog {...deletion} />
    </PageColumns>
  );
}
