import { useSearchParams } from 'react-router-dom';
import { toTicketTab, type TicketTab } from '../../domain/tickets.ts';

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
