import { commentHash } from '../../../domain/feedLinks.ts';
import { copyLink } from '../../site/copyLink.ts';
import { reportFailure } from '../posts/reportFailure.ts';
import { postLink } from '../posts/useDetailLinks.ts';

/** Copies the address of a post, or of a comment on it. */
export function copyPostLink(of: { feedId: string; feedType: number }, commentId?: string) {
  postLink(of)
    .then((link) => copyLink(`${location.origin}${link}${commentHash(commentId)}`))
    .catch(reportFailure('The link was not copied', 'copy'));
}
