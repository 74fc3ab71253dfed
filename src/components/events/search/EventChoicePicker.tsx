import { chakra } from '@chakra-ui/react';
import { leftText, packageState, type Event, type TicketPackage } from '../../../domain/events.ts';
import { saleState, seatsLeft } from '../../../domain/ticketSale.ts';
import { eventTime } from '../../../lib/eventTime.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { EventWaitlistPanel } from './EventWaitlistPanel.tsx';
import type { TicketSale } from './ticketSale.ts';

export interface EventChoicePickerProps {
  one: TicketPackage;
  event: Event;
  /** Without it nothing can be bought here. */
  sale?: TicketSale | undefined;
}

/** How a package stands, in a few words. */
function Stand({ one, event }: Omit<EventChoicePickerProps, 'sale'>) {
  const left = seatsLeft(one, event);
  const state = packageState(one, useNow());
  switch (left === 0 ? 'soldOut' : state) {
    case 'soldOut':
      return <Badge tone="warning">Sold out</Badge>;
    case 'paused':
      return <Badge>Not on sale now</Badge>;
    case 'over':
      return <Badge>Sale has ended</Badge>;
    case 'notYet':
      return (
        <chakra.span textStyle="small" color="fg.muted">
          On sale from {eventTime(one.saleStartAt ?? '', event.timezone)}
        </chakra.span>
      );
    case 'open': {
      const few = leftText(left);
      return few ? <Badge tone="warning">{few}</Badge> : null;
    }
  }
}

/** What can be done about a package: choose how many, or wait for it. */
function Choice({ one, event, sale }: EventChoicePickerProps & { sale: TicketSale }) {
  const state = saleState(one, event, useNow());
  const { packageId, packageName } = one;
  const isWaiting = sale.waiting.some((place) => place.packageId === packageId);
  if (isWaiting || (state.status === 'soldOut' && event.waitlistEnabled))
    return <EventWaitlistPanel one={one} sale={sale} />;
  if (state.status === 'most')
    return (
      <chakra.p textStyle="small" color="fg.muted">
        You have {state.owned}, which is as many as one person can have.
      </chakra.p>
    );
  if (state.status === 'tooFew')
    return (
      <chakra.p textStyle="small" color="fg.muted">
        The smallest order is {state.least}, and {state.left} {state.left === 1 ? 'is' : 'are'} left.
      </chakra.p>
    );
  if (state.status !== 'open') return null;
  return (
    <chakra.div width="6rem">
      <SelectField
        label={`How many of ${packageName}`}
        labelHidden
        value={String(sale.chosen[packageId] ?? 0)}
        options={[0, ...state.quantities].map((count) => ({ value: String(count), label: String(count) }))}
        onChange={({ target }) => sale.onChoose({ packageId, quantity: Number(target.value) })}
      />
    </chakra.div>
  );
}

/** What somebody can do about a package, and how it stands. */
export function EventChoicePicker({ one, event, sale }: EventChoicePickerProps) {
  // Whoever waits knows that it is sold out, and what is offered is not.
  const isWaiting = sale?.waiting.some(({ packageId }) => packageId === one.packageId) ?? false;
  return (
    <>
      {sale && <Choice one={one} event={event} sale={sale} />}
      {!isWaiting && <Stand one={one} event={event} />}
    </>
  );
}
