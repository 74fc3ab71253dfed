import type { Schemas } from '#openapi/contract.ts';
import { stepText } from './dashboard.ts';
import { isMemberRole, Role, type MemberRole } from './roles.ts';

export type Member = Schemas['Member'];
export type UserInfo = Schemas['UserInfo'];
export type SectionName = Schemas['SectionName'];
export type SectionVisibility = Schemas['SectionVisibility'];
export type VisibilityLevel = Schemas['SectionVisibilityLevel'];
export type ProfileStep = Schemas['ProfileStep'];

/** Who may see a section (product 3.1). */
export const visibilityLabels: Record<VisibilityLevel, string> = {
  0: 'Everyone',
  1: 'Connections',
  2: 'Only me',
};
/** A section that was never set: everybody, but contact data nobody. */
export const levelOf = (visibility: SectionVisibility | undefined, section: SectionName): VisibilityLevel =>
  visibility?.[section] ?? (section === 'contact' ? 2 : 0);

/** As whom the own profile can be looked at: `previewAs` of `getUserInfo`. */
export type PreviewAs = 0 | 1 | 2;
export const previewLabels: Record<PreviewAs, string> = { 0: 'Everyone', 1: 'A connection', 2: 'HR' };

export const employmentTypeLabels: Record<Schemas['EmploymentType'], string> = {
  1: 'Full-time',
  2: 'Part-time',
  3: 'Contract',
  4: 'Temporary',
  5: 'Internship',
  6: 'Volunteer',
  7: 'Apprenticeship',
};
export const workplaceTypeLabels: Record<Schemas['WorkplaceType'], string> = {
  1: 'On site',
  2: 'Hybrid',
  3: 'Remote',
};
export const proficiencyLabels: Record<Schemas['Proficiency'], string> = {
  1: 'Elementary',
  2: 'Limited',
  3: 'Professional',
  4: 'Full professional',
  5: 'Native',
};
export const openToWorkLabels: Record<Schemas['OpenToWork']['visibleTo'], string> = {
  0: 'Everyone',
  1: 'HR only',
  2: 'Nobody',
};

/** What a tab of a profile is called in its address (`?tab=`). */
export type ProfileTab =
  | 'about'
  | 'experience'
  | 'education'
  | 'certificates'
  | 'achievements'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'recommendations'
  | 'posts'
  | 'connections'
  | 'documents';

export const profileTabLabels: Record<ProfileTab, string> = {
  about: 'About',
  experience: 'Experience',
  education: 'Education',
  certificates: 'Certificates',
  achievements: 'Achievements',
  skills: 'Skills & passions',
  languages: 'Languages',
  interests: 'Interests',
  recommendations: 'Recommendations',
  posts: 'Posts',
  connections: 'Connections',
  documents: 'Documents',
};
const everyTab = Object.keys(profileTabLabels) as ProfileTab[]; // Its own keys.
const isPersonal = new Set<ProfileTab>(everyTab.slice(1, 8));
/** Filled by the profile itself; the others by other parts of the product. */
export const isSectionTab = (tab: ProfileTab): boolean => tab === 'about' || isPersonal.has(tab);
/** Brands and businesses do not recommend; whom they follow and block stands among the connections (product 6). */
const isSocial = new Set<ProfileTab>(['recommendations']);

/** The tabs that a role has (product S44-S48), in their order. */
export const tabsOf = (role: number): ProfileTab[] =>
  everyTab.filter(
    (tab) => (role === Role.JOB_SEEKER || !isPersonal.has(tab)) && (role <= Role.HR || !isSocial.has(tab)),
  );

/** Where on the own profile a step is done; one that is done elsewhere has none here. */
export const stepTabs: Partial<Record<ProfileStep, ProfileTab>> = {
  3: 'about',
  4: 'experience',
  5: 'education',
  6: 'languages',
  7: 'interests',
  9: 'connections',
  10: 'documents',
};
/** The step of an address (`?step=1`) that begins as soon as the profile is there; the others have a tab. */
export const toHeadStep = (text: string | null): ProfileStep | undefined =>
  ([1, 2, 3] as const).find((step) => String(step) === text);
export const profileStepText = (step: ProfileStep, role: number) =>
  stepText(step, isMemberRole(role) ? role : (1 satisfies MemberRole));

/** The picture that stands for a member: a photo, or a logo. */
export const pictureOf = (member: Pick<Member, 'userType' | 'userImage' | 'companyImage'>) =>
  member.userType === Role.JOB_SEEKER ? member.userImage : member.companyImage;

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
/** "Hamburg, Germany". */
export const placeText = ({ city, region, country }: Schemas['Place']): string =>
  [city, region, countryNames.of(country)].filter(Boolean).join(', ');

/** Where a member is; organisations have their own field. */
export const placeOf = (member: Pick<Member, 'userType' | 'location' | 'companyLocation'>) =>
  member.userType === Role.JOB_SEEKER ? member.location : member.companyLocation;

/** The address of a profile, to be shared: whoever opens it sees what they may see. */
export const profileLink = (userId: string): string => `/user-profile?u=${encodeURIComponent(userId)}`;

/** The tab of an address; the first when it names none. */
export const toProfileTab = (text: string | null): ProfileTab =>
  everyTab.find((tab) => tab === text) ?? 'about';
