import { chakra } from '@chakra-ui/react';
import {
  countText,
  filterChips,
  filterLimits,
  sortOptions,
  withoutFilters,
  type JobFilters as Values,
  type JobSort,
} from '../../../domain/jobFilters.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { JobFilterPanel, type JobFilterPanelProps } from './JobFilterPanel.tsx';

export interface JobFiltersProps extends Pick<JobFilterPanelProps, 'currencies'> {
  filters: Values;
  onChange: (filters: Values) => void;
  /** What was found, in words; empty while that is being asked for. */
  results: string;
  /** How many were found; undefined while that is being asked for. */
  count: number | undefined;
}

/** On the button of the sheet: the way back to the list. */
function showText(count: number | undefined, filtered: boolean) {
  if (count === undefined) return 'Show jobs';
  return count === 1 ? 'Show 1 job' : `Show ${countText(count, filtered)} jobs`;
}

/** What open jobs are narrowed by. Below, how many there are and in which order. */
export function JobFilters({ filters, onChange, currencies, results, count }: JobFiltersProps) {
  const chips = filterChips(filters);
  return (
    <FilterBar
      noun="jobs"
      text={{
        value: filters.text,
        placeholder: 'Title, company, skill or place',
        maxLength: filterLimits.text,
        onChange: (text) => onChange({ ...filters, text }),
      }}
      place={{
        value: filters.place,
        maxLength: filterLimits.place,
        onChange: (place) => onChange({ ...filters, place }),
      }}
      chips={chips}
      cleared={withoutFilters(filters)}
      onChange={onChange}
      results={results}
      summary={
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3}>
          <chakra.p textStyle="small" color="fg.muted" minWidth={0} aria-hidden>
            {results}
          </chakra.p>
          <chakra.div flex="none" width={56} maxWidth="68%">
            <SelectField
              label="Order"
              labelHidden
              value={filters.sort}
              options={sortOptions(filters)}
              // One of the list.
              onChange={({ target }) => onChange({ ...filters, sort: target.value as JobSort })}
            />
          </chakra.div>
        </chakra.div>
      }
      showLabel={showText(count, chips.length > 0)}
    >
      <JobFilterPanel filters={filters} onChange={onChange} currencies={currencies} />
    </FilterBar>
  );
}
