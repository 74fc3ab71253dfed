import type { Schemas } from '#openapi/contract.ts';
import { signIn, signOut } from '../src/api/session.ts';
import { authors } from './factories/feed.ts';

function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft.')) localStorage.removeItem(key);
  indexedDB.deleteDatabase('rolecast-drafts');
}

/** Signs a member in for one story, without drafts. Returns what ends it: `beforeEach: () => signedIn()`. */
export function signedIn({ userId, userName, userType }: Schemas['Author'] = authors.amara): () => void {
  forgetDrafts();
  signIn({ id: userId, userName, role: userType, accessToken: 'story', premiumUser: 0 }, userType);
  return () => {
    signOut();
    forgetDrafts();
  };
}
