import type { Role } from './types.ts';

export const roles: readonly Role[] = ['design', 'product', 'engineering'];

/** Whose decision counts for which stories, by title; the first line that fits. None fits: everybody's. */
export const approvers: readonly { stories: RegExp; roles: readonly Role[] }[] = [];

/** Whether the author of the commit that changed a picture may approve it. */
export const ownChange: 'allowed' | 'refused' = 'allowed';

/**
 * Bytes that pictures and elements may take for each shot, on average. Pages are drawn whole and in four modes, parts in two,
 * each component has a story with very long text, and the landing page shows pictures of the product (0.3 MB a shot,
 * lossless). Small parts and single states are shown through a parent or beside each other, which leaves fewer and larger
 * pictures.
 */
export const budgetPerShot = 15 * 1024;

/**
 * Milliseconds: a story that plays longer or has not come to rest is broken, a picture is asked for again, and a
 * browser that says nothing is given up.
 */
export const patience = { play: 30_000, rest: 8_000, picture: 3_000, browser: 30_000 };

/** Stories on one page before it is loaded anew: what leaks from one into the next stays bounded. */
export const storiesPerPage = 50;
