import { describe, expect, it } from 'vitest';
import {
  cancelErrors,
  cancelText,
  soldPercent,
  soldText,
  tabOfEventStatus,
  toMyEventTab,
} from '../../../src/domain/myEvents.ts';

const none = { sold: 0, revenue: 0, refunded: 0, checkedIn: 0, views: 0 };

describe('own events', () => {
  it('stand in the tab of their status, and an unknown address in the first', () => {
    expect([0, 1, 2, 3].map((status) => tabOfEventStatus(status as 0 | 1 | 2 | 3))).toEqual([
      'draft',
      'upcoming',
      'cancelled',
      'past',
    ]);
    expect(toMyEventTab('past')).toBe('past');
    expect(toMyEventTab('elsewhere')).toBe('upcoming');
    expect(toMyEventTab(null)).toBe('upcoming');
  });

  it('say how full they are, and never more than full', () => {
    expect(soldText({ sold: 1240, capacity: 2000 })).toBe('1,240 of 2,000');
    expect(soldText({ sold: 88 })).toBe('88');
    expect(soldPercent({ sold: 1, capacity: 3 })).toBe(33);
    expect(soldPercent({ sold: 99, capacity: 100 })).toBe(99);
    expect(soldPercent({ sold: 12, capacity: 10 })).toBe(100);
    expect(soldPercent({ sold: 0 })).toBeUndefined();
  });

  it.each([
    [none, /^Nobody has a ticket\./],
    [
      { ...none, sold: 2, revenue: 2_900, refunded: 1_450 },
      /^All 2 tickets are cancelled and €14\.50 goes back/,
    ],
    [{ ...none, sold: 1 }, /^The one ticket is cancelled\. Whoever has one/],
  ])('say before they are cancelled what becomes of tickets and money', (sales, text) => {
    expect(cancelText({ currency: 'EUR' }, sales)).toMatch(text);
  });

  it('are not cancelled without a reason', () => {
    expect(cancelErrors({ reason: '  ' })).toEqual({ reason: 'Please say why.' });
    expect(cancelErrors({ reason: 'no' })).toEqual({ reason: 'A reason has 3 to 500 characters.' });
    expect(cancelErrors({ reason: 'x'.repeat(501) })).toEqual({
      reason: 'A reason has 3 to 500 characters.',
    });
    expect(cancelErrors({ reason: ' Storm. ' })).toEqual({});
  });
});
