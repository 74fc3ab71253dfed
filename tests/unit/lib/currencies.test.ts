import { describe, expect, it } from 'vitest';
import {
  fromStripe,
  isCharged,
  leastCharge,
  mostPrice,
  priceProblem,
  stepProblem,
  toStripe,
} from '#openapi/currencies.ts';
import { moneyText, unitsIn } from '#openapi/money.ts';
import { chargedCurrencies, currencyCodes } from '../../../src/lib/currencies.ts';

describe('the minor units of a currency', () => {
  it.each([
    ['EUR', 100],
    ['JPY', 1],
    ['KWD', 1000],
    // Two decimals by ISO 4217, which people do not write.
    ['HUF', 100],
    ['IDR', 100],
    ['MGA', 100],
    ['ISK', 1],
    ['UGX', 1],
  ])('of %s: %s in one', (currency, units) => {
    expect(unitsIn(currency)).toBe(units);
  });

  it.each([
    [1999, 'EUR', '€19.99'],
    [2400, 'JPY', '¥2,400'],
    [12_250, 'KWD', 'KWD 12.250'],
    [15_000_050, 'IDR', 'IDR 150,000.50'],
  ])('%s of %s are read as %s', (amount, currency, text) => {
    expect(moneyText(amount, currency).replaceAll(/\s/g, ' ')).toBe(text);
  });
});

describe('the amount that Stripe is asked for', () => {
  it.each([
    [1999, 'EUR', 1999],
    [500, 'JPY', 500],
    [35, 'ISK', 3500],
    [57, 'UGX', 5700],
    [450_000, 'MGA', 4500],
    [5120, 'KWD', 5120],
  ])('%s of %s is %s', (minor, currency, stripe) => {
    expect(toStripe(minor, currency)).toBe(stripe);
    expect(fromStripe(stripe, currency)).toBe(minor);
  });
});

describe('a price', () => {
  const read = (price: number, currency: string) => priceProblem(price, currency)?.replaceAll(/\s/g, ' ');

  it.each([
    [0, 'EUR'],
    [50, 'EUR'],
    [1_000_000, 'EUR'],
    [1_000_000, 'JPY'],
    [15_000_000, 'IDR'],
    [999_999, 'ISK'],
    [4_500_000, 'MGA'],
    [1250, 'KWD'],
  ])('of %s %s can be charged', (price, currency) => {
    expect(priceProblem(price, currency)).toBeUndefined();
  });

  it.each([
    [49, 'EUR', 'A price in EUR is 0, or lies between €0.50 and €10,000.00.'],
    [1_000_001, 'EUR', 'A price in EUR is 0, or lies between €0.50 and €10,000.00.'],
    [17_499, 'HUF', 'A price in HUF is 0, or lies between HUF 175 and HUF 999,999.99.'],
    [1005, 'KWD', 'Amounts in KWD are multiples of KWD 0.010: cards take no smaller part.'],
    [1_000_050, 'MGA', 'Amounts in MGA are multiples of MGA 1: cards take no smaller part.'],
  ])('of %s %s cannot', (price, currency, sentence) => {
    expect(read(price, currency)).toBe(sentence);
  });

  it('has room for a ticket in every currency that cards are charged in', () => {
    for (const currency of chargedCurrencies()) {
      expect(leastCharge(currency), currency).toBeGreaterThanOrEqual(50);
      expect(mostPrice(currency), currency).toBeGreaterThan(leastCharge(currency) * 10);
      for (const price of [leastCharge(currency), mostPrice(currency)])
        expect(Number.isSafeInteger(toStripe(price - (price % 100), currency)), currency).toBe(true);
      expect(stepProblem(leastCharge(currency), currency), currency).toBeUndefined();
    }
  });

  it('is asked for in no currency that cards are not charged in', () => {
    expect(chargedCurrencies()[0]).toBe('EUR');
    expect(currencyCodes()).toContain('IRR');
    expect([isCharged('IRR'), isCharged('XXX'), isCharged('')]).toEqual([false, false, false]);
  });
});
