import { useMemo, useState } from 'react';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import {
  whenOfTicketTab,
  type HeldTicket,
  type TicketTab,
  type WaitlistEntry,
} from '../../domain/tickets.ts';
import { useListState } from '../site/useListState.ts';

const idOf = ({ ticket }: HeldTicket) => ticket.ticketId;
const noOffers: readonly WaitlistEntry[] = [];

/** The member's tickets of one tab, and the seats that waiting lists offer (product S38). They stay readable without a network. */
export function useTickets(tab: TicketTab) {
  const pages = useApiInfinite('ticketList', { when: whenOfTicketTab[tab] }, { all: tab === 'upcoming' });
  const { data } = pages;
  const state = useListState(pages, idOf);
  // They come with each tab: while another one is on its way, they stay.
  const offers = data?.[0]?.offers;
  const [last, setLast] = useState(offers);
  if (offers && offers !== last) setLast(offers);
  const held = useMemo(() => data?.flatMap(({ response }) => response) ?? [], [data]);
  return { state, held, offers: offers ?? last ?? noOffers };
}
