import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { PictureCropDialog, type PictureCropDialogProps } from './PictureCropDialog.tsx';
import { ProfileEditorDialog, type ProfileEditorDialogProps } from './ProfileEditorDialog.tsx';

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
}

/** Whichever dialog of the own profile is open (product S44). */
export function OwnProfileDialog({ editor, crop, deletion, leaving }: OwnProfileDialogProps) {
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
    </>
  );
}
