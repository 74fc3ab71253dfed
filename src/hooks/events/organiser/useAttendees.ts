import { useMemo, useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { AttendeesPanelProps } from '../../../components/events/organiser/AttendeesPanel.tsx';
import {
  askedAttendees,
  attendeeTable,
  readAttendeeFilters,
  writeAttendeeFilters,
  type AttendeeFilters,
  type Ticket,
} from '../../../domain/attendees.ts';
import type { EventPanel } from '../../../domain/organiser.ts';
import { toCsv } from '../../../lib/csv.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { downloadFile } from '../../profile/downloadFile.ts';
import { useAddressFilters } from '../../site/useAddressFilters.ts';
import { useListState } from '../../site/useListState.ts';
import { useAttendeeActions } from './organiserActions.ts';

/** A server that never ends must not keep a page busy. */
const mostPages = 400;
const idOf = ({ ticketId }: Ticket) => ticketId;

/** Saves those whom the filters show, of all pages, as a table. Throws `ApiError`. */
async function saveAttendees({ event, attendeeQuestions }: EventPanel['details'], asked: AttendeeFilters) {
  const all = new Map<string, Ticket>();
  const { eventId, eventName } = event;
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex++) {
    // The pages of the door are the large ones; a page needs the count of the one before.
    const { response, count } = await call('getTicketDetails', {
      eventId,
      filters: askedAttendees(asked),
      include: 'checkin',
      pageIndex,
    });
    for (const ticket of response) all.set(ticket.ticketId, ticket);
    if (response.length === 0 || all.size >= count) break;
  }
  const csv = toCsv(attendeeTable([...all.values()], attendeeQuestions));
  downloadFile(csv, { name: `${eventName} attendees.csv`, type: 'text/csv;charset=utf-8' });
}

/** Who comes to an own event, as the filters of the address show them, and what is done about each (product S36). */
export function useAttendees({ details }: EventPanel): AttendeesPanelProps {
  const { eventId, timezone } = details.event;
  const { filters, asked, onChange } = useAddressFilters(readAttendeeFilters, writeAttendeeFilters);
  const query = useMemo(() => ({ eventId, filters: askedAttendees(asked) }), [eventId, asked]);
  const list = useApiInfinite('getTicketDetails', query);
  const [exporting, setExporting] = useState(false);
  const { onOpen, drawer, refund } = useAttendeeActions();
  const save = async () => {
    setExporting(true);
    try {
      await saveAttendees(details, asked);
    } catch (error) {
      const description = error instanceof ApiError ? error.message : genericMessage;
      toast({ kind: 'error', title: 'The file was not made', description });
    }
    setExporting(false);
  };
  return {
    filters,
    onChange,
    packages: details.packages,
    state: useListState(list, idOf),
    count: list.data?.[0]?.count,
    onOpen,
    onExport: () => void save(),
    exporting,
    drawer: { ...drawer, timezone, questions: details.attendeeQuestions },
    refund,
  };
}
