import { chakra } from '@chakra-ui/react';
import { eventSortLabels, oneOf, whenLabels, type EventFilters } from '../../../domain/eventFilters.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface EventTimePickerProps {
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** When, and in which order. */
export function EventTimePicker({ filters, onChange }: EventTimePickerProps) {
  const { when, from, to, sort, near } = filters;
  const { DISTANCE, ...others } = eventSortLabels;
  return (
    <>
      <SelectField
        label="When"
        placeholder="Any time"
        options={optionsOf(whenLabels)}
        value={when}
        onChange={({ target }) => onChange({ ...filters, when: oneOf(target.value, whenLabels) })}
      />
      {when === 'dates' && (
        <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap={2}>
          <TextField
            type="date"
            label="First day"
            value={from}
            onChange={({ target }) => onChange({ ...filters, from: target.value })}
          />
          <TextField
            type="date"
            label="Last day"
            value={to}
            min={from}
            error={from && to && to < from ? 'The last day is not before the first.' : undefined}
            onChange={({ target }) => onChange({ ...filters, to: target.value })}
          />
        </chakra.div>
      )}
      <SelectField
        label="Order"
        options={optionsOf(near ? { ...others, DISTANCE } : others)}
        value={sort}
        onChange={({ target }) =>
          onChange({ ...filters, sort: oneOf(target.value, eventSortLabels) || 'DATE' })
        }
      />
    </>
  );
}
