import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';

export interface ConnectionsDialogProps {
  open: boolean;
  onClose: () => void;
  /** The ConnectionsPanel, or what asks for it. */
  children: ReactNode;
}

/** Connections, opened from the counts of the own profile (product S49). */
export function ConnectionsDialog({ open, onClose, children }: ConnectionsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Connections" size="lg">
      {children}
    </Dialog>
  );
}
