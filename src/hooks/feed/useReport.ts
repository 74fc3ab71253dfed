import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { ReportDialogProps } from '../../components/feed/ReportDialog.tsx';
import type { ReportContent } from '../../components/feed/ReportForm.tsx';
import { contentNoun } from '../../domain/enums.ts';
import { toast } from '../../lib/toastQueue.ts';
import { usePostCache } from './usePostCache.ts';

type FeedItem = Schemas['FeedItem'];
type Comment = Schemas['Comment'];

interface State {
  /** A comment when it has a `commentId`. */
  reported?: FeedItem | Comment;
  busy: boolean;
  known?: string;
  error?: string;
  fields?: Record<string, string>;
}

const kindOf = (reported: FeedItem | Comment) =>
  'commentId' in reported ? 'comment' : contentNoun(reported.feedType);

export interface Reporting {
  /** For `ReportDialog`. */
  dialog: ReportDialogProps;
  onReport: (event: { item: FeedItem } | { comment: Comment }) => void;
}

/** Reports posts and comments (product S24). `onBlocked` runs when the author of a post was blocked along with it. */
export function useReport(onBlocked?: () => void): Reporting {
  const cache = usePostCache();
  const [{ reported, ...state }, setState] = useState<State>({ busy: false });

  const submit = async (of: FeedItem | Comment, { reason, details, block }: ReportContent) => {
    const { feedId, feedType, author } = of;
    const isComment = 'commentId' in of;
    setState({ reported: of, busy: true });
    const settle = () => {
      if (!block) return;
      cache.removeAuthor(author.userId);
      if (!isComment) onBlocked?.();
    };
    try {
      const { message } = await call('postReport', {
        feedId,
        feedType,
        reason,
        block,
        ...(isComment && { commentId: of.commentId }),
        ...(details && { details }),
      });
      setState({ busy: false });
      toast({ kind: 'success', title: message });
      settle();
    } catch (error) {
      if (!(error instanceof ApiError)) return setState({ reported: of, busy: false, error: genericMessage });
      const { code, message, fields } = error;
      // Who reports again to block as well has blocked all the same.
      if (code === 'ALREADY_REPORTED') {
        setState({ reported: of, busy: false, known: message });
        settle();
      } else if (Object.keys(fields).length > 0) setState({ reported: of, busy: false, fields });
      else setState({ reported: of, busy: false, error: message });
    }
  };
  return {
    dialog: {
      ...state,
      target: reported && { kind: kindOf(reported), author: reported.author },
      onClose: () => setState({ busy: false }),
      onSubmit: (report) => reported && void submit(reported, report),
    },
    onReport: (event) => setState({ busy: false, reported: 'item' in event ? event.item : event.comment }),
  };
}
