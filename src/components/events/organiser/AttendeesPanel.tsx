import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { isAttendeeFiltered, noAttendeeFilters } from '../../../domain/attendees.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AttendeeDrawer, type AttendeeDrawerProps } from './AttendeeDrawer.tsx';
import { AttendeeFilters, type AttendeeFiltersProps } from './AttendeeFilters.tsx';
import { AttendeeList, type AttendeeListProps } from './AttendeeList.tsx';
import { RefundDialog, type RefundDialogProps } from './RefundDialog.tsx';

export interface AttendeesPanelProps extends AttendeeFiltersProps, Omit<AttendeeListProps, 'empty'> {
  /** How many fit the filters; unknown while they are on their way. */
  count?: number | undefined;
  /** Saves those that the filters show, with their answers. */
  onExport: () => void;
  exporting?: boolean;
  drawer: AttendeeDrawerProps;
  refund: RefundDialogProps;
}

const number = new Intl.NumberFormat('en');

/** Who comes to an event, and what its organiser does about each (product S36). */
export function AttendeesPanel({ filters, packages, onChange, state, count, ...props }: AttendeesPanelProps) {
  const { onOpen, onExport, exporting = false, drawer, refund } = props;
  const filtered = isAttendeeFiltered(filters);
  const empty = filtered ? (
    <EmptyState
      drawing="search"
      action={<Button onClick={() => onChange(noAttendeeFilters)}>Clear filters</Button>}
    >
      No attendee fits these filters.
    </EmptyState>
  ) : (
    <EmptyState drawing="people">Nobody has a ticket yet. Whoever gets one appears here.</EmptyState>
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <AttendeeFilters filters={filters} packages={packages} onChange={onChange} />
      {/* Its line is kept, so that the list does not move when it comes. */}
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} minHeight={9}>
        <chakra.p textStyle="small" color="fg.muted" role="status">
          {count !== undefined && (count === 1 ? '1 ticket' : `${number.format(count)} tickets`)}
        </chakra.p>
        {state.status === 'ready' && (
          <Button
            size="sm"
            variant="outline"
            iconStart={<Download aria-hidden />}
            busy={exporting}
            busyLabel="Making the file"
            onClick={onExport}
          >
            Export CSV
          </Button>
        )}
      </chakra.div>
      <AttendeeList state={state} onOpen={onOpen} empty={empty} />
      <AttendeeDrawer {...drawer} />
      <RefundDialog {...refund} />
    </chakra.div>
  );
}
