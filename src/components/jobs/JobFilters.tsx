import { chakra } from '@chakra-ui/react';
import { MapPin, Search, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  countText,
  filterChips,
  filterLimits,
  sortOptions,
  withoutFilters,
  type JobFilters as Values,
  type JobSort,
} from '../../domain/jobFilters.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
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

/**
 * What open jobs are narrowed by: words and place here, everything else behind one button, and what is on as chips. Below, how
 * many there are and in which order.
 */
export function JobFilters({ filters, onChange, currencies, results, count }: JobFiltersProps) {
  const [open, setOpen] = useState(false);
  const chips = filterChips(filters);
  const button = useRef<HTMLButtonElement>(null);
  const cleared = withoutFilters(filters);
  /** What was pressed goes with its filter: the focus goes on to the others. */
  const take = (without: Values) => {
    onChange(without);
    button.current?.focus();
  };
  return (
    <chakra.section
      aria-label="Filter jobs"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={2.5}
      paddingInline={{ base: 4, md: 0 }}
    >
      <chakra.div role="search" display="flex" gap={2} alignItems="center">
        <chakra.div flex="3 1 0" minWidth={0}>
          <TextField
            type="search"
            label="Search jobs"
            labelHidden
            placeholder="Title, company or skill"
            iconStart={<Search aria-hidden />}
            maxLength={filterLimits.text}
            dir="auto"
            value={filters.text}
            onChange={({ target }) => onChange({ ...filters, text: target.value })}
          />
        </chakra.div>
        <chakra.div flex="2 1 0" minWidth={0} hideBelow="md">
          <TextField
            label="Place"
            labelHidden
            placeholder="City or country"
            iconStart={<MapPin aria-hidden />}
            autoComplete="off"
            maxLength={filterLimits.place}
            dir="auto"
            value={filters.place}
            onChange={({ target }) => onChange({ ...filters, place: target.value })}
          />
        </chakra.div>
        <Button
          ref={button}
          variant="outline"
          size="lg"
          iconStart={<SlidersHorizontal aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Filters{chips.length > 0 && ` (${chips.length})`}
        </Button>
      </chakra.div>
      {chips.length > 0 && (
        <chakra.ul
          aria-label="Filters that are on"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap={2}
          rowGap={{ base: 0, md: 2 }}
          listStyle="none"
          // On phones each row is as high as what a finger needs, so that no two targets overlap.
          css={{ '& > li': { display: 'flex', alignItems: 'center', minHeight: { base: 11, md: 0 } } }}
        >
          {chips.map(({ label, without }) => (
            <chakra.li key={label} maxWidth="full">
              <Chip tone="accent" onRemove={() => take(without)}>
                {label}
              </Chip>
            </chakra.li>
          ))}
          <li>
            <TextButton onClick={() => take(cleared)}>Clear all</TextButton>
          </li>
        </chakra.ul>
      )}
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
      <VisuallyHidden role="status">{results}</VisuallyHidden>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <>
            <Button variant="outline" onClick={() => onChange(cleared)}>
              Clear all
            </Button>
            <Button onClick={() => setOpen(false)}>{showText(count, chips.length > 0)}</Button>
          </>
        }
      >
        <JobFilterPanel filters={filters} onChange={onChange} currencies={currencies} />
      </Dialog>
    </chakra.section>
  );
}
