import { useState } from 'react';
import type { Event } from '../../domain/events.ts';
import type { Ticket } from '../../domain/tickets.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { saveTickets } from './ticketFiles.ts';

/** Saves tickets as a PDF, and says when that did not work: its fonts come from the network. */
export function useTicketPdf(event: Event | undefined) {
  const [saving, setSaving] = useState(false);
  const save = async (tickets: readonly Ticket[]) => {
    if (!event) return;
    setSaving(true);
    await saveTickets(event, tickets).catch(reportFailure('The PDF was not made'));
    setSaving(false);
  };
  return { savingPdf: saving, onPdf: (tickets: readonly Ticket[]) => void save(tickets) };
}
