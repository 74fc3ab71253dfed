import { chakra } from '@chakra-ui/react';
import { MyPostsPanel } from '../../components/feed/posts/MyPostsPanel.tsx';
import { PostDialog } from '../../components/feed/posts/PostDialog.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { ConnectionsPanel } from '../../components/people/ConnectionsPanel.tsx';
import { RecommendationsPanel } from '../../components/people/RecommendationsPanel.tsx';
import { OwnProfileDialog } from '../../components/profile/OwnProfileDialog.tsx';
import { OwnProfilePanel } from '../../components/profile/OwnProfilePanel.tsx';
import { ProfileDrawing } from '../../components/profile/ProfileDrawing.tsx';
import { VerificationPanel } from '../../components/profile/verification/VerificationPanel.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { useOwnPosts } from '../../hooks/feed/posts/useOwnPosts.ts';
import { useConnectionsPanel } from '../../hooks/people/useConnectionsPanel.ts';
import { useMemberTools, type MemberTools } from '../../hooks/people/useMemberTools.ts';
import { useRecommendationsPanel } from '../../hooks/people/useRecommendationsPanel.ts';
import { useOwnProfile } from '../../hooks/profile/useOwnProfile.ts';
import { useProfilePlaces } from '../../hooks/profile/useProfilePlaces.ts';
import { useVerification } from '../../hooks/profile/verification/useVerification.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';
import { MemberDialogs } from '../MemberDialogs.tsx';

type Places = ReturnType<typeof useProfilePlaces>;

/** What the member has posted, as on My Posts. */
function Posts() {
  const { panel, dialog } = useOwnPosts();
  return (
    <chakra.div css={feedColumn}>
      <MyPostsPanel {...panel} />
      <PostDialog {...dialog} />
    </chakra.div>
  );
}
function Connections({ tools, places: { list, onTab } }: { tools: MemberTools; places: Places }) {
  const panel = useConnectionsPanel(list, (to) => onTab({ tab: 'connections', ...to }));
  return <ConnectionsPanel {...panel} onAct={tools.onAct} />;
}
function Recommendations({ tools, places }: { tools: MemberTools; places: Places }) {
  const panel = useRecommendationsPanel(places.recommendations);
  return <RecommendationsPanel {...panel} onAct={tools.onRecommendation} onAsk={tools.onAsk} />;
}
const Documents = ({ places: { wanted, onVerified } }: { places: Places }) => (
  <VerificationPanel {...useVerification(wanted, onVerified).panel} />
);

/** The own profile of any role, with everything that changes it (product S44, own views of S46-S48). */
export default function ProfilePage() {
  useTitle('Your profile');
  const places = useProfilePlaces();
  const { state, own, preview, dialogs } = useOwnProfile(places);
  const tools = useMemberTools();
  const slots = own && {
    posts: <Posts />,
    connections: <Connections tools={tools} places={places} />,
    recommendations: <Recommendations tools={tools} places={places} />,
    documents: <Documents places={places} />,
  };
  return (
    <PageColumns>
      {state.status !== 'ready' && <chakra.h1 srOnly>Your profile</chakra.h1>}
      {state.status === 'loading' && <ProfileDrawing />}
      {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
      {state.status === 'ready' && (
        <OwnProfilePanel
          info={state.info}
          tab={places.tab}
          onTab={places.onTab}
          preview={preview}
          slots={slots ?? { posts: <Posts /> }}
          {...(own && { own })}
        />
      )}
      <OwnProfileDialog {...dialogs} />
      <MemberDialogs {...tools} />
    </PageColumns>
  );
}
