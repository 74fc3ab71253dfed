import { isCharged } from '#openapi/currencies.ts';

/** What most of the world is paid in comes first. */
const usual = ['EUR', 'USD', 'GBP', 'INR', 'JPY', 'CNY', 'BRL', 'CHF', 'CAD', 'AUD'];

/** Every currency that this browser knows (ISO 4217), the usual ones first. */
export const currencyCodes = (): string[] => [
  ...usual,
  ...Intl.supportedValuesOf('currency').filter((code) => !usual.includes(code)),
];

/** Those that tickets can be sold in. */
export const chargedCurrencies = (): string[] => currencyCodes().filter(isCharged);
