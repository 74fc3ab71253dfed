import { copyLink } from '../site/copyLink.ts';
import { reportFailure } from './reportFailure.ts';
import { postLink } from './useDetailLinks.ts';

/** Copies the address of a post, or of a comment on it. */
export function copyPostLink(of: { feedId: string; feedType: number }, commentId?: string) {
  const fragment = commentId === undefined ? '' : `#comment-${commentId}`;
  postLink(of)
    .then((link) => copyLink(`${location.origin}${link}${fragment}`))
    .catch(reportFailure('The link was not copied'));
}
