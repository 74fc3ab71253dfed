/** Where a tag in a text leads: the posts that carry it. */
export const tagHref = (tag: string) => `/posts/tag/${encodeURIComponent(tag)}`;

/** Where the name of a member in a text leads: what they have posted. */
export const memberPostsHref = (userId: string) => `/posts/by/${userId}`;
