import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { ticketBadge, type Ticket } from '../../domain/tickets.ts';
import { Badge } from '../ui/Badge.tsx';

export interface TicketRowProps {
  ticket: Ticket;
  onOpen: (event: { ticketId: string }) => void;
}

/** One ticket among those of its event; pressing it shows its code. */
export function TicketRow({ ticket, onOpen }: TicketRowProps) {
  const { ticketId, attendeeName, packageName } = ticket;
  const { label, tone } = ticketBadge(ticket);
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen({ ticketId })}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto auto"
      alignItems="center"
      columnGap={3}
      width="full"
      textAlign="start"
      paddingInline={{ base: 4, md: 5 }}
      paddingBlock={3}
      cursor="pointer"
      _hover={{ bg: 'bg.hover' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <chakra.span display="grid" gap={0.5} minWidth={0}>
        <chakra.span fontWeight="semibold" overflowWrap="anywhere" lineClamp={2}>
          <bdi>{attendeeName}</bdi>
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
          <bdi>{packageName}</bdi>
        </chakra.span>
      </chakra.span>
      <Badge tone={tone}>{label}</Badge>
      <chakra.span color="fg.muted" display="flex">
        <ChevronRight aria-hidden size={18} />
      </chakra.span>
    </chakra.button>
  );
}
