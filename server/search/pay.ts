import type { Schemas } from '#openapi/contract.ts';

/** How often a year it is paid: HOUR 1 (40 hours in 52 weeks), DAY 2 (5 days in 52 weeks), MONTH 3, YEAR 4. */
const timesAYear: Record<Schemas['SalaryPeriod'], number> = { 1: 2080, 2: 260, 3: 12, 4: 1 };

/** Pay by the hour, day or month as pay by the year, in the same minor units. */
export const yearlyPay = (amount: number, period: Schemas['SalaryPeriod']): number =>
  amount * timesAYear[period];

/** Pays of a currency fall into 256 bands, each a seventh higher than the one before. */
const STEP = Math.log(1.15);
const HIGHEST = 255;
/** Bands in fours, sixteens and 64s: "from here on" is a dozen of these at most, and a pay carries four. */
const LEVELS = [0, 2, 4, 6];

const bandOf = (yearly: number) => Math.min(HIGHEST, Math.floor(Math.log(Math.max(1, yearly)) / STEP));
const term = (currency: string, level: number, place: number) => `p${currency}${level}.${place}`;

/** The terms of a yearly pay: its band, and the wider bands around that. */
export const payTerms = (currency: string, yearly: number): string[] =>
  LEVELS.map((level) => term(currency, level, bandOf(yearly) >> level));

/** The fewest terms of which everything that pays so much or more has one. The lowest band has some that pay less. */
export function payTermsFrom(currency: string, yearly: number): string[] {
  const from = bandOf(yearly);
  const higher = LEVELS.flatMap((level) => {
    const place = from >> level;
    const last = level === 6 ? HIGHEST >> 6 : place | 3;
    return Array.from({ length: last - place }, (_, i) => term(currency, level, place + 1 + i));
  });
  return [term(currency, 0, from), ...higher];
}
