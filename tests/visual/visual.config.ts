import type { Role } from './types.ts';

export const roles: readonly Role[] = ['design', 'product', 'engineering'];

/** Whose decision counts for which stories, by title; the first line that fits. None fits: everybody's. */
export const approvers: readonly { stories: RegExp; roles: readonly Role[] }[] = [];

/** Whether the author of the commit that changed a picture may approve it. */
export const ownChange: 'allowed' | 'refused' = 'allowed';

/** Bytes in the store for each shot, on average. */
export const budgetPerShot = 6 * 1024;

/** A story that has not come to rest after this many milliseconds is broken. */
export const patience = { play: 30_000, rest: 8_000 };

/** Stories on one page before it is loaded anew: what leaks from one into the next stays bounded. */
export const storiesPerPage = 50;
