import type { ResponseBody } from '#openapi/contract.ts';
import { useEffect, useRef } from 'react';
import { useApiCache } from '../../api/swr.ts';
import { useStreamEvent } from '../site/useStreamEvent.ts';
import { ticketReads } from './ticketReads.ts';

/** At a door somebody is let in every second or two; the numbers follow together. */
const gatherMs = 3000;

const ofOrganisers = ['eventDetail', 'getTicketDetails'] as const;

/** A ticket that is shown, and the numbers of its event, are asked for again when the stream tells that it was let in. */
export function useTicketNews(): void {
  const { patch, invalidate } = useApiCache();
  const events = useRef(new Set<unknown>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useStreamEvent('ticket.checkedIn', ({ ticketId, eventId }) => {
    let isOwn = false;
    void patch<ResponseBody<'ticketList'>>(['ticketList'], (page) => {
      isOwn ||= page.response.some(({ ticket }) => ticket.ticketId === ticketId);
      return page;
    });
    if (isOwn) void invalidate(['ticketList']);
    void invalidate(['ticketDetail'], (asked) => asked.ticketId === ticketId);
    events.current.add(eventId);
    timer.current ??= setTimeout(() => {
      const told = events.current;
      events.current = new Set();
      timer.current = undefined;
      void invalidate(ofOrganisers, (asked) => told.has(asked.eventId));
    }, gatherMs);
  });
  useStreamEvent('stream.reset', () => void invalidate([...ticketReads, ...ofOrganisers]));
}
