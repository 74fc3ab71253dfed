import { lazy, Suspense } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { ImportDialogProps } from './ImportDialog.tsx';
import { PictureCropDialog, type PictureCropDialogProps } from './PictureCropDialog.tsx';
import { ProfileEditorDialog, type ProfileEditorDialogProps } from './ProfileEditorDialog.tsx';
import type { ResumeDialogProps } from './ResumeDialog.tsx';

// Few come to their profile for a file.
const ResumeDialog = lazy(() => import('./ResumeDialog.tsx').then((m) => ({ default: m.ResumeDialog })));
const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((m) => ({ default: m.ImportDialog })));

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
  /** Of a job seeker: the profile as a file, and a file as the profile. */
  resume?: ResumeDialogProps;
  coming?: ImportDialogProps;
}

/** Whichever dialog of the own profile is open (product S44). */
export function OwnProfileDialog({ editor, crop, deletion, leaving, resume, coming }: OwnProfileDialogProps) {
  const { text: consequence, ...deleting } = deletion;
  const { text: reason, ...left } = leaving;
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
      <Suspense fallback={null}>
        {resume && <ResumeDialog {...resume} />}
        {coming && <ImportDialog {...coming} />}
      </Suspense>
    </>
  );
}
