import { Role, type MemberRole } from '../domain/roles.ts';
import { jobsTab, sidebarItems } from './navigation.ts';

/** Paths of the routes that `g` and a letter lead to (product 2.4); of a letter the one that the member's sidebar has. */
const paths: Partial<Record<string, readonly string[]>> = {
  d: [''],
  l: ['records/video'],
  a: ['records/audio'],
  c: ['chats'],
  p: ['posts'],
  j: ['jobs'],
  e: ['events', 'my-events'],
  t: ['tickets'],
};

/** Where `n` begins a post for a member whose page has nothing else to begin. */
export const newPostHref = '/?new';

/** Where `g` and this letter lead a member; undefined where the member has no such place. */
export function placeOfKey(letter: string, role: MemberRole, isPremiumUser: boolean): string | undefined {
  const { main } = sidebarItems(role, isPremiumUser);
  const place = main.find(({ href }) => paths[letter]?.some((path) => href === `/${path}`));
  return place?.href ?? (letter === 'j' && role === Role.JOB_SEEKER ? jobsTab.href : undefined);
}
