import type { Schemas } from '#openapi/contract.ts';
import { useApiQuery } from '../../api/swr.ts';
import { regionOf } from '../../lib/region.ts';
import { lastLogin } from './lastLogin.ts';

const none: Schemas['Country'][] = [];

/** Every country with its dial code, asked for when `wanted`, and the one to begin with: the last used, else the browser's. */
export function useCountries(wanted = true): { countries: Schemas['Country'][]; defaultCountry: string } {
  const { data } = useApiQuery('countries', wanted ? {} : null);
  return {
    countries: data?.response ?? none,
    defaultCountry: lastLogin.read()?.countryCode ?? regionOf(navigator.languages) ?? 'US',
  };
}
