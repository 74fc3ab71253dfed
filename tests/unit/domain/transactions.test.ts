import { describe, expect, it } from 'vitest';
import {
  failedTransaction,
  makeTransaction,
  pendingTransaction,
  ticketTransaction,
} from '../../../mocks/factories/payments.ts';
import {
  askedTransactions,
  canResume,
  hasHoldEnded,
  helpHref,
  linesOf,
  momentText,
  periodError,
  readTransactionFilters,
  transactionTable,
  totalText,
  writeTransactionFilters,
} from '../../../src/domain/transactions.ts';

const before = new Date('2026-01-15T09:00:00Z');
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('filters', () => {
  it('are read from the address, and what is none of the choices is left out', () => {
    const read = (text: string) => readTransactionFilters(new URLSearchParams(text));
    expect(read('type=3&status=0&from=2026-01-01&to=2026-01-31')).toEqual({
      type: '3',
      status: '0',
      from: '2026-01-01',
      to: '2026-01-31',
    });
    expect(read('type=9&status=toString&from=2026-13-45&to=soon')).toEqual({
      type: '',
      status: '',
      from: '',
      to: '',
    });
  });

  it('are written beside what else stands in the address', () => {
    const filters = { type: '3', status: '', from: '', to: '' };
    expect(writeTransactionFilters(new URLSearchParams('payment=x1&status=1'), filters).toString()).toBe(
      'payment=x1&type=3',
    );
  });

  it('ask the server for what is chosen, pending ones too', () => {
    expect(askedTransactions({ type: '2', status: '0', from: '', to: '2026-01-31' })).toEqual({
      type: 2,
      status: 0,
      to: '2026-01-31',
    });
  });

  it('know when the days stand in the wrong order', () => {
    const days = (from: string, to: string) => periodError({ type: '', status: '', from, to });
    expect(days('2026-02-01', '2026-01-31')).toBe('The last day is before the first one.');
    expect(days('2026-01-31', '2026-01-31')).toBeUndefined();
    expect(days('2026-02-01', '')).toBeUndefined();
  });
});

describe('a payment', () => {
  it('can be gone on with while it is held; seats that were kept say when they are not any more', () => {
    const seats = { ...pendingTransaction, type: 2 as const };
    const later = new Date('2026-02-15T09:00:00Z');
    expect(canResume(pendingTransaction, before)).toBe(true);
    expect([canResume(seats, before), hasHoldEnded(seats, before)]).toEqual([true, false]);
    expect([canResume(seats, later), hasHoldEnded(seats, later)]).toEqual([false, true]);
    expect(hasHoldEnded(pendingTransaction, later)).toBe(false);
    expect(hasHoldEnded(ticketTransaction, later)).toBe(false);
    expect(canResume(pendingTransaction, new Date('2026-02-15T09:00:00Z'))).toBe(false);
    expect(canResume(makeTransaction(), before)).toBe(false);
    expect(canResume(failedTransaction, before)).toBe(false);
  });

  it('is shown line by line, with what is in the price', () => {
    expect(linesOf(ticketTransaction).map(({ label, price }) => [label, plain(price)])).toEqual([
      ['2 × Day pass', 'F CFA 10,000'],
      ['Total', 'F CFA 10,000'],
      ['Tax, included', 'F CFA 1,525'],
      ['Fee, included', 'F CFA 350'],
    ]);
  });

  it('is a row of the table, with amounts that add up and its own currency', () => {
    const [heads = [], ...rows] = transactionTable([makeTransaction(), ticketTransaction]);
    expect(heads.slice(0, 5)).toEqual(['Date', 'Title', 'Type', 'Status', 'Amount']);
    expect(rows.map((row) => [row[1], row[2], row[3], row[4], row[7], row[8]])).toEqual([
      ['Rolecast Premium', 'Premium', 'Paid', '7.99', '0.00', 'USD'],
      ['Dakar Tech Job Fair', 'Event', 'Partly paid back', '10000', '5000', 'XOF'],
    ]);
    for (const row of rows) expect(row).toHaveLength(heads.length);
  });

  it.each([
    ['HUF', '10000.50'],
    ['IDR', '10000.50'],
    ['COP', '10000.50'],
    ['ISK', '1000050'],
    ['KWD', '1000.050'],
  ])('in %s is in the table what the card was charged, whatever is usually written', (currency, amount) => {
    const [, row = []] = transactionTable([makeTransaction({ currency, amount: 1_000_050 })]);
    expect(row[4]).toBe(amount);
  });

  it('names itself when help is asked for', () => {
    expect(helpHref(makeTransaction())).toBe('/contact-us?payment=R-2026-000131');
    expect(helpHref(pendingTransaction)).toBe('/contact-us?payment=x2');
  });
});

it('a sum says what went back of it', () => {
  const total = { currency: 'USD', amount: 1598, amountRefunded: 799, count: 2 };
  expect(totalText(total)).toBe('$15.98 ($7.99 paid back)');
  expect(totalText({ ...total, amountRefunded: 0 })).toBe('$15.98');
});

it('says a moment as the rest of the product does: the day first, and 24 hours', () => {
  expect(momentText('2026-01-15T21:06:00Z')).toMatch(/^1[56] Jan 2026, \d\d:\d6$/);
});
