import type { Schemas } from '#openapi/contract.ts';
import { ContentType } from './enums.ts';
import { memberHref } from './feedLinks.ts';
import { places } from './places.ts';
import { Role, type MemberRole } from './roles.ts';

export type SearchType = Schemas['SearchType'];
export const SearchType = { USER: 1, HR_AGENCY: 2, BRAND: 3, BUSINESS: 4, EVENT: 5, JOB: 6 } as const;

/** The specification's words (section 6). */
export const searchTypeLabels: Record<SearchType, string> = {
  1: 'User',
  2: 'Hr Agency',
  3: 'Brand',
  4: 'Business',
  5: 'Event',
  6: 'Job',
};

/** Which types a role may search (specification 6). */
export const searchTypesOf: Record<MemberRole, readonly SearchType[]> = {
  [Role.JOB_SEEKER]: [1, 2, 3, 4, 5, 6],
  [Role.HR]: [2, 3, 4, 5],
  [Role.BRAND]: [3, 4, 5],
  [Role.BUSINESS]: [4, 5],
};

/** One result, whatever was searched. */
export interface SearchRow {
  kind: 'member' | 'event' | 'job';
  id: string;
  name: string;
  image?: string | undefined;
  /** Below the name: a headline, or company and place. */
  lines: readonly string[];
  /** Of a member. */
  userType?: number;
}

const member = ({ userId, userName, userType, userImage, headline }: Schemas['Author']): SearchRow => ({
  kind: 'member',
  id: userId,
  name: userName,
  image: userImage,
  lines: headline ? [headline] : [],
  userType,
});

/** The rows of an answer: the list of its type is filled, the others are empty (specification 3). */
export function searchRows(found: Schemas['SearchResponse']): SearchRow[] {
  return [
    ...found.searchResult.map(member),
    ...found.searchedBrand.map(member),
    ...found.eventResult.map(({ eventId, eventName, eventImage, eventLocation }) => ({
      kind: 'event' as const,
      id: eventId,
      name: eventName,
      image: eventImage,
      lines: [eventLocation ?? 'Online'],
    })),
    ...found.jobResult.map(({ jobId, vacancyName, companyName, companyImage, companyLocation }) => ({
      kind: 'job' as const,
      id: jobId,
      name: vacancyName,
      image: companyImage,
      lines: [companyName, companyLocation],
    })),
  ];
}

/** A search that was made before, on this device. */
export interface RecentSearch {
  type: SearchType;
  text: string;
}

export interface Place {
  path: string;
  /** Of the history entry: who is meant, which the address does not say. */
  state?: { userId: string; userType: number };
}

type Screens = Pick<typeof places, 'eventOf' | 'jobOf'>;

/**
 * Where a result leads; undefined for one that cannot be opened. Events and jobs have their id inside an encrypted token
 * (specification 2), which `tokenOf` makes.
 */
export async function placeOfRow(
  { kind, id, userType }: SearchRow,
  tokenOf: (target: { feedId: string; feedType: number }) => Promise<string>,
  { eventOf, jobOf }: Screens = places,
): Promise<Place | undefined> {
  // The state is the specification's; the id in the address is what a reload, a new tab and a copied link have.
  if (kind === 'member') return { path: memberHref(id), state: { userId: id, userType: userType ?? 0 } };
  const [feedType, screenOf] =
    kind === 'event' ? [ContentType.EVENT, eventOf] : [ContentType.JOB_POST, jobOf];
  return screenOf && { path: screenOf(await tokenOf({ feedId: id, feedType })) };
}
