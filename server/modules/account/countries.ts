import type { ResponseBody } from '#openapi/contract.ts';
import { countryList } from '../../shared/countries.ts';

export const countries = (): ResponseBody<'countries'> => ({ message: 'Countries', response: countryList });
