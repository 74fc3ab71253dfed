import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  addressText,
  eventFormatLabels,
  EventFormat,
  mapLink,
  refundPolicyTexts,
  ticketPrice,
} from '../../domain/events.ts';
import { isLive, placeOf, withoutLinkText, type ShownTicket } from '../../domain/tickets.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';

export interface TicketFactsPanelProps {
  details: ShownTicket;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Place({ event }: Pick<ShownTicket, 'event'>) {
  const { format, eventLocation: place } = event;
  if (format === EventFormat.ONLINE || !place) return <Fact label="Place">{placeOf(event)}</Fact>;
  return (
    <Fact label="Place">
      <p dir="auto">{place.venueName}</p>
      <p dir="auto">{addressText(place)}</p>
      {place.directions && (
        <p data-part="quiet" dir="auto">
          {place.directions}
        </p>
      )}
      <Link href={mapLink(place)} variant="standalone" newTab>
        Open a map
      </Link>
    </Fact>
  );
}

/** How an online event is joined: the link is there from one hour before the start, unless the payment is disputed. */
function Online({ details }: TicketFactsPanelProps) {
  const { ticket, event, onlineUrl } = details;
  if (onlineUrl)
    return (
      <Fact label="Online">
        <Button href={onlineUrl} iconStart={<ExternalLink aria-hidden />}>
          Join online
        </Button>
      </Fact>
    );
  if (event.format === EventFormat.IN_PERSON || ticket.attendance === 0 || !isLive(ticket)) return null;
  return <Fact label="Online">{withoutLinkText(details)}</Fact>;
}

/** What a ticket is for: when, where, how an online event is joined, and what happens to the money. */
export function TicketFactsPanel({ details }: TicketFactsPanelProps) {
  const { ticket, event, refundPolicy, refundNote } = details;
  const { packageName, attendance, attendeeEmail, price, currency } = ticket;
  const { there, zone, here } = eventSpan(event);
  return (
    <dl aria-label="Details">
      <Fact label="Ticket">
        <bdi>{packageName}</bdi> · {ticketPrice(price, currency)}
        {attendance !== undefined && <p data-part="quiet">{eventFormatLabels[attendance]}</p>}
      </Fact>
      <Fact label="When">
        <time dateTime={event.startAt}>{there}</time>
        <p data-part="quiet">{here ? `${zone} · ${here} your time` : zone}</p>
      </Fact>
      <Place event={event} />
      <Online details={details} />
      {attendeeEmail && <Fact label="E-mail">{attendeeEmail}</Fact>}
      {price > 0 && refundPolicy !== undefined && (
        <Fact label="Refunds">
          {refundPolicyTexts[refundPolicy]}
          {refundNote && (
            <p data-part="quiet" dir="auto">
              {refundNote}
            </p>
          )}
        </Fact>
      )}
    </dl>
  );
}
