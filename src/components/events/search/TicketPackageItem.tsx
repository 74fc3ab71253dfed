import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import {
  EventFormat,
  eventFormatLabels,
  ticketPrice,
  type Event,
  type TicketPackage,
} from '../../../domain/events.ts';
import { EventChoicePicker } from './EventChoicePicker.tsx';
import type { TicketSale } from './ticketSale.ts';

export interface TicketPackageItemProps {
  one: TicketPackage;
  event: Event;
  /** The event is cancelled or has ended: how its packages stand does not matter any more. */
  over: boolean;
  /** Without it nothing can be bought here. */
  sale?: TicketSale | undefined;
}

/** One package of an event: what it costs in the end, what is in it, and how many somebody wants. */
export function TicketPackageItem({ one, event, over, sale }: TicketPackageItemProps) {
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
      {event.format === EventFormat.HYBRID && attendance !== undefined && (
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
      {!over && (
        <div data-part="choice">
          <EventChoicePicker one={one} event={event} sale={sale} />
        </div>
      )}
    </li>
  );
}
