export type Paper = 'A4' | 'Letter';

/** In points, 72 to the inch. */
export const paperSizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
};

/** Paper is white whatever the theme. */
export const paperColours = { paper: '#FFFFFF', rule: '#C9C5B8', code: '#000000' };

/** Where people print on Letter (Unicode CLDR, supplemental data, `paperSize`); everywhere else on A4. */
const letterCountries = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The paper of a country (ISO 3166-1, two letters). */
export const paperOf = (country: string | undefined): Paper =>
  country && letterCountries.has(country) ? 'Letter' : 'A4';
