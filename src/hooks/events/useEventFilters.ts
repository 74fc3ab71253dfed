import type { Locating } from '../../components/events/EventNearPicker.tsx';
import { readEventFilters, writeEventFilters, type EventFilters } from '../../domain/eventFilters.ts';
import { useAddressFilters, type AddressFilters } from '../site/useAddressFilters.ts';
import { useNearMe } from './useNearMe.ts';

/** The filters of the events, which live in the address, and the way to those near the reader. */
export function useEventFilters(): AddressFilters<EventFilters> & { locating: Locating } {
  const fields = useAddressFilters(readEventFilters, writeEventFilters);
  return { ...fields, locating: useNearMe(fields.filters, fields.onChange) };
}
