import { ContentType } from './enums.ts';

export const shareTextLimit = 280;

/** What share/{encryptedParam} can lead to (specification 2). */
const resolvable = new Set<number>([ContentType.JOB_POST, ContentType.EVENT, ContentType.JOBSEEKER_POST]);

/** Why there can be no link to a post of this type; undefined when there can (product S25). */
export const noLinkReason = (feedType: number): string | undefined =>
  resolvable.has(feedType)
    ? undefined
    : 'Posts of agencies, brands and businesses cannot be opened by a link yet. Members find this post in their feed and on the profile of its author.';

/** A text with the link on a line of its own; the link alone without a text. */
export const withLink = (text: string, url: string): string =>
  text.trim() ? `${text.trim()}\n\n${url}` : url;
