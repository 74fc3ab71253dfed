import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from '../../../src/lib/amount.ts';
import { makeLink, toggleList, toggleMark } from '../../../src/lib/markdownEdit.ts';
import { addDays, zoneNames } from '../../../src/lib/zones.ts';

describe('an amount', () => {
  it.each([
    ['3400', 'EUR', 340_000],
    ['3,400', 'EUR', 340_000],
    ['3.400', 'EUR', 340_000],
    ['3 400', 'EUR', 340_000],
    ['3,400.50', 'EUR', 340_050],
    ['3.400,5', 'EUR', 340_050],
    ['14.50', 'USD', 1450],
    ['2400', 'JPY', 2400],
    ['24,00,000', 'INR', 240_000_000],
    ['150.000', 'IDR', 15_000_000],
    // Of three decimals the point is one, and the comma stands between groups.
    ['1.500', 'KWD', 1500],
    ['1,500', 'KWD', 1_500_000],
    ['1,500.250', 'KWD', 1_500_250],
    ['1.500,250', 'KWD', 1_500_250],
    ['12,5', 'TND', 12_500],
  ])('is read from %s %s', (text, currency, amount) => {
    expect(readAmount(text, currency)).toBe(amount);
  });

  it.each(['', 'a lot', '-5', '1,2,3', '3400 EUR', '1.2345'])('is none in “%s”', (text) => {
    expect(readAmount(text, 'EUR')).toBeUndefined();
  });

  it('is none with decimals that the currency does not have', () => {
    expect([readAmount('14.50', 'JPY'), readAmount('14.00', 'JPY')]).toEqual([undefined, 14]);
  });

  it('stands in a field as it can be read again', () => {
    expect([writeAmount(340_000, 'EUR'), writeAmount(340_050, 'EUR'), writeAmount(2400, 'JPY')]).toEqual([
      '3400',
      '3400.5',
      '2400',
    ]);
  });
});

describe('a day', () => {
  it('goes over the end of a month', () => {
    expect(addDays('2026-01-15', 30)).toBe('2026-02-14');
  });

  it('has zones to choose from, UTC first and once', () => {
    expect(zoneNames()[0]).toBe('UTC');
    expect(zoneNames().filter((zone) => zone === 'UTC')).toHaveLength(1);
  });
});

describe('marks of a text', () => {
  it('come around what is selected, and go again', () => {
    const bold = toggleMark({ text: 'quick hands', start: 0, end: 5 }, '**', 'bold');
    expect(bold).toEqual({ text: '**quick** hands', start: 2, end: 7 });
    expect(toggleMark(bold, '**', 'bold')).toEqual({ text: 'quick hands', start: 0, end: 5 });
    expect(toggleMark({ text: '', start: 0, end: 0 }, '_', 'italic').text).toBe('_italic_');
  });

  it('make items of the selected lines', () => {
    const list = toggleList({ text: 'one\ntwo\nthree', start: 1, end: 5 });
    expect(list.text).toBe('- one\n- two\nthree');
    expect(toggleList(list).text).toBe('one\ntwo\nthree');
  });

  it('make a link, ready for its address', () => {
    const { text, start, end } = makeLink({ text: 'see here', start: 4, end: 8 });
    expect(text).toBe('see [here](https://)');
    expect(text.slice(start, end)).toBe('https://');
  });
});
