import type { Schemas } from '#openapi/contract.ts';
import { useEffect, useMemo } from 'react';
import { useApiCache, useApiQuery } from '../../api/swr.ts';
import type { BoughtTickets } from '../../components/payments/BoughtTicketsPanel.tsx';
import { ContentType, TransactionType } from '../../domain/enums.ts';
import { places } from '../../domain/places.ts';
import { eventReads } from '../events/search/eventReads.ts';
import { calendarEvent, saveEventFile } from '../events/search/saveEventFile.ts';
import { useDetailLinks } from '../feed/posts/useDetailLinks.ts';
import { forgetAttendees } from './attendeeDraft.ts';
import { ticketOrder } from './ticketOrder.ts';

type Transaction = Schemas['Transaction'];

/** What is kept of an order serves nobody once it has become tickets. */
function forgetOrder(transactionId: string) {
  if (ticketOrder.read()?.transactionId !== transactionId) return;
  ticketOrder.clear();
  forgetAttendees();
}

/**
 * The tickets that a payment has become, with who comes; undefined when it is for something else. `waiting`: they are being
 * read. A payment whose tickets cannot be read just now is shown without them.
 */
export function useBoughtTickets(payment: Transaction | undefined, isPaid: boolean) {
  const { invalidate } = useApiCache();
  const isForTickets = payment?.type === TransactionType.EVENT && isPaid;
  const { transactionId, eventId, ticketIds = [] } = payment ?? {};
  const [ticketId] = isForTickets ? ticketIds : [];
  const { data, error } = useApiQuery('ticketDetail', ticketId === undefined ? null : { ticketId });
  useEffect(() => {
    if (!isForTickets || transactionId === undefined) return;
    forgetOrder(transactionId);
    void invalidate([...eventReads, 'ticketList', 'transactions']);
  }, [isForTickets, transactionId, invalidate]);
  const target = useMemo(
    () => (eventId === undefined ? [] : [{ feedId: eventId, feedType: ContentType.EVENT }]),
    [eventId],
  );
  const hrefOf = useDetailLinks(target);
  if (!isForTickets) return { bought: undefined, waiting: false };
  const { ticket, siblings, event } = data?.response ?? {};
  const bought: BoughtTickets = {
    tickets: [...(ticket ? [ticket] : []), ...(siblings ?? [])]
      .toSorted((one, other) => ticketIds.indexOf(one.ticketId) - ticketIds.indexOf(other.ticketId))
      .map(({ ticketId: id, attendeeName, packageName }) => ({
        ticketId: id,
        attendeeName,
        packageName,
        href: places.ticketOf?.(id),
      })),
    ticketsHref: places.tickets,
    eventHref: target[0] && hrefOf(target[0]),
    ...(event && { onCalendar: () => saveEventFile(calendarEvent(event), new Date()) }),
  };
  return { bought, waiting: ticketId !== undefined && !data && !error };
}
