import { lazy, Suspense, useState } from 'react';
import { ComposerDialog, type ComposerDialogProps } from '../compose/ComposerDialog.tsx';
import type { PostQuestionsDialogProps } from './PostQuestionsDialog.tsx';

// Most visits need none of these.
const PostQuestionsDialog = lazy(async () => ({
  default: (await import('./PostQuestionsDialog.tsx')).PostQuestionsDialog,
}));

export interface PostDialogProps extends PostQuestionsDialogProps {
  composer: ComposerDialogProps;
}

/** Whichever dialog the posts of a page have opened. */
export function PostDialog({ composer, ...asked }: PostDialogProps) {
  const { deletion, report, likers, audience, choice, shortcuts } = asked;
  const open =
    likers.open || shortcuts.open || !!(deletion.item ?? report.target ?? audience.item ?? choice.asked);
  // From the first opening on, so that a dialog can leave as it came.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <>
      <ComposerDialog {...composer} />
      <Suspense fallback={null}>{opened && <PostQuestionsDialog {...asked} />}</Suspense>
    </>
  );
}
