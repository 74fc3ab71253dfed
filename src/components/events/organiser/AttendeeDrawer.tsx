import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Ticket } from '../../../domain/attendees.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { useLostFocus } from '../../ui/useLostFocus.ts';
import { useLast } from '../../ui/useLast.ts';
import { AttendeeForm, type AttendeeFormProps } from './AttendeeForm.tsx';
import { AttendeePanel, type AttendeePanelProps } from './AttendeePanel.tsx';

export interface AttendeeDrawerProps
  extends Omit<AttendeePanelProps, 'ticket'>, Pick<AttendeeFormProps, 'onSave' | 'error' | 'errors'> {
  /** Closed without one. */
  ticket: Ticket | undefined;
  onClose: () => void;
  /** The form stands in the place of what is known. */
  editing?: boolean;
  onStopEditing: () => void;
  saving?: boolean;
}

/** What had the focus may go with what stood here before: then the first field gets it, or the whole. */
function View({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    target.current = box.current?.querySelector('input') ?? box.current;
  }, []);
  useLostFocus(target, () => takesFocus);
  return (
    <chakra.div ref={box} tabIndex={-1} outline={0} minWidth={0}>
      {children}
    </chakra.div>
  );
}

/** One ticket beside the list of attendees (product S36). */
export function AttendeeDrawer({ ticket, onClose, editing = false, ...props }: AttendeeDrawerProps) {
  const { onSave, onStopEditing, saving = false, error, errors, ...panel } = props;
  const last = useLast(ticket);
  const view = ticket && `${ticket.ticketId} ${editing ? 'form' : ticket.status}`;
  // What it opens with gets the focus from the drawer itself.
  const [seen, setSeen] = useState({ view, moved: false });
  if (view !== seen.view) setSeen({ view, moved: view !== undefined && seen.view !== undefined });
  return (
    <Drawer open={ticket !== undefined} onClose={onClose} title={last?.attendeeName ?? 'Attendee'} side="end">
      {last && (
        <View key={view ?? 'leaving'} takesFocus={seen.moved}>
          {editing ? (
            <AttendeeForm
              ticket={last}
              onSave={onSave}
              onCancel={onStopEditing}
              busy={saving}
              error={error}
              errors={errors}
            />
          ) : (
            <AttendeePanel ticket={last} {...panel} />
          )}
        </View>
      )}
    </Drawer>
  );
}
