import { chakra } from '@chakra-ui/react';
import type { EventDetails } from '../../../domain/events.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EventPanel } from '../search/EventPanel.tsx';

export interface EventPreviewDialogProps {
  open: boolean;
  onClose: () => void;
  details: EventDetails;
}

/** An event while it is written, as its page is on a phone (product S35). Nothing there can be pressed yet. */
export function EventPreviewDialog({ open, onClose, details }: EventPreviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="As on a phone" size="sm">
      <chakra.div maxWidth="24.375rem" marginInline="auto" width="full">
        <EventPanel details={details} saved={false} narrow />
      </chakra.div>
    </Dialog>
  );
}
