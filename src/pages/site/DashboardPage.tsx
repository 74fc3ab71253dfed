import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { OverviewPanel } from '../../components/dashboard/OverviewPanel.tsx';
import { ComposerEntryCard } from '../../components/feed/ComposerEntryCard.tsx';
import { FeedList } from '../../components/feed/FeedList.tsx';
import { PostDialog } from '../../components/feed/PostDialog.tsx';
import { ShortcutsButton } from '../../components/feed/ShortcutsButton.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { MemberCard } from '../../components/site/MemberCard.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { feedTabOf, feedTabs } from '../../domain/feedTabs.ts';
import { places } from '../../domain/places.ts';
import { useDraftsLater } from '../../hooks/feed/useDraftsLater.ts';
import { useFeed } from '../../hooks/feed/useFeed.ts';
import { usePostTools } from '../../hooks/feed/usePostTools.ts';
import { useDashboard } from '../../hooks/site/useDashboard.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';

/** Home of a member: the composer and the feed with its tabs (product S18). */
export default function DashboardPage() {
  useTitle('Dashboard');
  const [params, setParams] = useSearchParams();
  const { value: tab } = feedTabOf(params.get('tab'));
  const feed = useFeed(tab);
  const { handlers, dialog, onWrite, onPick, onShortcuts } = usePostTools();
  const drafts = useDraftsLater(dialog.composer.writer.userType, { onWrite, onEdit: handlers.onEdit });
  const overview = { ...useDashboard(), drafts };
  const { writer } = dialog.composer;
  const choose = (value: string) => setParams(value === 'all' ? {} : { tab: value }, { replace: true });
  const empty = {
    all: (
      <EmptyState drawing="posts" action={<Button onClick={onWrite}>Write your first post</Button>}>
        Nothing here yet. Say hello, or share what you are working on.
      </EmptyState>
    ),
    following: (
      <EmptyState
        drawing="posts"
        action={<Button onClick={() => choose('all')}>See everybody’s posts</Button>}
      >
        What the people that you follow or are connected with write appears here.
      </EmptyState>
    ),
    saved: (
      <EmptyState drawing="posts" action={<Button onClick={() => choose('all')}>Go to the feed</Button>}>
        Posts that you save are kept here. Only you can see them.
      </EmptyState>
    ),
  };
  return (
    <PageColumns
      aside={
        <>
          <MemberCard member={writer} profileHref={places.profileOf?.(writer.userType)} postsHref="/posts" />
          <OverviewPanel place="beside" {...overview} />
        </>
      }
    >
      <chakra.h1 srOnly>Dashboard</chakra.h1>
      <ShortcutsButton onOpen={onShortcuts} />
      <chakra.div css={feedColumn}>
        <ComposerEntryCard writer={writer} onWrite={onWrite} onPick={onPick} />
      </chakra.div>
      <chakra.div mt={3}>
        <Tabs label="Feed" tabs={[...feedTabs]} value={tab} onChange={choose}>
          <chakra.div css={feedColumn}>
            {tab === 'all' && <OverviewPanel place="above" {...overview} />}
            <FeedList key={tab} label="Posts" {...feed} empty={empty[tab]} {...handlers} />
          </chakra.div>
        </Tabs>
      </chakra.div>
      <PostDialog {...dialog} />
    </PageColumns>
  );
}
