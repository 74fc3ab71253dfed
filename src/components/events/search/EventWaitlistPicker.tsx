import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { TicketPackage } from '../../../domain/events.ts';
import { waitingQuantities } from '../../../domain/ticketSale.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { TicketSale } from './ticketSale.ts';

export interface EventWaitlistPickerProps {
  one: TicketPackage;
  sale: TicketSale;
}

/** For how many seats of a package somebody wants to wait. */
export function EventWaitlistPicker({ one, sale }: EventWaitlistPickerProps) {
  const [quantity, setQuantity] = useState(1);
  const { packageId, packageName } = one;
  const options = waitingQuantities(one).map((count) => ({ value: String(count), label: String(count) }));
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="5rem auto"
      justifyContent="start"
      alignItems="end"
      gap={2}
    >
      <SelectField
        label={`How many of ${packageName} to wait for`}
        labelHidden
        options={options}
        value={String(quantity)}
        onChange={({ target }) => setQuantity(Number(target.value))}
      />
      <Button
        variant="outline"
        busy={sale.asking === packageId}
        disabled={sale.closed !== undefined}
        onClick={() => sale.onJoin({ packageId, quantity })}
      >
        Join waiting list
      </Button>
    </chakra.div>
  );
}
