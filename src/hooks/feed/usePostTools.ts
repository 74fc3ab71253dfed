import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { PostHandlers } from '../../components/feed/PostCard.tsx';
import type { PostDialogProps } from '../../components/feed/PostDialog.tsx';
import { useSingleKeys } from '../site/useSingleKeys.ts';
import { copyPostLink } from './copyPostLink.ts';
import type { Composer } from './composerShape.ts';
import { useComposer } from './useComposer.ts';
import { useDeletePost } from './useDeletePost.ts';
import { useLikers } from './useLikers.ts';
import { usePostActions } from './usePostActions.ts';
import { usePostAudience } from './usePostAudience.ts';
import { usePostChoices } from './usePostChoices.ts';
import { useReport } from './useReport.ts';

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
