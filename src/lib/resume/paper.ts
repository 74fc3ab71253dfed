export type Paper = 'A4' | 'Letter';

/** In points, 72 to the inch. */
export const paperSizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
};

/** Paper is white whatever the theme. */
export const paperColours = { paper: '#FFFFFF', rule: '#C9C5B8', code: '#000000' };

/** Where people print on Letter. */
const letterCountries = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'VE',
  'GT',
  'CR',
  'PA',
  'DO',
  'SV',
  'NI',
  'HN',
  'PR',
]);

/** The paper of a region, such as that of `en-US`. */
export const paperOf = (region: string | undefined): Paper =>
  region && letterCountries.has(region) ? 'Letter' : 'A4';
