import { chakra } from '@chakra-ui/react';
import { MapPin, Search, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  eventFilterChips,
  eventFilterLimits,
  noEventFilters,
  type EventFilters as Values,
  type EventView,
} from '../../domain/eventFilters.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { EventFilterPanel, type EventFilterPanelProps } from './EventFilterPanel.tsx';

export interface EventFiltersProps {
  filters: Values;
  onChange: (filters: Values) => void;
  view: EventView;
  locating: EventFilterPanelProps['locating'];
  /** What was found, in words; empty while that is being asked for. Absent where it is not counted. */
  results?: string | undefined;
}

/** What events are narrowed by: words and place here, everything else behind one button, and what is on as chips. */
export function EventFilters({ filters, onChange, view, locating, results }: EventFiltersProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chips = eventFilterChips(filters, view);
  /** What was pressed goes with its filter: the focus goes on to the others. */
  const take = (without: Values) => {
    onChange(without);
    button.current?.focus();
  };
  return (
    <chakra.section
      aria-label="Filter events"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={2.5}
      paddingInline={{ base: 4, md: 0 }}
    >
      <chakra.div role="search" display="flex" gap={2} alignItems="center">
        <chakra.div flex="3 1 0" minWidth={0}>
          <TextField
            type="search"
            label="Search events"
            labelHidden
            placeholder="Name, tag or venue"
            iconStart={<Search aria-hidden />}
            maxLength={eventFilterLimits.text}
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
            maxLength={eventFilterLimits.city}
            dir="auto"
            value={filters.city}
            onChange={({ target }) => onChange({ ...filters, city: target.value })}
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
            <TextButton onClick={() => take(noEventFilters)}>Clear all</TextButton>
          </li>
        </chakra.ul>
      )}
      {/* Its line is kept while the number is on its way, so that the list below does not move. */}
      {results !== undefined && (
        <chakra.p textStyle="small" color="fg.muted" minHeight="1lh" aria-hidden>
          {results}
        </chakra.p>
      )}
      <VisuallyHidden role="status">{results}</VisuallyHidden>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <>
            <Button variant="outline" onClick={() => onChange(noEventFilters)}>
              Clear all
            </Button>
            <Button onClick={() => setOpen(false)}>Show events</Button>
          </>
        }
      >
        <EventFilterPanel
          filters={filters}
          onChange={onChange}
          locating={locating}
          timed={view === 'upcoming'}
        />
      </Dialog>
    </chakra.section>
  );
}
