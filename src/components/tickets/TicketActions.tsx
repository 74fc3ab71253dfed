import { chakra } from '@chakra-ui/react';
import { CalendarPlus, Download } from 'lucide-react';
import { isLive, type TicketDetails } from '../../domain/tickets.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';
import { TicketMenu, type TicketMenuProps } from './TicketMenu.tsx';

export interface TicketActionsProps extends TicketMenuProps {
  onCalendar: (event: TicketDetails['event']) => void;
  savingPdf?: boolean;
}

/** What the holder of a ticket can do with it (product S39). */
export function TicketActions({ onCalendar, savingPdf = false, ...menu }: TicketActionsProps) {
  const { details, onPdf, offline = false } = menu;
  const { ticket, event } = details;
  const isAhead = Date.parse(event.endAt) > useNow().getTime();
  const opens = isLive(ticket);
  return (
    <chakra.div display="grid" gap={2} justifyItems="center">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap={2}>
        {opens && isAhead && (
          <Button
            variant="outline"
            iconStart={<CalendarPlus aria-hidden />}
            onClick={() => onCalendar(event)}
          >
            Add to calendar
          </Button>
        )}
        {opens && (
          <Button
            variant="outline"
            iconStart={<Download aria-hidden />}
            onClick={() => onPdf([ticket])}
            busy={savingPdf}
            busyLabel="Making the PDF"
          >
            Save as PDF
          </Button>
        )}
        <TicketMenu {...menu} />
      </chakra.div>
      {offline && opens && (
        <chakra.p textStyle="small" color="fg.muted">
          Without a network this ticket cannot be changed.
        </chakra.p>
      )}
    </chakra.div>
  );
}
