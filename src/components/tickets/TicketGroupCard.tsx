import { chakra } from '@chakra-ui/react';
import { CalendarPlus, QrCode as QrIcon } from 'lucide-react';
import { useId } from 'react';
import type { Event } from '../../domain/events.ts';
import { isLive, spacedCode, type TicketGroup } from '../../domain/tickets.ts';
import { ticketGroup } from '../../theme/recipes/ticket.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { QrCode, type QrCodeProps } from '../ui/QrCode.tsx';
import { TicketEventItem } from './TicketEventItem.tsx';
import { TicketRow, type TicketRowProps } from './TicketRow.tsx';

export interface TicketGroupCardProps extends Pick<TicketRowProps, 'onOpen'> {
  group: TicketGroup;
  /** Of the event's page; absent while it is being made. */
  href?: string | undefined;
  /** It is the next one: the code of its first ticket is drawn beside it. */
  next?: { modules: QrCodeProps['modules'] } | undefined;
  /** Shows the codes of all its tickets below each other. */
  onShowAll: (group: TicketGroup) => void;
  /** Absent for what is over. */
  onCalendar?: ((event: Event) => void) | undefined;
}

/** The member's tickets for one event (product S38). */
export function TicketGroupCard({ group, href, next, ...events }: TicketGroupCardProps) {
  const id = useId();
  const { event, tickets } = group;
  const { onOpen, onShowAll, onCalendar } = events;
  const first = tickets.find(isLive);
  const name = <bdi>{event.eventName}</bdi>;
  return (
    <chakra.article css={ticketGroup} aria-labelledby={id}>
      <div data-part="head">
        <div data-part="about">
          {next && <p data-part="next">Next</p>}
          <chakra.h2 id={id} textStyle={next ? 'h2' : 'title'}>
            {href ? (
              <Link href={href} variant="plain">
                {name}
              </Link>
            ) : (
              name
            )}
          </chakra.h2>
          <TicketEventItem event={event} />
          {(onCalendar ?? (first && tickets.length > 1)) && (
            <div data-part="acts">
              {first && tickets.length > 1 && (
                <Button
                  variant={next ? 'solid' : 'outline'}
                  iconStart={<QrIcon aria-hidden />}
                  aria-haspopup="dialog"
                  onClick={() => onShowAll(group)}
                >
                  Show all codes
                </Button>
              )}
              {onCalendar && (
                <Button
                  variant="outline"
                  iconStart={<CalendarPlus aria-hidden />}
                  onClick={() => onCalendar(event)}
                >
                  Add to calendar
                </Button>
              )}
            </div>
          )}
        </div>
        {next && first && (
          <div data-part="code">
            <QrCode modules={next.modules} label={`QR code of ${first.attendeeName}`} />
            <p data-part="letters">{spacedCode(first.ticketCode)}</p>
          </div>
        )}
      </div>
      <ul aria-label={`Tickets for ${event.eventName}`}>
        {tickets.map((ticket) => (
          <li key={ticket.ticketId}>
            <TicketRow ticket={ticket} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </chakra.article>
  );
}
