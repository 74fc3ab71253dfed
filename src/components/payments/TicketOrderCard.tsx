import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Event } from '../../domain/events.ts';
import type { OrderLine } from '../../domain/ticketOrder.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { Card } from '../ui/Card.tsx';
import { FieldNote } from '../ui/FieldNote.tsx';
import { Link } from '../ui/Link.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { HoldTimerBar } from './HoldTimerBar.tsx';

export interface TicketOrderCardProps {
  /** Absent until it is known. */
  event?: Pick<Event, 'eventName' | 'startAt' | 'endAt' | 'timezone' | 'eventImage'> | undefined;
  eventHref?: string | undefined;
  lines: readonly OrderLine[];
  /** What is paid in the end. */
  total: string;
  /** How long the seats are still kept. */
  secondsLeft: number;
  onQuantity: (event: { packageId: string; quantity: number }) => void;
  /** Another number is being asked for, or the card is being charged. */
  busy?: boolean;
  /** Why another number was not given. */
  error?: string | undefined;
}

function Line({
  line,
  busy,
  onQuantity,
}: { line: OrderLine } & Pick<TicketOrderCardProps, 'busy' | 'onQuantity'>) {
  const { packageId, packageName, quantity, quantities, unit, total } = line;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto auto"
      alignItems="center"
      columnGap={3}
      paddingBlock={2.5}
    >
      <chakra.div minWidth={0}>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere" dir="auto">
          {packageName}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {unit}
        </chakra.p>
      </chakra.div>
      {quantities.length > 1 ? (
        <chakra.div width="5rem">
          <SelectField
            label={`How many of ${packageName}`}
            labelHidden
            disabled={busy}
            value={String(quantity)}
            options={quantities.map((count) => ({ value: String(count), label: String(count) }))}
            onChange={({ target }) => onQuantity({ packageId, quantity: Number(target.value) })}
          />
        </chakra.div>
      ) : (
        <chakra.span color="fg.muted">× {quantity}</chakra.span>
      )}
      <chakra.span fontVariantNumeric="tabular-nums" textAlign="end" minWidth="3.5rem">
        {total}
      </chakra.span>
    </chakra.li>
  );
}

/** What is being bought: the event, how many of each package, and what it comes to. Nothing is added later (product D14). */
export function TicketOrderCard(props: TicketOrderCardProps) {
  const { event, eventHref, lines, total, secondsLeft, error, busy = false, onQuantity } = props;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <HoldTimerBar secondsLeft={secondsLeft} />
      <chakra.h2 id={id} textStyle="title" mt={4} overflowWrap="anywhere" dir="auto">
        {eventHref && event ? (
          <Link href={eventHref}>{event.eventName}</Link>
        ) : (
          (event?.eventName ?? 'Your tickets')
        )}
      </chakra.h2>
      {event && (
        <chakra.p textStyle="small" color="fg.muted" mt={1}>
          <time dateTime={event.startAt}>{eventSpan(event).there}</time>
        </chakra.p>
      )}
      <chakra.ul aria-label="Tickets" listStyle="none" mt={2}>
        {lines.map((line) => (
          <Line key={line.packageId} line={line} busy={busy} onQuantity={onQuantity} />
        ))}
      </chakra.ul>
      {error && (
        <div role="alert">
          <FieldNote id={`${id}-note`} tone="error">
            {error}
          </FieldNote>
        </div>
      )}
      <chakra.p
        display="flex"
        justifyContent="space-between"
        gap={3}
        mt={2}
        paddingBlockStart={3}
        borderBlockStartWidth="1px"
        borderColor="border.subtle"
        fontWeight="semibold"
      >
        <span>Total</span>
        <chakra.span fontVariantNumeric="tabular-nums">{total}</chakra.span>
      </chakra.p>
    </Card>
  );
}
