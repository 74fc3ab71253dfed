import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import {
  eventFormatLabels,
  eventState,
  EventFormat,
  leftText,
  packageState,
  refundPolicyTexts,
  ticketPrice,
  type EventDetails,
  type TicketPackage,
} from '../../domain/events.ts';
import { eventTime } from '../../lib/eventTime.ts';
import { packageRows } from '../../theme/recipes/event.ts';
import { Badge } from '../ui/Badge.tsx';
import { useNow } from '../ui/Clock.tsx';
import { EventSectionCard } from './EventSectionCard.tsx';

export interface EventTicketsCardProps {
  details: Pick<EventDetails, 'event' | 'packages' | 'refundPolicy' | 'refundNote' | 'ageMin'>;
}

/** How a package stands, in a few words. */
function Stand({ one, timezone }: { one: TicketPackage; timezone: string }) {
  switch (packageState(one, useNow())) {
    case 'soldOut':
      return <Badge tone="warning">Sold out</Badge>;
    case 'paused':
      return <Badge>Not on sale now</Badge>;
    case 'over':
      return <Badge>Sale has ended</Badge>;
    case 'notYet':
      return (
        <chakra.span textStyle="small" color="fg.muted">
          On sale from {eventTime(one.saleStartAt ?? '', timezone)}
        </chakra.span>
      );
    case 'open': {
      const left = leftText(one.remaining);
      return left ? <Badge tone="warning">{left}</Badge> : null;
    }
  }
}

function Package({ one, details, isOver }: EventTicketsCardProps & { one: TicketPackage; isOver: boolean }) {
  const { format, timezone } = details.event;
  const { packageName, description, perks, price, currency, attendance } = one;
  return (
    <li>
      <chakra.div display="flex" alignItems="baseline" gap={3}>
        <chakra.h3 flex={1} minWidth={0} fontWeight="semibold" overflowWrap="anywhere" dir="auto">
          {packageName}
        </chakra.h3>
        <chakra.p flexShrink={0} textAlign="end" fontVariantNumeric="tabular-nums">
          <chakra.span fontWeight="semibold">{ticketPrice(price, currency)}</chakra.span>
          {price > 0 && (
            <chakra.span textStyle="small" color="fg.muted">
              {' '}
              all in
            </chakra.span>
          )}
        </chakra.p>
      </chakra.div>
      {format === EventFormat.HYBRID && attendance !== undefined && (
        <chakra.p textStyle="small" color="fg.muted">
          {eventFormatLabels[attendance]}
        </chakra.p>
      )}
      {description && (
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere" dir="auto">
          {description}
        </chakra.p>
      )}
      {perks.length > 0 && (
        <ul data-part="perks">
          {perks.map((perk) => (
            <li key={perk}>
              <Check aria-hidden />
              <chakra.span textStyle="small" minWidth={0} dir="auto">
                {perk}
              </chakra.span>
            </li>
          ))}
        </ul>
      )}
      <chakra.div css={{ '&:empty': { display: 'none' } }} mt={2}>
        {!isOver && <Stand one={one} timezone={timezone} />}
      </chakra.div>
    </li>
  );
}

/** The packages of an event with what each costs in the end and how many are left (product S33, D14). */
export function EventTicketsCard({ details }: EventTicketsCardProps) {
  const { event, packages, refundPolicy, refundNote, ageMin } = details;
  const paid = packages.some(({ price }) => price > 0);
  const state = eventState(event, useNow());
  const isOver = state === 'cancelled' || state === 'ended';
  const notes = [
    ...(isOver && packages.length > 0 ? ['Tickets are no longer sold.'] : []),
    ...(paid && !isOver ? ['No fee is added later.'] : []),
    ...(paid && !isOver && refundPolicy !== undefined ? [refundPolicyTexts[refundPolicy]] : []),
    ...(ageMin > 0 ? [`From ${ageMin} years on.`] : []),
  ];
  return (
    <EventSectionCard title="Tickets">
      {packages.length > 0 ? (
        <chakra.ul css={packageRows}>
          {packages.map((one) => (
            <Package key={one.packageId} one={one} details={details} isOver={isOver} />
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">
          {event.soldOut ? 'All tickets are sold.' : 'There are no tickets yet.'}
        </chakra.p>
      )}
      {(notes.length > 0 || refundNote) && (
        <chakra.div
          mt={6}
          paddingBlockStart={3}
          borderBlockStartWidth="1px"
          borderColor="border.subtle"
          textStyle="small"
          color="fg.muted"
          overflowWrap="anywhere"
        >
          {notes.length > 0 && <p>{notes.join(' ')}</p>}
          {refundNote && <p dir="auto">{refundNote}</p>}
        </chakra.div>
      )}
    </EventSectionCard>
  );
}
