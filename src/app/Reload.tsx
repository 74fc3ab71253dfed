import { ConfirmDialog } from '../components/ui/ConfirmDialog.tsx';
import { takeUpdate } from '../platform/serviceWorker.ts';

/** Before an update that would throw a draft away: this device could not keep it (product 2.5). */
export default function Reload({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      danger
      title="Reload without what you are writing?"
      confirmLabel="Reload"
      onConfirm={takeUpdate}
      onCancel={onClose}
    >
      This device could not keep it: its storage is full, or closed to this site. Send it or copy it first.
    </ConfirmDialog>
  );
}
