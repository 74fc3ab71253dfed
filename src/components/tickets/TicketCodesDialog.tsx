import { chakra } from '@chakra-ui/react';
import { isLive, spacedCode, type Ticket, type TicketGroup } from '../../domain/tickets.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { QrCode, type QrCodeProps } from '../ui/QrCode.tsx';
import { useLast } from '../ui/useLast.ts';

export interface TicketCodesDialogProps {
  /** Closed without one. */
  group: TicketGroup | undefined;
  /** The code of a ticket, once it is drawn. */
  codeOf: (ticket: Ticket) => QrCodeProps['modules'];
  onClose: () => void;
}

/** The codes of all valid tickets for one event below each other: one after the other is held before the camera. */
export function TicketCodesDialog({ group, codeOf, onClose }: TicketCodesDialogProps) {
  const last = useLast(group);
  const live = last?.tickets.filter(isLive) ?? [];
  return (
    <Dialog
      open={group !== undefined}
      onClose={onClose}
      title={last?.event.eventName ?? ''}
      description={`${live.length} codes, one for each person`}
      size="sm"
    >
      <chakra.ol display="grid" gap={10} listStyle="none" tabIndex={-1}>
        {live.map((ticket, index) => (
          <chakra.li key={ticket.ticketId} display="grid" gap={2} justifyItems="center" textAlign="center">
            <QrCode large modules={codeOf(ticket)} label={`QR code of ${ticket.attendeeName}`} />
            <chakra.p textStyle="title" overflowWrap="anywhere" maxWidth="full">
              <bdi>{ticket.attendeeName}</bdi>
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {index + 1} of {live.length} · {spacedCode(ticket.ticketCode)}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </Dialog>
  );
}
