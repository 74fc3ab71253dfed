import type { Schemas } from '#openapi/contract.ts';
import { signIn, signOut } from '../src/api/session.ts';
import { authors } from './factories/feed.ts';

/** How every story begins: nobody is signed in, and there are no drafts, and nothing that waits. */
export function forgetMember(): void {
  signOut();
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft.')) localStorage.removeItem(key);
  for (const key of ['rolecast.door', 'rolecast.enterSends']) localStorage.removeItem(key);
  for (const name of ['rolecast-drafts', 'rolecast-door', 'rolecast-outbox']) indexedDB.deleteDatabase(name);
}

/**
 * Signs a member in for one story: `beforeEach: () => signedIn()`. The next story begins by forgetting them; to do it
 * when this one ends would be too early: it still stands on the page, and would ask for everything again.
 */
export function signedIn(
  { userId, userName, userType }: Schemas['Author'] = authors.amara,
  { premium = false } = {},
): void {
  signIn(
    { id: userId, userName, role: userType, accessToken: 'story', premiumUser: premium ? 1 : 0 },
    userType,
  );
}
