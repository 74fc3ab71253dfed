import { chakra } from '@chakra-ui/react';
import {
  eventState,
  refundPolicyTexts,
  type EventDetails,
  type TicketPackage,
} from '../../../domain/events.ts';
import { saleState, ticketsText, totalOf } from '../../../domain/ticketSale.ts';
import { packageRows } from '../../../theme/recipes/event.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TicketPackageItem } from './TicketPackageItem.tsx';
import { EventSectionCard } from './EventSectionCard.tsx';
import type { TicketSale } from './ticketSale.ts';

export interface EventTicketsCardProps {
  details: Pick<EventDetails, 'event' | 'packages' | 'refundPolicy' | 'refundNote' | 'ageMin'>;
  /** What the reader can do with them; without it nothing is sold here, as on a draft and to who organises it. */
  sale?: TicketSale | undefined;
}

/** What is chosen, what it comes to, and the way on. */
function Buy({ sale, packages }: { sale: TicketSale; packages: readonly TicketPackage[] }) {
  const total = totalOf(packages, sale.chosen);
  return (
    <chakra.div mt={6} display="grid" gap={3}>
      {sale.error && <Notice tone="danger">{sale.error}</Notice>}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
        <chakra.p role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {total ?? ''}
        </chakra.p>
        <Button onClick={sale.onBuy} disabled={sale.closed !== undefined}>
          Get tickets
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

/** What the member has of this event already. */
function Have({ count, href }: { count: number; href: string | undefined }) {
  const words = `You have ${ticketsText(count)} for this event.`;
  return (
    <chakra.p mb={4} textStyle="small">
      {words} {href && <Link href={href}>See your tickets</Link>}
    </chakra.p>
  );
}

/** Prices, refunds and who may come, in words. */
function Notes({ details, over }: Pick<EventTicketsCardProps, 'details'> & { over: boolean }) {
  const { event, packages, refundPolicy, refundNote, ageMin } = details;
  const paid = !over && packages.some(({ price }) => price > 0);
  const notes = [
    ...(over && packages.length > 0 ? ['Tickets are no longer sold.'] : []),
    ...(paid ? ['No fee is added later.'] : []),
    ...(paid && refundPolicy !== undefined ? [refundPolicyTexts[refundPolicy]] : []),
    ...(event.viewer.isOwner && event.status === 1 && !over
      ? ['This is your own event: others buy its tickets here.']
      : []),
    ...(ageMin > 0 ? [`From ${ageMin} years on.`] : []),
  ];
  if (notes.length === 0 && !refundNote) return null;
  return (
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
  );
}

/** The packages of an event with what each costs in the end and how many are left (product S33, D14). */
export function EventTicketsCard({ details, sale }: EventTicketsCardProps) {
  const { event, packages } = details;
  const now = useNow();
  const state = eventState(event, now);
  const isOver = state === 'cancelled' || state === 'ended';
  const canBuy = !isOver && packages.some((one) => saleState(one, event, now).status === 'open');
  return (
    <EventSectionCard title="Tickets">
      {event.viewer.tickets > 0 && <Have count={event.viewer.tickets} href={sale?.ticketsHref} />}
      {packages.length > 0 ? (
        <chakra.ul css={packageRows}>
          {packages.map((one) => (
            <TicketPackageItem key={one.packageId} one={one} event={event} over={isOver} sale={sale} />
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">
          {event.soldOut ? 'All tickets are sold.' : 'There are no tickets yet.'}
        </chakra.p>
      )}
      {sale && canBuy && <Buy sale={sale} packages={packages} />}
      {sale?.closed && (
        <chakra.p mt={3} role="status" textStyle="small" color="fg.muted">
          {sale.closed}
        </chakra.p>
      )}
      <Notes details={details} over={isOver} />
    </EventSectionCard>
  );
}
