import { chakra } from '@chakra-ui/react';
import { isFiltered, noFilters, type PipelineQuery } from '../../../domain/requestFilters.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface ApplicantFilterPanelProps {
  query: PipelineQuery;
  onChange: (changes: Partial<PipelineQuery>) => void;
}

const ratings = [1, 2, 3, 4, 5].map((stars) => ({
  value: String(stars),
  label: stars === 5 ? '5 stars' : `${stars} stars or more`,
}));
const flags = [
  { field: 'answersMatch', label: 'Answers match' },
  { field: 'unseen', label: 'Not opened yet' },
  { field: 'overdue', label: 'Overdue' },
] as const;

/** The filters that not everybody needs (product S30). */
export function ApplicantFilterPanel({ query, onChange }: ApplicantFilterPanelProps) {
  return (
    <chakra.div
      display="grid"
      gap={3}
      alignItems="end"
      padding={4}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="card"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      <SelectField
        label="Rating"
        placeholder="Any"
        options={ratings}
        value={String(query.ratingMin ?? '')}
        onChange={({ target }) => onChange({ ratingMin: Number(target.value) || undefined })}
      />
      <TextField
        label="City"
        maxLength={80}
        value={query.city}
        onChange={({ target }) => onChange({ city: target.value })}
        dir="auto"
      />
      <TextField
        type="date"
        label="Applied from"
        value={query.from}
        max={query.to || undefined}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        type="date"
        label="Applied until"
        value={query.to}
        min={query.from || undefined}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <chakra.div
        gridColumn="1 / -1"
        display="flex"
        flexWrap="wrap"
        columnGap={6}
        rowGap={2}
        alignItems="center"
      >
        {flags.map(({ field, label }) => (
          <CheckboxField
            key={field}
            label={label}
            checked={query[field]}
            onChange={({ target }) => onChange({ [field]: target.checked })}
          />
        ))}
        {isFiltered(query) && (
          <chakra.span marginInlineStart="auto">
            <TextButton onClick={() => onChange(noFilters)}>Clear filters</TextButton>
          </chakra.span>
        )}
      </chakra.div>
    </chakra.div>
  );
}
