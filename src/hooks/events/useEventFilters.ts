import { readEventFilters, writeEventFilters, type EventFilters } from '../../domain/eventFilters.ts';
import { useAddressFilters, type AddressFilters } from '../site/useAddressFilters.ts';

/** The filters of the events, which live in the address. */
export const useEventFilters = (): AddressFilters<EventFilters> =>
  useAddressFilters(readEventFilters, writeEventFilters);
