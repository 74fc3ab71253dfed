import { Role } from './roles.ts';

/** What another member's profile is parted into, as its address says (`?tab=`). */
export const memberTabs = ['profile', 'posts', 'recommendations'] as const;
export type MemberTab = (typeof memberTabs)[number];

export const memberTabLabels: Record<MemberTab, string> = {
  profile: 'Profile',
  posts: 'Posts',
  recommendations: 'Recommendations',
};

/** Brands and businesses are not recommended (product 6). */
export const memberTabsOf = (role: number): MemberTab[] =>
  memberTabs.filter((tab) => tab !== 'recommendations' || role === Role.JOB_SEEKER || role === Role.HR);

/** The tabs of a member's profile, and the one that an address names. */
export function memberTabsAt(role: number, asked: string | null) {
  const names = memberTabsOf(role);
  const tab: MemberTab = names.find((name) => name === asked) ?? 'profile';
  return { tab, tabs: names.map((value) => ({ value, label: memberTabLabels[value] })) };
}
