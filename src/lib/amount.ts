import { unitsIn } from '#openapi/money.ts';

/** Groups of three, whatever stands between them, or lakhs, and at the end the decimals: "3,400.50", "3.400,50", "3 400", "24,00,000". */
const pattern = /^(\d{1,3}(?:[.,'’\s]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+)(?:[.,](\d{1,2}))?$/;
/** Of a currency with three decimals: "1.500" is one and a half, "1,500" and "1.500,250" have groups. */
const threeDecimals =
  /^(\d{1,3}(?:[,'’\s]\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,2}(?:,\d{2})+,\d{3}|\d+)(?:[.,](\d{1,3}))?$/;

/**
 * Minor units of an amount as somebody types it, in any of the usual ways of writing numbers; `undefined` when it is none, also
 * when it has decimals that the currency does not have. Three digits after a separator are a group: "3.400" is three thousand
 * four hundred, unless the currency has three decimals.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const units = unitsIn(currency);
  const found = (units === 1000 ? threeDecimals : pattern).exec(text.trim());
  if (!found) return undefined;
  const whole = Number((found[1] ?? '').replaceAll(/\D/g, ''));
  const part = Number(`0.${found[2] ?? '0'}`) * units;
  return Math.abs(part - Math.round(part)) < 1e-6 ? whole * units + Math.round(part) : undefined;
}

/** "3400" of 340000 minor units in EUR, "3400.5" of 340050: as it stands in a field. */
export const writeAmount = (amount: number, currency: string): string => String(amount / unitsIn(currency));
