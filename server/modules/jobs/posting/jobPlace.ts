import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { oneLine } from '../../../text.ts';
import { countryNameOf, noSuchCountry } from '../../../shared/countries.ts';
import { languageNameOf } from '../../profile/sections/languages.ts';

type Form = Schemas['AddJobRequest'];
type Errors = Record<string, string>;

const REMOTE = 3;

/** Where the job is, or where a remote worker may live; of the two a place wins. */
export function readPlace({ companyLocation, allowedCountries, workplaceType }: Form, errors: Errors) {
  if (allowedCountries?.some((code) => !countryNameOf(code)))
    errors.allowedCountries = sentenceOf('AddJobRequest', 'allowedCountries');
  if (!companyLocation) {
    const countries = workplaceType === REMOTE ? (allowedCountries ?? null) : null;
    return { location: null, allowed_countries: countries };
  }
  const city = oneLine(companyLocation.city);
  const region = oneLine(companyLocation.region ?? '');
  const address = oneLine(companyLocation.address ?? '');
  if (!countryNameOf(companyLocation.country)) errors['companyLocation.country'] = noSuchCountry;
  if (city === '') errors['companyLocation.city'] = sentenceOf('Place', 'city', 'x-required');
  const location = {
    city,
    country: companyLocation.country,
    ...(region ? { region } : {}),
    ...(address.length > 1 ? { address } : {}),
  };
  return { location, allowed_countries: null };
}

export function readLanguages({ languages = [] }: Form, errors: Errors): Schemas['LanguageChoice'][] {
  const unknown = languages.findIndex(({ languageId }) => !languageNameOf(languageId));
  if (unknown >= 0) errors[`languages.${unknown}.languageId`] = sentenceOf('LanguageChoice', 'languageId');
  if (new Set(languages.map(({ languageId }) => languageId)).size < languages.length)
    errors.languages = sentenceOf('AddJobRequest', 'languages');
  return languages;
}
