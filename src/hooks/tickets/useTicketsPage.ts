import { useMemo, useState } from 'react';
import { ContentType } from '../../domain/enums.ts';
import { places } from '../../domain/places.ts';
import { Role } from '../../domain/roles.ts';
import {
  type HeldTicket,
  orderOf,
  type Ticket,
  type TicketDetails,
  type TicketGroup,
  type TicketTab,
  type WaitlistEntry,
  whenOfTicketTab,
} from '../../domain/tickets.ts';
import { useSession } from '../account/useSession.ts';
import { useDetailLinks } from '../feed/posts/useDetailLinks.ts';
import { useOnline } from '../site/useOnline.ts';
import { useQrCodes } from './useQrCodes.ts';
import { saveTicketDate, saveTickets, useTicketActs } from './useTicketActs.ts';
import { type TicketPlaces, useTicketDetails } from './useTicketPlaces.ts';
import { useWakeLock } from '../site/useWakeLock.ts';
import type { Event } from '../../domain/events.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import { useListState } from '../site/useListState.ts';

const idOf = ({ ticket }: HeldTicket) => ticket.ticketId;
const noOffers: readonly WaitlistEntry[] = [];

/** The member's tickets of one tab, and the seats that waiting lists offer (product S38). They stay readable without a network. */
function useTickets(tab: TicketTab) {
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

/** Saves tickets as a PDF, and says when that did not work: its fonts come from the network. */
function useTicketPdf(event: Event | undefined) {
  const [saving, setSaving] = useState(false);
  const save = async (tickets: readonly Ticket[]) => {
    if (!event) return;
    setSaving(true);
    await saveTickets(event, tickets).catch(reportFailure('The PDF was not made'));
    setSaving(false);
  };
  return { savingPdf: saving, onPdf: (tickets: readonly Ticket[]) => void save(tickets) };
}

const feedType = ContentType.EVENT;

/** The addresses of these events' pages. */
function useEventLinks(eventIds: readonly string[]): (eventId: string) => string | undefined {
  const ids = [...new Set(eventIds)].join();
  const targets = useMemo(
    () =>
      ids
        .split(',')
        .filter(Boolean)
        .map((feedId) => ({ feedId, feedType })),
    [ids],
  );
  const hrefOf = useDetailLinks(targets);
  return (feedId) => hrefOf({ feedId, feedType });
}

/** The list of tickets, the one that is open, and what can be done with it (product S38, S39). */
export function useTicketsPage({ tab, onTab, ticketId, onOpen, onMove, onClose }: TicketPlaces) {
  const { state, held, offers } = useTickets(tab);
  const shown = useTicketDetails(ticketId, held);
  const details = shown.status === 'ready' ? shown.details : undefined;
  const [group, setGroup] = useState<TicketGroup>();
  const codeOf = useQrCodes(
    useMemo(
      () => [...held.map(({ ticket }) => ticket), ...(details ? orderOf(details) : [])],
      [held, details],
    ),
  );
  const hrefOf = useEventLinks([
    ...held.map(({ event }) => event.eventId),
    ...offers.map(({ eventId }) => eventId),
    ...(details ? [details.event.eventId] : []),
  ]);
  const acts = useTicketActs(details?.ticket);
  const pdf = useTicketPdf(details?.event);
  const offline = !useOnline();
  const { role } = useSession();
  useWakeLock(details !== undefined || group !== undefined);
  const onCalendar = (event: TicketDetails['event']) => {
    const href = hrefOf(event.eventId);
    saveTicketDate(event, href && new URL(href, location.origin).href);
  };
  const transactionId = details?.ticket.transactionId;
  const asked = (act: typeof acts.act) => (acts.act === act ? details?.ticket : undefined);
  return {
    panel: {
      tab,
      onTab,
      state,
      offers,
      onOpen,
      onShowAll: setGroup,
      hrefOf,
      codeOf,
      onCalendar,
      eventsHref: role === Role.JOB_SEEKER ? '/events' : undefined,
    },
    dialog: {
      state: shown,
      onClose,
      onMove,
      codeOf,
      onCalendar,
      ...pdf,
      onAct: acts.onAct,
      onResend: acts.onResend,
      eventHref: details && hrefOf(details.event.eventId),
      receiptHref:
        places.transactions && transactionId
          ? `${places.transactions}?payment=${encodeURIComponent(transactionId)}`
          : undefined,
      offline,
    },
    codes: { group, codeOf, onClose: () => setGroup(undefined) },
    rename: { ticket: asked('rename'), onRename: acts.onRename, ...acts.form },
    transfer: { ticket: asked('transfer'), onTransfer: acts.onTransfer, ...acts.form },
    cancel: {
      ticket: asked('cancel'),
      refundPolicy: details?.refundPolicy,
      onConfirm: acts.onConfirm,
      busy: acts.form.busy,
      error: acts.form.error,
      onCancel: acts.form.onCancel,
    },
  };
}
