import { chakra } from '@chakra-ui/react';
import {
  eventFilterLimits,
  oneOf,
  priceLabels,
  whereLabels,
  type EventFilters,
} from '../../../domain/eventFilters.ts';
import { eventCategoryLabels } from '../../../domain/events.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { EventNearPicker, type Locating } from './EventNearPicker.tsx';
import { EventTimePicker } from './EventTimePicker.tsx';

export interface EventFilterPanelProps {
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
  locating: Locating;
  /** Whether time and order are asked for too; elsewhere the view decides about them. */
  timed: boolean;
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Everything that events can be narrowed by besides the words (product S32). */
export function EventFilterPanel({ filters, onChange, locating, timed }: EventFilterPanelProps) {
  const set = (change: Partial<EventFilters>) => onChange({ ...filters, ...change });
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      <TextField
        label="Place"
        placeholder="City or country"
        autoComplete="off"
        dir="auto"
        maxLength={eventFilterLimits.city}
        value={filters.city}
        onChange={({ target }) => set({ city: target.value })}
      />
      <EventNearPicker filters={filters} onChange={onChange} locating={locating} />
      {timed && <EventTimePicker filters={filters} onChange={onChange} />}
      <SelectField
        label="Where"
        placeholder="In person or online"
        options={optionsOf(whereLabels)}
        value={filters.where}
        onChange={({ target }) => set({ where: oneOf(target.value, whereLabels) })}
      />
      <SelectField
        label="Price"
        placeholder="Free or paid"
        options={optionsOf(priceLabels)}
        value={filters.price}
        onChange={({ target }) => set({ price: oneOf(target.value, priceLabels) })}
      />
      <SelectField
        label="Kind"
        placeholder="Any kind"
        options={optionsOf(eventCategoryLabels)}
        value={filters.category ?? ''}
        // Its options are these.
        onChange={({ target }) =>
          set({ category: (Number(target.value) || undefined) as EventFilters['category'] })
        }
      />
    </chakra.div>
  );
}
