import { readJobFilters, writeJobFilters, type JobFilters } from '../../../domain/jobFilters.ts';
import { useAddressFilters, type AddressFilters } from '../../site/useAddressFilters.ts';

/** The filters of the Jobs tab, which live in the address. */
export const useJobFilters = (): AddressFilters<JobFilters> =>
  useAddressFilters(readJobFilters, writeJobFilters);
