import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { orderOf, placeInOrder, type ShownTicket, type Ticket } from '../../domain/tickets.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { Failure } from '../ui/listState.ts';
import type { QrCodeProps } from '../ui/QrCode.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { TicketActions, type TicketActionsProps } from './TicketActions.tsx';
import { TicketPanel } from './TicketPanel.tsx';
import { useSwipe } from './useSwipe.ts';

export type TicketState =
  | { status: 'closed' }
  | { status: 'loading' }
  /** What does not exist is not asked for again. */
  | { status: 'error'; error: Failure; onRetry?: () => void }
  /** `asOf`: when this was true, where it cannot be asked for now. */
  | { status: 'ready'; details: ShownTicket; asOf?: string };

export interface TicketDialogProps extends Omit<TicketActionsProps, 'details'> {
  state: TicketState;
  onClose: () => void;
  /** To another ticket of the order. */
  onMove: (event: { ticketId: string }) => void;
  /** The code of a ticket, once it is drawn. */
  codeOf: (ticket: Ticket) => QrCodeProps['modules'];
}

interface OrderNavProps {
  order: readonly Ticket[];
  ticket: Ticket;
  /** So many tickets further, around the end. */
  onStep: (step: number) => void;
}

function OrderNav({ order, ticket, onStep }: OrderNavProps) {
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="center" gap={3}>
      <IconButton label="Previous ticket" icon={<ChevronLeft />} onClick={() => onStep(-1)} />
      <chakra.p role="status" fontVariantNumeric="tabular-nums" fontWeight="semibold">
        <VisuallyHidden>Ticket </VisuallyHidden>
        {placeInOrder(order, ticket.ticketId)}
      </chakra.p>
      <IconButton label="Next ticket" icon={<ChevronRight />} onClick={() => onStep(1)} data-autofocus="" />
    </chakra.div>
  );
}

type Shown = Extract<TicketState, { status: 'ready' }>;

function Body({
  state,
  codeOf,
  onMove,
  ...acts
}: Omit<TicketDialogProps, 'state' | 'onClose'> & { state: Shown }) {
  const { details, asOf } = state;
  const { ticket } = details;
  const order = orderOf(details);
  const isOne = order.length === 1;
  const move = (step: number) => {
    const at = order.findIndex(({ ticketId }) => ticketId === ticket.ticketId);
    const other = order[(at + step + order.length) % order.length];
    if (other && !isOne) onMove({ ticketId: other.ticketId });
  };
  const swipe = useSwipe(move);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // A menu lies elsewhere on the page, and its keys are its own.
    if (step === undefined || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    move(step);
  };
  return (
    // The keys are a second way to the two buttons.
    <chakra.div display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)" onKeyDown={press} {...swipe}>
      {!isOne && <OrderNav order={order} ticket={ticket} onStep={move} />}
      <TicketPanel details={details} modules={codeOf(ticket)} asOf={asOf}>
        <TicketActions {...acts} details={details} />
      </TicketPanel>
    </chakra.div>
  );
}

/** A ticket with its code, to be held before a camera, and what its holder can do with it (product S39). */
export function TicketDialog({ state, onClose, ...shown }: TicketDialogProps) {
  // While the dialog leaves, what it says stays.
  const [last, setLast] = useState(state);
  if (state.status !== 'closed' && state !== last) setLast(state);
  const seen = state.status === 'closed' ? last : state;
  return (
    <Dialog
      open={state.status !== 'closed'}
      onClose={onClose}
      title={seen.status === 'ready' ? seen.details.event.eventName : 'Ticket'}
      size="sm"
      step={seen.status}
    >
      {seen.status === 'loading' && (
        <chakra.div display="grid" gap={5} justifyItems="center">
          <VisuallyHidden role="status">Loading</VisuallyHidden>
          <Skeleton shape="box" width="18.5rem" height="18.5rem" />
          <Skeleton lines={5} />
        </chakra.div>
      )}
      {seen.status === 'error' && <ErrorState error={seen.error} onRetry={seen.onRetry} />}
      {seen.status === 'ready' && <Body state={seen} {...shown} />}
    </Dialog>
  );
}
