import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { PostHandlers } from '../../../components/feed/posts/PostCard.tsx';
import type { PostDialogProps } from '../../../components/feed/posts/PostDialog.tsx';
import { useSingleKeys } from '../../site/useSingleKeys.ts';
import { copyPostLink } from '../share/copyPostLink.ts';
import type { Composer } from '../compose/composerShape.ts';
import { useComposer } from '../compose/useComposer.ts';
import { useLikers, usePostAudience } from './postDialogs.ts';
import { usePostActions, usePostChoices } from './usePostActions.ts';
import { reportFailure } from './reportFailure.ts';
import { usePostCache } from './usePostCache.ts';
import { call } from '../../../api/client.ts';
import { contentNoun } from '../../../domain/enums.ts';
import { type Reporting, useReportDialog } from './useReportDialog.ts';

type Reported = { item: Schemas['FeedItem'] } | { comment: Schemas['Comment'] };

const contentOf = (reported: Reported) => ('item' in reported ? reported.item : reported.comment);

/** Reports posts and comments (product S24). `onBlocked` runs when the author of a post was blocked along with it. */
function useReport(onBlocked?: () => void): Reporting<Reported> {
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

type FeedItem = Schemas['FeedItem'];

interface PostDeletion {
  /** The post that the member is asked about. */
  item: FeedItem | undefined;
  onDelete: (event: { item: FeedItem }) => void;
  /** Undoes a deletion that is still waiting. */
  onTakeBack: (event: { item: FeedItem }) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

const tools = () => import('./deletedPosts.ts');
const failed = reportFailure('Your post was not deleted');

/** Deletes a post after the member was asked, and waits ten seconds for its undo. */
function useDeletePost(): PostDeletion {
  const cache = usePostCache();
  const [item, setItem] = useState<FeedItem>();
  const onCancel = () => setItem(undefined);
  return {
    item,
    onDelete: (event) => setItem(event.item),
    onTakeBack: (event) => void tools().then(({ deletedPosts }) => deletedPosts.takeBack(event.item.feedId)),
    onConfirm() {
      if (item) void tools().then(({ deletePostLater }) => deletePostLater(item, cache), failed);
      onCancel();
    },
    onCancel,
  };
}

export interface PostTools extends Pick<Composer, 'onWrite' | 'onPick'> {
  /** For everything that shows posts. */
  handlers: Required<PostHandlers>;
  /** Opens the list of keys. */
  onShortcuts: () => void;
  onReportComment: (event: { comment: Schemas['Comment'] }) => void;
  /** For `PostDialog`, once on the page. */
  dialog: PostDialogProps;
}

/** Everything that can be done with posts, on any page. `onGone`: the author of the post that the page is about was blocked. */
export function usePostTools(onGone?: () => void): PostTools {
  const composer = useComposer();
  const { onDelete, onTakeBack, ...deletion } = useDeletePost();
  const report = useReport(onGone);
  const likers = useLikers();
  const audience = usePostAudience();
  const choices = usePostChoices(onGone);
  const marks = usePostActions();
  const [listing, setListing] = useState(false);
  const keys = useSingleKeys();
  return {
    onWrite: composer.onWrite,
    onPick: composer.onPick,
    onShortcuts: () => setListing(true),
    onReportComment: report.onReport,
    handlers: {
      ...marks,
      onEdit: composer.onEdit,
      onDelete,
      onTakeBack,
      onAudience: audience.onAudience,
      onCopyLink: ({ item }) => copyPostLink(item),
      onReport: report.onReport,
      onChoose: choices.onChoose,
      onLikers: likers.onLikers,
    },
    dialog: {
      composer: composer.dialog,
      deletion,
      report: report.dialog,
      likers: likers.dialog,
      audience: audience.dialog,
      choice: choices.dialog,
      shortcuts: { open: listing, onClose: () => setListing(false), ...keys },
    },
  };
}
