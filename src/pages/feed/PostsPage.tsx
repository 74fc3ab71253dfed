import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FeedList } from '../../components/feed/posts/FeedList.tsx';
import { MyPostsPanel } from '../../components/feed/posts/MyPostsPanel.tsx';
import { PostDialog } from '../../components/feed/posts/PostDialog.tsx';
import { PostDraftsPanel } from '../../components/feed/compose/PostDraftsPanel.tsx';
import { ShortcutsButton } from '../../components/feed/posts/ShortcutsButton.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { useDrafts } from '../../hooks/feed/compose/useDrafts.ts';
import { useHasHidden, useKeptPosts, useMyPosts } from '../../hooks/feed/posts/useFeed.ts';
import { usePostTools, type PostTools } from '../../hooks/feed/posts/usePostTools.ts';
import { useDebounced } from '../../hooks/site/useDebounced.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedCards } from '../feedCards.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';

type Handlers = Pick<PostTools, 'handlers'>;
const tabNames = ['mine', 'drafts', 'saved', 'hidden'] as const;
const keptTexts = {
  saved: 'Posts and jobs that you save are kept here. Only you can see them.',
  hidden: 'What you hide from your feeds is kept here, to be shown again.',
};

function Published({ handlers, onWrite }: Handlers & Pick<PostTools, 'onWrite'>) {
  const [search, setSearch] = useState('');
  const state = useMyPosts(useDebounced(search.trim()));
  const panel = { state, search, handlers, onWrite };
  return <MyPostsPanel {...panel} onSearch={({ text }) => setSearch(text)} />;
}

function Kept({ tab, handlers }: Handlers & { tab: keyof typeof keptTexts }) {
  const empty = (
    <EmptyState drawing="posts" action={<Button href="/">Go to the feed</Button>}>
      {keptTexts[tab]}
    </EmptyState>
  );
  return <FeedList label="Posts" state={useKeptPosts(tab)} cards={feedCards} empty={empty} {...handlers} />;
}

/** The member's own posts, what they have begun, what they have saved, and what they have hidden (product S19). */
export default function PostsPage() {
  useTitle('My Posts');
  const [params, setParams] = useSearchParams();
  const tab = tabNames.find((name) => name === params.get('tab')) ?? 'mine';
  const { handlers, dialog, onWrite, onShortcuts } = usePostTools();
  const hasHidden = useHasHidden();
  const drafts = useDrafts({ onWrite, onEdit: handlers.onEdit });
  const tabs = [
    { value: 'mine' as const, label: 'Published' },
    { value: 'drafts' as const, label: 'Drafts', ...(drafts.length > 0 && { count: drafts.length }) },
    { value: 'saved' as const, label: 'Saved' },
    ...(hasHidden || tab === 'hidden' ? [{ value: 'hidden' as const, label: 'Hidden' }] : []),
  ];
  const choose = (value: string) => setParams(value === 'mine' ? {} : { tab: value }, { replace: true });
  return (
    <PageColumns>
      <ShortcutsButton onOpen={onShortcuts} />
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} mb={4}>
        <chakra.h1 textStyle="h1">My Posts</chakra.h1>
        <Button onClick={onWrite} data-shortcut="n">
          New post
        </Button>
      </chakra.div>
      <Tabs label="Posts" tabs={tabs} value={tab} onChange={choose}>
        <chakra.div css={feedColumn}>
          {tab === 'mine' && <Published handlers={handlers} onWrite={onWrite} />}
          {tab === 'drafts' && <PostDraftsPanel drafts={drafts} />}
          {(tab === 'saved' || tab === 'hidden') && <Kept key={tab} tab={tab} handlers={handlers} />}
        </chakra.div>
      </Tabs>
      <PostDialog {...dialog} />
    </PageColumns>
  );
}
