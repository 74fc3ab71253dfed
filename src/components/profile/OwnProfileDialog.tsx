import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { ImportDialogProps } from './resume/ImportDialog.tsx';
import { PictureCropDialog, type PictureCropDialogProps } from './PictureCropDialog.tsx';
import { ProfileEditorDialog, type ProfileEditorDialogProps } from './ProfileEditorDialog.tsx';
import type { ResumeDialogProps } from './resume/ResumeDialog.tsx';

// Most visits need neither.
const ResumeDialog = lazy(async () => ({
  default: (await import('./resume/ResumeDialog.tsx')).ResumeDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('./resume/ImportDialog.tsx')).ImportDialog,
}));

interface Question {
  open: boolean;
  title: string;
  text: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export interface OwnProfileDialogProps {
  editor: ProfileEditorDialogProps;
  crop: PictureCropDialogProps;
  /** Before an item is deleted. */
  deletion: Question;
  /** "Did you leave {first}?", after a second current position was added. */
  leaving: Question;
  /** Of a job seeker. */
  resume?: ResumeDialogProps;
  imported?: ImportDialogProps;
}

/** From the first opening on, so that a dialog can leave as it came. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}

/** Whichever dialog of the own profile is open (product S44). */
export function OwnProfileDialog({
  editor,
  crop,
  deletion,
  leaving,
  resume,
  imported,
}: OwnProfileDialogProps) {
  const { text: consequence, ...deleting } = deletion;
  const { text: reason, ...left } = leaving;
  const downloading = useOpened(resume?.open ?? false);
  const importing = useOpened(imported?.open ?? false);
  return (
    <>
      <ProfileEditorDialog {...editor} />
      <PictureCropDialog {...crop} />
      <ConfirmDialog {...deleting} confirmLabel="Delete" danger>
        {consequence}
      </ConfirmDialog>
      <ConfirmDialog {...left} confirmLabel="End it" cancelLabel="Keep both">
        {reason}
      </ConfirmDialog>
      <Suspense fallback={null}>{resume && downloading && <ResumeDialog {...resume} />}</Suspense>
      <Suspense fallback={null}>{imported && importing && <ImportDialog {...imported} />}</Suspense>
    </>
  );
}
