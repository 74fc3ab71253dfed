import { useSearchParams } from 'react-router-dom';
import {
  detailsFromList,
  type HeldTicket,
  orderOf,
  type ShownTicket,
  type TicketDetails,
  type TicketTab,
  toTicketTab,
} from '../../domain/tickets.ts';
import { asServerTime } from '../../api/serverClock.ts';
import { useState } from 'react';
import { unaskedError } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import type { TicketState } from '../../components/tickets/TicketDialog.tsx';
import { toFailure } from '../site/useListState.ts';
import { useOnline } from '../site/useOnline.ts';
import { useSavedAt } from '../site/useShownSavedAt.ts';

/** The same order, seen from another of its tickets. */
function fromOrder(details: TicketDetails | undefined, ticketId: string): ShownTicket | undefined {
  if (!details) return undefined;
  const { onlineUrl: _own, ...shared } = details;
  const all = orderOf(details);
  const ticket = all.find((one) => one.ticketId === ticketId);
  return ticket && { ...shared, ticket, siblings: all.filter((one) => one !== ticket) };
}

/** What is not fresh says when it was true: the server's own time, else that of the list. */
function readyWith(
  details: ShownTicket,
  { savedAt, fresh }: { savedAt: number | undefined; fresh: boolean },
): TicketState {
  const asOf = details.asOf ?? (savedAt === undefined ? undefined : asServerTime(savedAt).toISOString());
  return { status: 'ready', details, ...(!fresh && asOf !== undefined && { asOf }) };
}

/**
 * One ticket with the others of its order (product S39). What the list or the order knows of it is shown at once, and without a
 * network, where its own details were never read.
 */
export function useTicketDetails(ticketId: string | undefined, held: readonly HeldTicket[]): TicketState {
  const online = useOnline();
  const savedAt = useSavedAt();
  const { data, error, isLoading, isValidating, mutate } = useApiQuery(
    'ticketDetail',
    ticketId === undefined ? null : { ticketId },
  );
  const answered = data?.response;
  const [last, setLast] = useState(answered);
  if (answered && answered !== last) setLast(answered);
  if (ticketId === undefined) return { status: 'closed' };
  const known = answered ?? fromOrder(last, ticketId) ?? detailsFromList(held, ticketId);
  const isGone = error?.status === 404;
  if (known && !isGone) return readyWith(known, { savedAt, fresh: online && savedAt === undefined });
  if (isLoading || isValidating) return { status: 'loading' };
  return {
    status: 'error',
    error: toFailure(error ?? unaskedError()),
    ...(!isGone && { onRetry: () => void mutate() }),
  };
}

export interface TicketPlaces {
  tab: TicketTab;
  onTab: (tab: TicketTab) => void;
  /** The ticket that is looked at. */
  ticketId: string | undefined;
  onOpen: (event: { ticketId: string }) => void;
  /** To another ticket of the order: the way back leads to the list. */
  onMove: (event: { ticketId: string }) => void;
  onClose: () => void;
}

/** What the page of tickets shows, as its address says it. */
export function useTicketPlaces(): TicketPlaces {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string | undefined, replace = true) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    tab: toTicketTab(params.get('tab')),
    onTab: (tab) => put('tab', tab === 'upcoming' ? undefined : tab),
    ticketId: params.get('ticket') ?? undefined,
    onOpen: ({ ticketId }) => put('ticket', ticketId, false),
    onMove: ({ ticketId }) => put('ticket', ticketId),
    onClose: () => put('ticket', undefined),
  };
}
