import { chakra } from '@chakra-ui/react';
import {
  eventFilterChips,
  eventFilterLimits,
  noEventFilters,
  type EventFilters as Values,
  type EventView,
} from '../../../domain/eventFilters.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { EventFilterPanel, type EventFilterPanelProps } from './EventFilterPanel.tsx';

export interface EventFiltersProps {
  filters: Values;
  onChange: (filters: Values) => void;
  view: EventView;
  locating: EventFilterPanelProps['locating'];
  /** What was found, in words; empty while that is being asked for. Absent where it is not counted. */
  results?: string | undefined;
}

/** What events are narrowed by (product S32). */
export function EventFilters({ filters, onChange, view, locating, results }: EventFiltersProps) {
  return (
    <FilterBar
      noun="events"
      text={{
        value: filters.text,
        placeholder: 'Name, tag or venue',
        maxLength: eventFilterLimits.text,
        onChange: (text) => onChange({ ...filters, text }),
      }}
      place={{
        value: filters.city,
        maxLength: eventFilterLimits.city,
        onChange: (city) => onChange({ ...filters, city }),
      }}
      chips={eventFilterChips(filters, view)}
      cleared={noEventFilters}
      onChange={onChange}
      results={results}
      summary={
        // Its line is kept while the number is on its way, so that the list below does not move.
        results !== undefined && (
          <chakra.p textStyle="small" color="fg.muted" minHeight="1lh" aria-hidden>
            {results}
          </chakra.p>
        )
      }
      showLabel="Show events"
    >
      <EventFilterPanel
        filters={filters}
        onChange={onChange}
        locating={locating}
        timed={view === 'upcoming'}
      />
    </FilterBar>
  );
}
