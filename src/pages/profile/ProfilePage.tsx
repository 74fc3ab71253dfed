import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MyPostsPanel } from '../../components/feed/MyPostsPanel.tsx';
import { PostDialog } from '../../components/feed/PostDialog.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { OwnProfileDialog } from '../../components/profile/OwnProfileDialog.tsx';
import { OwnProfilePanel } from '../../components/profile/OwnProfilePanel.tsx';
import { ProfileDrawing } from '../../components/profile/ProfileDrawing.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { toProfileTab, type ProfileTab } from '../../domain/profile.ts';
import { useMyPosts } from '../../hooks/feed/useFeed.ts';
import { usePostTools } from '../../hooks/feed/usePostTools.ts';
import { useOwnProfile } from '../../hooks/profile/useOwnProfile.ts';
import { useDebounced } from '../../hooks/site/useDebounced.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

/** What the member has posted, as on My Posts. */
function Posts() {
  const [search, setSearch] = useState('');
  const state = useMyPosts(useDebounced(search.trim()));
  const { handlers, dialog, onWrite } = usePostTools();
  const empty = (
    <EmptyState drawing="posts" action={<Button onClick={onWrite}>Write your first post</Button>}>
      You have not posted anything yet.
    </EmptyState>
  );
  return (
    <>
      <MyPostsPanel
        state={state}
        search={search}
        handlers={handlers}
        empty={empty}
        onSearch={({ text }) => setSearch(text)}
      />
      <PostDialog {...dialog} />
    </>
  );
}
const slots = { posts: <Posts /> };

/** The own profile of any role, with everything that changes it (product S44, own views of S46-S48). */
export default function ProfilePage() {
  useTitle('Your profile');
  const [params, setParams] = useSearchParams();
  const onTab = ({ tab }: { tab: ProfileTab }) =>
    setParams(tab === 'about' ? {} : { tab }, { replace: true });
  const { state, own, preview, dialogs } = useOwnProfile(onTab);
  return (
    <PageColumns>
      {state.status !== 'ready' && <chakra.h1 srOnly>Your profile</chakra.h1>}
      {state.status === 'loading' && <ProfileDrawing />}
      {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
      {state.status === 'ready' && (
        <OwnProfilePanel
          info={state.info}
          tab={toProfileTab(params.get('tab'))}
          onTab={onTab}
          preview={preview}
          slots={slots}
          {...(own && { own })}
        />
      )}
      <OwnProfileDialog {...dialogs} />
    </PageColumns>
  );
}
