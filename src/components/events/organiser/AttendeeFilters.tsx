import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { attendeeStatusLabels, type AttendeeFilters as Values } from '../../../domain/attendees.ts';
import type { TicketPackage } from '../../../domain/events.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface AttendeeFiltersProps {
  filters: Values;
  packages: readonly Pick<TicketPackage, 'packageId' | 'packageName'>[];
  onChange: (filters: Values) => void;
}

const statuses = Object.entries(attendeeStatusLabels).map(([value, label]) => ({ value, label }));
const doors = [
  { value: 'yes', label: 'Checked in' },
  { value: 'no', label: 'Not checked in' },
];

/** Which attendees are shown (product S36). Everything here stands in the address. */
export function AttendeeFilters({ filters, packages, onChange }: AttendeeFiltersProps) {
  return (
    <chakra.search
      display="grid"
      gap={2}
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'minmax(0, 1.6fr) repeat(3, minmax(0, 1fr))',
      }}
      css={{ '& > :is(div:first-of-type, div:last-of-type)': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
    >
      <TextField
        type="search"
        label="Name, e-mail or code"
        labelHidden
        placeholder="Name, e-mail or code"
        maxLength={100}
        iconStart={<Search aria-hidden />}
        value={filters.text}
        onChange={({ target }) => onChange({ ...filters, text: target.value })}
        dir="auto"
      />
      <SelectField
        label="Package"
        labelHidden
        placeholder="All packages"
        options={packages.map(({ packageId, packageName }) => ({ value: packageId, label: packageName }))}
        value={filters.packageId}
        onChange={({ target }) => onChange({ ...filters, packageId: target.value })}
      />
      <SelectField
        label="State"
        labelHidden
        placeholder="All states"
        options={statuses}
        value={filters.status}
        onChange={({ target }) => onChange({ ...filters, status: target.value })}
      />
      <SelectField
        label="At the door"
        labelHidden
        placeholder="Checked in or not"
        options={doors}
        value={filters.checkedIn}
        onChange={({ target }) => onChange({ ...filters, checkedIn: target.value })}
      />
    </chakra.search>
  );
}
