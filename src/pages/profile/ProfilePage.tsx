import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { MemberReportDialog } from '../../components/feed/MemberReportDialog.tsx';
import { MyPostsPanel } from '../../components/feed/MyPostsPanel.tsx';
import { PostDialog } from '../../components/feed/PostDialog.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { ConnectionsPanel } from '../../components/people/ConnectionsPanel.tsx';
import { PeopleDialog } from '../../components/people/PeopleDialog.tsx';
import { RecommendationsPanel } from '../../components/people/RecommendationsPanel.tsx';
import { OwnProfileDialog } from '../../components/profile/OwnProfileDialog.tsx';
import { OwnProfilePanel } from '../../components/profile/OwnProfilePanel.tsx';
import { ProfileDrawing } from '../../components/profile/ProfileDrawing.tsx';
import { VerificationPanel } from '../../components/profile/VerificationPanel.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { toProfileTab, type ProfileTab } from '../../domain/profile.ts';
import { useOwnPosts } from '../../hooks/feed/useOwnPosts.ts';
import { useConnectionsPanel } from '../../hooks/people/useConnectionsPanel.ts';
import { useMemberTools, type MemberTools } from '../../hooks/people/useMemberTools.ts';
import { useRecommendationsPanel } from '../../hooks/people/useRecommendationsPanel.ts';
import { useOwnProfile } from '../../hooks/profile/useOwnProfile.ts';
import { useVerification } from '../../hooks/profile/useVerification.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

function Posts() {
  const { panel, dialog, onWrite } = useOwnPosts();
  const empty = (
    <EmptyState drawing="posts" action={<Button onClick={onWrite}>Write your first post</Button>}>
      You have not posted anything yet.
    </EmptyState>
  );
  return (
    <>
      <MyPostsPanel {...panel} empty={empty} />
      <PostDialog {...dialog} />
    </>
  );
}
const Connections = ({ tools }: { tools: MemberTools }) => (
  <ConnectionsPanel {...useConnectionsPanel()} onAct={tools.onAct} />
);
const Recommendations = ({ tools }: { tools: MemberTools }) => (
  <RecommendationsPanel {...useRecommendationsPanel()} onAct={tools.onRecommendation} onAsk={tools.onAsk} />
);

const Documents = () => <VerificationPanel {...useVerification().panel} />;

/** The own profile of any role, with everything that changes it (product S44, own views of S46-S48). */
export default function ProfilePage() {
  useTitle('Your profile');
  const [params, setParams] = useSearchParams();
  const onTab = ({ tab }: { tab: ProfileTab }) => setParams({ tab }, { replace: true });
  const { state, own, preview, dialogs } = useOwnProfile(onTab);
  const tools = useMemberTools();
  const people = {
    connections: <Connections tools={tools} />,
    recommendations: <Recommendations tools={tools} />,
  };
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
          slots={{ posts: <Posts />, ...(own && { ...people, documents: <Documents /> }) }}
          {...(own && { own })}
        />
      )}
      <OwnProfileDialog {...dialogs} />
      <PeopleDialog {...tools.dialog} />
      <MemberReportDialog {...tools.report} />
    </PageColumns>
  );
}
