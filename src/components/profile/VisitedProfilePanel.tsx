import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { memberTabsAt } from '../../domain/memberTabs.ts';
import type { UserInfo } from '../../domain/profile.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { VisitedSectionsPanel, type VisitedSectionsPanelProps } from './sections/VisitedSectionsPanel.tsx';

export interface VisitedProfilePanelProps extends Pick<VisitedSectionsPanelProps, 'askOf'> {
  info: UserInfo;
  /** What can be done about the member. */
  actions: ReactNode;
  /** How the reader and the member stand to each other. */
  relation: ReactNode;
  /** Of the address; anything that is no tab is the first. */
  tab: string | null;
  onTab: (event: { tab: string }) => void;
  /** What the other tabs show; only that of the chosen one is drawn. */
  posts: ReactNode;
  /** Of HR: what it is hiring for. */
  jobs?: ReactNode;
  recommendations: ReactNode;
}

/** Another member's profile: its head, what it says, what it has posted, and what others say (product S45-S48). */
export function VisitedProfilePanel({ info, actions, relation, onTab, ...rest }: VisitedProfilePanelProps) {
  const { tab, tabs } = memberTabsAt(info.member.userType, rest.tab);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <ProfileHeader member={info.member} actions={actions}>
        {relation}
      </ProfileHeader>
      <Tabs label="Profile" tabs={tabs} value={tab} onChange={(value) => onTab({ tab: value })}>
        {tab === 'profile' && <VisitedSectionsPanel info={info} askOf={rest.askOf} />}
        {tab === 'jobs' && rest.jobs}
        {tab === 'posts' && rest.posts}
        {tab === 'recommendations' && rest.recommendations}
      </Tabs>
    </chakra.div>
  );
}
