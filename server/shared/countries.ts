import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseBody } from '#openapi/contract.ts';

type Country = ResponseBody<'countries'>['response'][number];

const regionalIndicator = (letter: string) => String.fromCodePoint(0x1f1a5 + (letter.codePointAt(0) ?? 0));

/** ISO 3166-1 with E.164 prefixes, and Kosovo (XK); sorted by name. */
export const countryList: Country[] = readFileSync(join(import.meta.dirname, 'countries.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [code = '', dialCode = '', name = ''] = line.split('\t');
    return { code, dialCode, name, flag: [...code].map(regionalIndicator).join('') };
  });

const byCode = new Map(countryList.map((country) => [country.code, country]));

/** `+49` of `DE`; undefined for what is no country. */
export const dialCodeOf = (countryCode: string): string | undefined => byCode.get(countryCode)?.dialCode;

/** "Germany" of `DE`; undefined for what is no country. */
export const countryNameOf = (countryCode: string): string | undefined => byCode.get(countryCode)?.name;

export const noSuchCountry = 'Please choose a country from the list.';
