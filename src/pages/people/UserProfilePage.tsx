import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { MemberPostsPanel } from '../../components/feed/posts/MemberPostsPanel.tsx';
import { OpenJobsSection } from '../../components/jobs/search/OpenJobsSection.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { StatusMessage } from '../../components/layout/StatusMessage.tsx';
import { BlockedMemberCard } from '../../components/people/BlockedMemberCard.tsx';
import { MemberRecommendationsPanel } from '../../components/people/MemberRecommendationsPanel.tsx';
import { RelationActions } from '../../components/people/RelationActions.tsx';
import { isRelated, RelationBar } from '../../components/people/RelationBar.tsx';
import { ProfileDrawing } from '../../components/profile/ProfileDrawing.tsx';
import { VisitedProfilePanel } from '../../components/profile/VisitedProfilePanel.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { useOpenJobs } from '../../hooks/jobs/search/useOpenJobs.ts';
import { useMemberPosts } from '../../hooks/people/useMemberPosts.ts';
import { useMemberRecommendations } from '../../hooks/people/useMemberRecommendations.ts';
import { useMemberTools, type MemberTools } from '../../hooks/people/useMemberTools.ts';
import { useUserProfile } from '../../hooks/people/useUserProfile.ts';
import { useAskVerification } from '../../hooks/profile/verification/useAskVerification.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { profileTarget, type ProfileTarget } from '../../lib/profileTarget.ts';
import { MemberDialogs } from '../MemberDialogs.tsx';
import { PageBack } from '../PageBack.tsx';

type MemberProps = { info: Schemas['UserInfo']; tools: MemberTools };
const Posts = ({ info: { member } }: MemberProps) => (
  <MemberPostsPanel name={member.userName} {...useMemberPosts(member.userId)} />
);
const Jobs = ({ info: { member } }: MemberProps) => <OpenJobsSection {...useOpenJobs(member)} />;
const Recommendations = ({ info, tools }: MemberProps) => (
  <MemberRecommendationsPanel onAct={tools.onRecommendation} {...useMemberRecommendations(info)} />
);

function Member({ info, tools }: MemberProps) {
  const { member, viewer: relation } = info;
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const act = relation && { member, relation, onAct: tools.onAct };
  return (
    <VisitedProfilePanel
      info={info}
      actions={act && <RelationActions {...act} />}
      relation={relation && isRelated(relation) && <RelationBar relation={relation} />}
      tab={params.get('tab')}
      onTab={({ tab }) => setParams({ u: member.userId, tab }, { replace: true, state })}
      askOf={useAskVerification(info)}
      jobs={<Jobs info={info} tools={tools} />}
      posts={<Posts info={info} tools={tools} />}
      recommendations={<Recommendations info={info} tools={tools} />}
    />
  );
}

function Profile({ target }: { target: ProfileTarget }) {
  const tools = useMemberTools();
  const profile = useUserProfile(target);
  const { status, title } = profile;
  useTitle(title);
  if (status === 'gone')
    return <StatusMessage drawing="notFound" {...profile} actions={<Button href="/">Go Home</Button>} />;
  return (
    <PageColumns>
      <PageBack title="Profile" />
      {(status === 'loading' || status === 'error') && <chakra.h1 srOnly>{title}</chakra.h1>}
      {status === 'loading' && <ProfileDrawing />}
      {status === 'error' && <ErrorState error={profile.error} onRetry={profile.onRetry} />}
      {status === 'blocked' && <BlockedMemberCard {...profile} onAct={tools.onAct} />}
      {status === 'ready' && <Member info={profile.info} tools={tools} />}
      <MemberDialogs {...tools} />
    </PageColumns>
  );
}

/** Another member as the reader may see them (product S45-S48). */
export default function UserProfilePage() {
  const target = profileTarget(useLocation());
  return target && <Profile key={target.userId} target={target} />;
}
