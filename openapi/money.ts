/** ISO 4217: how many decimals the minor units of a currency are; two where nothing else stands. */
const decimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

/**
 * Minor units in one unit of a currency: 100 of EUR, 1 of JPY, 1000 of KWD. `Intl` is not asked: it knows how many decimals
 * people write, which are none of HUF and IDR, and not the same in every browser.
 */
export function unitsIn(currency: string): number {
  for (const [digits, codes] of Object.entries(decimals))
    if (codes.includes(currency)) return 10 ** Number(digits);
  return 100;
}

/** "€2,400.00" of 240000 minor units in EUR, "¥2,400" of 2400 in JPY. Decimals that people do not write stand where they are not 0. */
export function moneyText(amount: number, currency: string): string {
  const units = unitsIn(currency);
  const digits = amount % units === 0 ? undefined : Math.log10(units);
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    ...(digits !== undefined && { minimumFractionDigits: digits }),
  }).format(amount / units);
}
