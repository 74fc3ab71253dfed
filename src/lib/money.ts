/** "€2,400.00" of 240000 minor units in EUR, "¥2,400" of 2400 in JPY; the currency's own number of decimals. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
