import { chakra } from '@chakra-ui/react';
import { CalendarPlus, Ticket } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';

export interface BoughtTickets {
  tickets: readonly {
    ticketId: string;
    attendeeName: string;
    packageName: string;
    href?: string | undefined;
  }[];
  /** Where all tickets are. */
  ticketsHref?: string | undefined;
  eventHref?: string | undefined;
  onCalendar?: (() => void) | undefined;
}

export interface BoughtTicketsPanelProps {
  bought: BoughtTickets;
}

/** The tickets that were bought, by who comes with each. */
export function BoughtTicketsPanel({ bought: { tickets } }: BoughtTicketsPanelProps) {
  if (tickets.length === 0) return null;
  return (
    <chakra.ul aria-label="Your tickets" listStyle="none" width="full" maxWidth="26rem" textAlign="start">
      {tickets.map(({ ticketId, attendeeName, packageName, href }) => (
        <chakra.li
          key={ticketId}
          display="flex"
          gap={3}
          paddingBlock={2.5}
          css={{ '& + &': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' } }}
        >
          <chakra.span color="accent.fg" flexShrink={0} css={{ '& > svg': { width: 5, height: '1lh' } }}>
            <Ticket aria-hidden />
          </chakra.span>
          <chakra.span minWidth={0} overflowWrap="anywhere">
            <chakra.span display="block" fontWeight="semibold" dir="auto">
              {href ? <Link href={href}>{attendeeName}</Link> : attendeeName}
            </chakra.span>
            <chakra.span display="block" textStyle="small" color="fg.muted" dir="auto">
              {packageName}
            </chakra.span>
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Where to go from there. */
export function BoughtTicketsActions({ bought }: BoughtTicketsPanelProps) {
  const { ticketsHref, eventHref, onCalendar } = bought;
  return (
    <>
      {ticketsHref && <Button href={ticketsHref}>See tickets</Button>}
      {onCalendar && (
        <Button
          variant={ticketsHref ? 'outline' : 'solid'}
          iconStart={<CalendarPlus aria-hidden />}
          onClick={onCalendar}
        >
          Add to calendar
        </Button>
      )}
      {eventHref && (
        <Button variant="outline" href={eventHref}>
          See the event
        </Button>
      )}
    </>
  );
}
