import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { contentNoun } from '../../domain/enums.ts';
import { usePostCache } from './usePostCache.ts';
import { useReportDialog, type Reporting } from './useReportDialog.ts';

type Reported = { item: Schemas['FeedItem'] } | { comment: Schemas['Comment'] };

const contentOf = (reported: Reported) => ('item' in reported ? reported.item : reported.comment);

/** Reports posts and comments (product S24). `onBlocked` runs when the author of a post was blocked along with it. */
export function useReport(onBlocked?: () => void): Reporting<Reported> {
  const cache = usePostCache();
  return useReportDialog<Reported>({
    targetOf: (reported) => ({
      kind: 'item' in reported ? contentNoun(reported.item.feedType) : 'comment',
      author: contentOf(reported).author,
    }),
    send: (reported, body) => {
      const { feedId, feedType } = contentOf(reported);
      const comment = 'comment' in reported && { commentId: reported.comment.commentId };
      return call('postReport', { feedId, feedType, ...comment, ...body });
    },
    onBlocked: (reported) => {
      cache.removeAuthor(contentOf(reported).author.userId);
      if ('item' in reported) onBlocked?.();
    },
  });
}
