import { chakra } from '@chakra-ui/react';
import {
  noTransactionFilters,
  periodError,
  statusLabels,
  typeLabels,
  type TransactionFilters as Values,
} from '../../domain/transactions.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { TextField } from '../ui/TextField.tsx';

export interface TransactionFiltersProps {
  filters: Values;
  onChange: (filters: Values) => void;
}

const optionsOf = (labels: object, any: string) => [
  { value: '', label: any },
  ...Object.entries(labels).map(([value, label]) => ({ value, label: String(label) })),
];
const types = optionsOf(typeLabels, 'All types');
const statuses = optionsOf(statusLabels, 'All states');

/** What the payments are narrowed by: what for, how they stand, and when (product S40). */
export function TransactionFilters({ filters, onChange }: TransactionFiltersProps) {
  const error = periodError(filters);
  const isOn = Object.values(filters).some(Boolean);
  return (
    <chakra.section
      aria-label="Filter payments"
      display="grid"
      gap={3}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      <SelectField
        label="Type"
        options={types}
        value={filters.type}
        onChange={({ target }) => onChange({ ...filters, type: target.value })}
      />
      <SelectField
        label="State"
        options={statuses}
        value={filters.status}
        onChange={({ target }) => onChange({ ...filters, status: target.value })}
      />
      <TextField
        label="From"
        type="date"
        value={filters.from}
        max={filters.to || undefined}
        onChange={({ target }) => onChange({ ...filters, from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={filters.to}
        min={filters.from || undefined}
        error={error}
        onChange={({ target }) => onChange({ ...filters, to: target.value })}
      />
      {isOn && (
        <chakra.p gridColumn="1 / -1">
          <TextButton onClick={() => onChange(noTransactionFilters)}>Clear all</TextButton>
        </chakra.p>
      )}
    </chakra.section>
  );
}
