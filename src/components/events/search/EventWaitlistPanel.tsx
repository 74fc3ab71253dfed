import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { TicketPackage } from '../../../domain/events.ts';
import { ticketsText, type WaitlistEntry } from '../../../domain/ticketSale.ts';
import { timeLeft } from '../../../lib/timeLeft.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { EventWaitlistPicker } from './EventWaitlistPicker.tsx';
import type { TicketSale } from './ticketSale.ts';

export interface EventWaitlistPanelProps {
  one: TicketPackage;
  sale: TicketSale;
}

function Offered({ quantity, offeredUntil = '' }: WaitlistEntry) {
  const left = timeLeft(offeredUntil, useNow());
  return (
    <>
      <strong>{quantity === 1 ? '1 ticket is' : `${ticketsText(quantity)} are`} kept for you</strong>
      {left && (
        <>
          {' '}
          for <time dateTime={offeredUntil}>{left}</time>
        </>
      )}
      .
    </>
  );
}

/** Where a package is sold out: a place on its waiting list, and the seats that come of it (product S33). */
export function EventWaitlistPanel({ one, sale }: EventWaitlistPanelProps) {
  const noteId = useId();
  const { packageId } = one;
  const entry = sale.waiting.find((place) => place.packageId === packageId);
  const offered = entry?.state === 'OFFERED';
  const refusal = sale.refusals[packageId];
  const asking = sale.asking === packageId;
  return (
    <chakra.div display="grid" gap={2} justifyItems="start">
      <chakra.p role="status" textStyle="small" css={{ '&:empty': { display: 'none' } }}>
        {entry?.state === 'WAITING' && (
          <>
            You are <strong>number {entry.position ?? 1}</strong> on the waiting list, for{' '}
            {ticketsText(entry.quantity)}.
          </>
        )}
        {offered && <Offered {...entry} />}
      </chakra.p>
      {!entry && <EventWaitlistPicker one={one} sale={sale} />}
      {offered && (
        <Button
          size="sm"
          busy={asking}
          disabled={sale.closed !== undefined}
          onClick={() => sale.onTake({ entry })}
        >
          Buy now
        </Button>
      )}
      {entry && (
        <TextButton disabled={asking || sale.closed !== undefined} onClick={() => sale.onLeave({ entry })}>
          {offered ? 'I do not want them any more' : 'Leave the waiting list'}
        </TextButton>
      )}
      {refusal && (
        <div role="alert">
          <FieldNote id={noteId} tone="error">
            {refusal}
          </FieldNote>
        </div>
      )}
    </chakra.div>
  );
}
