import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  filterLimits,
  postedWithinLabels,
  type JobFilters,
  type SalaryPeriod,
} from '../../../domain/jobFilters.ts';
import { salaryPeriodLabels } from '../../../domain/jobs.ts';
import { employmentTypeLabels, workplaceTypeLabels } from '../../../domain/profile.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface JobFilterPanelProps {
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
  /** What open jobs pay in, ISO 4217; empty until that is known. */
  currencies: readonly string[];
}

const optionsOf = (labels: Record<number, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Several may be chosen; none means any. */
function Choices<Value extends number>({
  label,
  labels,
  chosen,
  onChange,
}: {
  label: string;
  labels: Record<Value, string>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  const values = Object.keys(labels).map(Number) as Value[]; // Its own keys.
  return (
    <Field label={label} group="group">
      {() => (
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))"
          rowGap={{ base: 4, md: 1.5 }}
          columnGap={3}
          // On phones the words and their box are one target, as high as what a finger needs.
          css={{
            '& label': { position: 'relative' },
            '& label::after': {
              content: { base: '""', md: 'none' },
              position: 'absolute',
              insetBlock: -2.5,
              insetInlineStart: -7.5,
              insetInlineEnd: 0,
            },
          }}
        >
          {values.map((value) => (
            <CheckboxField
              key={value}
              label={labels[value]}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
              }
            />
          ))}
        </chakra.div>
      )}
    </Field>
  );
}

/** Pay from so much, of this currency, for an hour or a year: the amount alone would say nothing. */
function Pay({ filters, onChange, currencies }: JobFilterPanelProps): ReactNode {
  const { currency } = filters;
  // An address may ask for one that no job pays in.
  const offered = currencies.includes(currency) ? currencies : [currency, ...currencies];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1.4fr)" gap={2}>
      <TextField
        label="Pay from"
        inputMode="numeric"
        autoComplete="off"
        value={filters.pay}
        maxLength={filterLimits.pay}
        onChange={({ target }) => onChange({ ...filters, pay: target.value.replaceAll(/\D|^0+/g, '') })}
      />
      <SelectField
        label="Currency"
        options={offered.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={({ target }) => onChange({ ...filters, currency: target.value })}
      />
      <SelectField
        label="Period"
        options={optionsOf(salaryPeriodLabels)}
        value={filters.period}
        // Its options are these.
        onChange={({ target }) => onChange({ ...filters, period: Number(target.value) as SalaryPeriod })}
      />
    </chakra.div>
  );
}

/** Everything that open jobs can be narrowed by besides the words (product S18). */
export function JobFilterPanel({ filters, onChange, currencies }: JobFilterPanelProps) {
  const set = (change: Partial<JobFilters>) => onChange({ ...filters, ...change });
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      <TextField
        label="Place"
        placeholder="City or country"
        autoComplete="off"
        dir="auto"
        maxLength={filterLimits.place}
        value={filters.place}
        onChange={({ target }) => set({ place: target.value })}
      />
      <Choices
        label="Workplace"
        labels={workplaceTypeLabels}
        chosen={filters.workplaceTypes}
        onChange={(workplaceTypes) => set({ workplaceTypes })}
      />
      <Choices
        label="Employment"
        labels={employmentTypeLabels}
        chosen={filters.employmentTypes}
        onChange={(employmentTypes) => set({ employmentTypes })}
      />
      <Pay filters={filters} onChange={onChange} currencies={currencies} />
      <SelectField
        label="Posted"
        placeholder="Any time"
        options={optionsOf(postedWithinLabels)}
        value={filters.postedWithinDays ?? ''}
        onChange={({ target }) => set({ postedWithinDays: Number(target.value) || undefined })}
      />
      <CheckboxField
        label="Answers within 14 days"
        help="Jobs of members who usually answer an application within two weeks."
        checked={filters.answersWithin14Days}
        onChange={({ target }) => set({ answersWithin14Days: target.checked })}
      />
    </chakra.div>
  );
}
