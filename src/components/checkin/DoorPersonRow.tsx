import { chakra } from '@chakra-ui/react';
import type { DoorTicket } from '../../domain/checkIn.ts';
import { attendeeText, ticketStandText } from '../../domain/doorTexts.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';
import { doorSigns, signColours } from './doorSigns.ts';

export interface DoorPersonRowProps {
  ticket: DoorTicket;
  onCheckIn: (event: { ticket: DoorTicket }) => void;
  onUndo: (event: { ticket: DoorTicket }) => void;
}

const toneOf = ({ status }: DoorTicket) => (status === 1 ? 'unknown' : status === 2 ? 'ok' : 'no');

/** Somebody of the list, with how the ticket stands and what can be done about it. */
export function DoorPersonRow({ ticket, onCheckIn, onUndo }: DoorPersonRowProps) {
  const { packageName, ticketCode, status, note } = ticket;
  const tone = toneOf(ticket);
  const name = attendeeText(ticket);
  return (
    <li>
      <chakra.svg as={doorSigns[tone]} aria-hidden color={signColours[tone]} />
      <div data-part="who">
        <p data-part="name" dir="auto">
          {name}
        </p>
        <p data-part="how">
          {ticketStandText(ticket, useNow())} · <bdi>{packageName}</bdi> · {ticketCode}
        </p>
        {note && (
          <p data-part="how" dir="auto">
            Note: {note}
          </p>
        )}
      </div>
      {status === 1 && (
        <Button size="sm" aria-label={`Check in ${name}`} onClick={() => onCheckIn({ ticket })}>
          Check in
        </Button>
      )}
      {status === 2 && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Undo the check-in of ${name}`}
          onClick={() => onUndo({ ticket })}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
