import { Role } from './roles.ts';

/** What another member's profile is parted into, as its address says (`?tab=`). */
export const memberTabs = ['profile', 'jobs', 'posts', 'recommendations'] as const;
export type MemberTab = (typeof memberTabs)[number];

export const memberTabLabels: Record<MemberTab, string> = {
  profile: 'Profile',
  jobs: 'Jobs',
  posts: 'Posts',
  recommendations: 'Recommendations',
};

/** Only HR posts jobs; brands and businesses are not recommended (product 6). */
const rolesOf: Partial<Record<MemberTab, readonly number[]>> = {
  jobs: [Role.HR],
  recommendations: [Role.JOB_SEEKER, Role.HR],
};
export const memberTabsOf = (role: number): MemberTab[] =>
  memberTabs.filter((tab) => rolesOf[tab]?.includes(role) ?? true);

/** The tabs of a member's profile, and the one that an address names. */
export function memberTabsAt(role: number, asked: string | null) {
  const names = memberTabsOf(role);
  const tab: MemberTab = names.find((name) => name === asked) ?? 'profile';
  return { tab, tabs: names.map((value) => ({ value, label: memberTabLabels[value] })) };
}
