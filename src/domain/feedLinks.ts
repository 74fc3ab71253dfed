/** Where a tag in a text leads: the posts that carry it. */
export const tagHref = (tag: string) => `/posts/tag/${encodeURIComponent(tag)}`;

/** The part of an address that leads to a comment on the page of what it is about; none without a comment. */
export const commentHash = (commentId: string | undefined) =>
  commentId === undefined ? '' : `#comment-${commentId}`;

/**
 * Where the name of a member leads: `user-profile` (specification 2), which a new tab can open too. The id stands in the
 * address as it is: it is in every answer of the API and opens nothing that the API would not show, so a token around it
 * would hide nothing, and making one takes time that a page full of names does not have.
 */
export const memberHref = (userId: string) => `/user-profile?u=${encodeURIComponent(userId)}`;
