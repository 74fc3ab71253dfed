import { lazy, Suspense, useState } from 'react';
import type { ShortcutsDialogProps } from '../../ui/ShortcutsDialog.tsx';
import type { DeletePostDialogProps } from './DeletePostDialog.tsx';
import type { LikersDialogProps } from './LikersDialog.tsx';
import type { PostAudienceDialogProps } from '../compose/PostAudienceDialog.tsx';
import type { PostChoiceDialogProps } from './PostChoiceDialog.tsx';
import type { ReportDialogProps } from './ReportDialog.tsx';

// One visit seldom needs two of these.
const ReportDialog = lazy(async () => ({
  default: (await import('./ReportDialog.tsx')).ReportDialog,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../ui/ShortcutsDialog.tsx')).ShortcutsDialog,
}));
const DeletePostDialog = lazy(async () => ({
  default: (await import('./DeletePostDialog.tsx')).DeletePostDialog,
}));
const LikersDialog = lazy(async () => ({
  default: (await import('./LikersDialog.tsx')).LikersDialog,
}));
const PostAudienceDialog = lazy(async () => ({
  default: (await import('../compose/PostAudienceDialog.tsx')).PostAudienceDialog,
}));

const PostChoiceDialog = lazy(async () => ({
  default: (await import('./PostChoiceDialog.tsx')).PostChoiceDialog,
}));

export interface PostQuestionsDialogProps {
  deletion: DeletePostDialogProps;
  report: ReportDialogProps;
  likers: LikersDialogProps;
  audience: PostAudienceDialogProps;
  choice: PostChoiceDialogProps;
  shortcuts: ShortcutsDialogProps;
}

/** From the first opening on, so that a dialog can leave as it came. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}

/** Whatever is asked or shown about a post beside the composer. */
export function PostQuestionsDialog({
  deletion,
  report,
  likers,
  audience,
  choice,
  shortcuts,
}: PostQuestionsDialogProps) {
  const deleting = useOpened(deletion.item !== undefined);
  const reporting = useOpened(report.target !== undefined);
  const liked = useOpened(likers.open);
  const choosing = useOpened(audience.item !== undefined);
  const chosen = useOpened(choice.asked !== undefined);
  const asked = useOpened(shortcuts.open);
  return (
    <>
      <Suspense fallback={null}>{deleting && <DeletePostDialog {...deletion} />}</Suspense>
      <Suspense fallback={null}>{reporting && <ReportDialog {...report} />}</Suspense>
      <Suspense fallback={null}>{liked && <LikersDialog {...likers} />}</Suspense>
      <Suspense fallback={null}>{choosing && <PostAudienceDialog {...audience} />}</Suspense>
      <Suspense fallback={null}>{chosen && <PostChoiceDialog {...choice} />}</Suspense>
      <Suspense fallback={null}>{asked && <ShortcutsDialog {...shortcuts} />}</Suspense>
    </>
  );
}
