import type { Schemas } from '#openapi/contract.ts';
import { avatarUrl, mediaUrl } from '../../media/uploads.ts';
import type { Member as MemberRow } from '../../shared/members.ts';
import { openSteps, profileStrength, type SectionCounts } from './strength.ts';
import { levelsOf, maySee, type Viewer } from './sections/visibility.ts';

type Member = Schemas['Member'];

/** What a profile says of a member beside their row. */
export interface MemberFacts {
  lastSeenAt: string | null;
  recommendations: number;
  sections: SectionCounts;
  badge: Pick<Member, 'verifiedDocument' | 'verifiedAt'>;
}

const HR = 2;

/** All that is shown of a member whom the viewer has blocked: the fields that the contract cannot leave out. */
export const nameOnly = (row: MemberRow): Member => ({
  userId: row.id,
  userType: row.role,
  userName: row.user_name,
  premiumUser: row.premium_at ? 1 : 0,
  verificationStatus: row.verification_status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A member as this viewer may see them (contract: Member). */
export function toMember(row: MemberRow, viewer: Viewer, facts: MemberFacts): Member {
  const { details } = row;
  return {
    ...nameOnly(row),
    ...optional({
      userImage: row.image_key ? avatarUrl(row.image_key) : undefined,
      coverImage: details.coverKey ? mediaUrl(details.coverKey) : undefined,
      headline: row.headline ?? undefined,
      about: details.about,
      location: placeOf(details.location),
      website: details.website,
      openToWork: openToWorkFor(row, viewer),
      lastActiveAt: facts.lastSeenAt ? `${facts.lastSeenAt.slice(0, 10)}T00:00:00.000Z` : undefined,
    }),
    ...(row.role === 1 ? {} : organisationOf(row)),
    ...facts.badge,
    ...(maySee(viewer, details, 'contact') ? contactOf(row) : {}),
    counts: countsFor(row, viewer, facts),
    ...(viewer.standing === 'self' ? ownFields(row, facts) : {}),
  };
}

/** What a section holds is not told by its number either. */
const countsFor = (row: MemberRow, viewer: Viewer, { recommendations }: MemberFacts) => ({
  ...(maySee(viewer, row.details, 'connections') ? { connections: row.connection_count } : {}),
  followers: row.follower_count,
  following: row.following_count,
  posts: row.post_count,
  ...(maySee(viewer, row.details, 'recommendations') ? { recommendations } : {}),
});

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that have a value. */
const optional = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;

/** The contract's Place has both; a place that was only half said is none. */
function placeOf(place: MemberRow['details']['location']): Schemas['Place'] | undefined {
  const { city, country } = place ?? {};
  return city && country ? { ...place, city, country } : undefined;
}

/** ALL 0, HR_ONLY 1, NOBODY 2; to others only while the member is looking for work. */
function openToWorkFor({ details }: MemberRow, { standing, role }: Viewer) {
  const open = details.openToWork;
  if (!open || standing === 'self') return open;
  const meant = open.visibleTo === 0 || (open.visibleTo === 1 && role === HR);
  return open.isOpen && meant ? open : undefined;
}

const organisationOf = ({ user_name, image_key, details }: MemberRow) =>
  optional({
    companyName: details.companyName ?? user_name,
    companyImage: image_key ? avatarUrl(image_key) : undefined,
    companyLocation: placeOf(details.companyLocation),
    contactPerson: details.contactPerson,
    // Written by forms that take the contract's values alone.
    industry: details.industry as Member['industry'],
    companySize: details.companySize as Member['companySize'],
    foundedYear: details.foundedYear,
  });

const contactOf = (row: MemberRow) =>
  optional({
    countryCode: row.country_code ?? undefined,
    dialCode: row.dial_code ?? undefined,
    phone: row.phone ?? undefined,
    email: row.email ?? undefined,
  });

function ownFields(row: MemberRow, { sections }: MemberFacts) {
  const { details } = row;
  return {
    ...optional({
      firstName: details.firstName,
      lastName: details.lastName,
      dateOfBirth: details.dateOfBirth,
      registrationNumber: details.registrationNumber,
      locale: row.locale ?? undefined,
      timezone: row.timezone ?? undefined,
      premiumSince: row.premium_at ?? undefined,
    }),
    sectionVisibility: levelsOf(details),
    profileStrength: profileStrength(row, sections),
    nextSteps: openSteps(row, sections),
  };
}
