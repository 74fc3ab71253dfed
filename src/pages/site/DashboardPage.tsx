import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OverviewPanel } from '../../components/dashboard/OverviewPanel.tsx';
import { ComposerEntryCard } from '../../components/feed/compose/ComposerEntryCard.tsx';
import { FeedList } from '../../components/feed/posts/FeedList.tsx';
import type { PostHandlers } from '../../components/feed/posts/PostCard.tsx';
import { PostDialog } from '../../components/feed/posts/PostDialog.tsx';
import { ShortcutsButton } from '../../components/feed/posts/ShortcutsButton.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { MemberCard } from '../../components/site/MemberCard.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { feedTabOf, feedTabsOf } from '../../domain/feedTabs.ts';
import { places } from '../../domain/places.ts';
import { useDraftsLater } from '../../hooks/feed/compose/useDraftsLater.ts';
import { useFeed } from '../../hooks/feed/posts/useFeed.ts';
import { usePostTools } from '../../hooks/feed/posts/usePostTools.ts';
import { useDashboard } from '../../hooks/site/useDashboard.ts';
import { useOnChange } from '../../hooks/site/useOnChange.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';
import { feedCards } from '../feedCards.ts';

/** Home of a member: the feed with its tabs, and above what others write the composer (product S18). `jobs` draws the tab with the open jobs. */
export default function DashboardPage({ jobs }: { jobs?: (handlers: PostHandlers) => ReactNode }) {
  useTitle('Dashboard');
  const [params, setParams] = useSearchParams();
  const { handlers, dialog, onWrite, onPick, onShortcuts } = usePostTools();
  const { writer } = dialog.composer;
  const { value: tab, empty } = feedTabOf(params.get('tab'), writer.userType);
  const feed = useFeed(tab);
  const drafts = useDraftsLater(writer.userType, { onWrite, onEdit: handlers.onEdit });
  const overview = { ...useDashboard(), drafts };
  const choose = (value: string) => setParams(value === 'all' ? {} : { tab: value }, { replace: true });
  const asked = params.has('new');
  useOnChange(Number(asked), () => {
    if (!asked) return;
    onWrite();
    // Once: it is the page as ever from now on.
    choose('all');
  });
  const start = <Button onClick={tab === 'all' ? onWrite : () => choose('all')}>{empty?.act}</Button>;
  const nothing = (
    <EmptyState drawing="posts" action={start}>
      {empty?.text}
    </EmptyState>
  );
  const list = { label: 'Posts', ...feed, ...handlers, cards: feedCards, empty: nothing };
  return (
    <PageColumns
      aside={
        <>
          <MemberCard
            member={writer}
            headline={overview.dashboard && (overview.dashboard.headline ?? null)}
            profileHref={places.profileOf?.(writer.userType)}
            postsHref="/posts"
          />
          <OverviewPanel place="beside" {...overview} />
        </>
      }
    >
      <chakra.h1 srOnly>Dashboard</chakra.h1>
      <ShortcutsButton onOpen={onShortcuts} />
      <Tabs label="Feed" tabs={feedTabsOf(writer.userType)} value={tab} onChange={choose}>
        <chakra.div css={feedColumn}>
          {(tab === 'all' || tab === 'following') && (
            <ComposerEntryCard writer={writer} onWrite={onWrite} onPick={onPick} />
          )}
          {tab === 'all' && <OverviewPanel place="above" {...overview} />}
          {empty ? <FeedList key={tab} {...list} /> : jobs?.(handlers)}
        </chakra.div>
      </Tabs>
      <PostDialog {...dialog} />
    </PageColumns>
  );
}
