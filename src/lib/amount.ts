const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Groups of three, whatever stands between them, or lakhs, and at the end the decimals: "3,400.50", "3.400,50", "3 400", "24,00,000". */
const pattern = /^(\d{1,3}(?:[.,'’\s]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+)(?:[.,](\d{1,2}))?$/;

/**
 * Minor units of an amount as somebody types it, in any of the usual ways of writing numbers; `undefined` when it is none.
 * Three digits after a separator are a group: "3.400" is three thousand four hundred.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const found = pattern.exec(text.trim());
  if (!found) return undefined;
  const whole = Number((found[1] ?? '').replaceAll(/\D/g, ''));
  const part = Number(`0.${found[2] ?? '0'}`);
  return Math.round((whole + part) * 10 ** digitsOf(currency));
}

/** "3400" of 340000 minor units in EUR, "3400.5" of 340050: as it stands in a field. */
export const writeAmount = (amount: number, currency: string): string =>
  String(amount / 10 ** digitsOf(currency));
