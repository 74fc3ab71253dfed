import { moneyText, unitsIn } from './money.ts';

/**
 * The currencies that tickets are sold in: those that Stripe charges cards in (https://docs.stripe.com/currencies). By what a
 * dollar is about worth in them, as a power of ten.
 */
const byWorth = [
  'USD EUR GBP CHF CAD AUD NZD SGD BND BSD BBD BMD BZD PAB AWG XCD FJD TOP WST BHD JOD KWD OMR TND AZN BYN GEL BAM GIP FKP SHP KYD',
  'AED SAR QAR ILS PEN PLN RON BRL MYR CNY DKK HKD GTQ BOB MOP NOK SEK MXN ZAR NAD LSL SZL BWP CZK TTD MAD MDL MVR PGK SBD SCR TJS ZMW SLE HNL',
  'INR PHP THB TRY TWD RUB UAH EGP KES KGS ALL AFN BDT CVE DOP DZD ETB GMD GYD HTG ISK JMD JPY LKR LRD MKD MUR MZN NIO NPR PKR RSD SRD UYU VUV XPF YER DJF',
  'HUF AMD AOA ARS CLP CRC KMF KRW KZT MWK MMK NGN RWF SOS TZS XAF XOF BIF CDF',
  'COP IDR KHR LAK MGA MNT GNF PYG UGX UZS VND',
  'LBP',
].map((codes) => codes.split(' '));

const worthOf = (currency: string) => byWorth.findIndex((codes) => codes.includes(currency));

/** Whether tickets can be sold in a currency (ISO 4217). */
export const isCharged = (currency: string): boolean => worthOf(currency) >= 0;

/** Of Stripe's units in one unit of a currency, where it counts unlike ISO 4217: two decimals which are always 0, and none. */
const otherUnits: Readonly<Record<string, number>> = { ISK: 100, UGX: 100, MGA: 1 };
const stripeUnitsIn = (currency: string) => otherUnits[currency] ?? unitsIn(currency);

/** Minor units of ISO 4217 as the amount that Stripe is asked for. No whole number where it cannot be charged. */
export const toStripe = (amount: number, currency: string): number =>
  (amount * stripeUnitsIn(currency)) / unitsIn(currency);

/** An amount of Stripe in minor units of ISO 4217. */
export const fromStripe = (amount: number, currency: string): number =>
  (amount * unitsIn(currency)) / stripeUnitsIn(currency);

/** Cards are charged, and paid back, in multiples of so many minor units: of three decimals the last one is 0. */
export const stepOf = (currency: string): number =>
  unitsIn(currency) === 1000 ? 10 : Math.max(1, unitsIn(currency) / stripeUnitsIn(currency));

/** The least that Stripe charges, in minor units, where it names a sum. */
const leastCharges: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BHD: 200,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 50,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  KWD: 160,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  OMR: 200,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};
/**
 * Elsewhere Stripe asks for what half a dollar is worth that day. Where the power of ten below is worth less: some more than that, by
 * the rates of 2026.
 */
const weakCharges: Readonly<Record<string, number>> = {
  DJF: 100,
  HNL: 1500,
  IDR: 1_000_000,
  ISK: 100,
  KRW: 1000,
  LAK: 1_500_000,
  LKR: 20_000,
  MDL: 1000,
  MWK: 100_000,
  NAD: 1000,
  NGN: 100_000,
  PKR: 20_000,
  VND: 15_000,
  YER: 30_000,
  ZAR: 1000,
  ZMW: 1500,
};
const LEAST = 50;

/** The least that a card is charged, in minor units: about half a dollar, which Stripe asks for where it names no sum. */
export const leastCharge = (currency: string): number =>
  leastCharges[currency] ??
  weakCharges[currency] ??
  Math.max(LEAST, (10 ** Math.max(0, worthOf(currency)) * unitsIn(currency)) / 2);

/** Stripe's amounts have eight digits, those of IDR twelve. */
export const mostCharge = (currency: string): number =>
  currency === 'IDR'
    ? 999_999_999_999
    : Math.floor(fromStripe(99_999_999, currency) / stepOf(currency)) * stepOf(currency);

const MOST_UNITS = 10_000;
/** What the database and the contract have room for. */
const MOST_PRICE = 2_000_000_000;

/** The most that a ticket costs, in minor units: 10,000 dollars or what is about as much, and not more than a card is charged. */
export const mostPrice = (currency: string): number =>
  Math.min(
    MOST_UNITS * 10 ** Math.max(0, worthOf(currency)) * unitsIn(currency),
    mostCharge(currency),
    MOST_PRICE,
  );

/** What stands against charging or paying back so much, in words; undefined when it is a multiple of the currency's step. */
export function stepProblem(amount: number, currency: string): string | undefined {
  const step = stepOf(currency);
  if (amount % step === 0) return undefined;
  return `Amounts in ${currency} are multiples of ${moneyText(step, currency)}: cards take no smaller part.`;
}

/** What is wrong with the price of a ticket in minor units, in words; undefined when nothing is. */
export function priceProblem(price: number, currency: string): string | undefined {
  if (price === 0 || !isCharged(currency)) return undefined;
  const [least, most] = [leastCharge(currency), mostPrice(currency)];
  if (price < least || price > most)
    return `A price in ${currency} is 0, or lies between ${moneyText(least, currency)} and ${moneyText(most, currency)}.`;
  return stepProblem(price, currency);
}
