import { describe, expect, it } from 'vitest';
import { cardAt, heirOf, placeOf } from '../../../src/components/jobs/hiring/applicantKeys.ts';
import { rowsOf } from '../../../src/components/jobs/hiring/useRowWindow.ts';

const columns = [['a', 'b', 'c'], [], ['d'], ['e', 'f']];

describe('the keys of the board', () => {
  it.each([
    ['a', 'ArrowDown', 'b'],
    ['a', 'ArrowUp', undefined],
    ['c', 'ArrowDown', undefined],
    ['a', 'End', 'c'],
    ['c', 'Home', 'a'],
    ['a', 'PageDown', 'c'],
    ['c', 'ArrowRight', 'd'],
    ['d', 'ArrowLeft', 'a'],
    ['d', 'ArrowRight', 'e'],
    ['f', 'ArrowRight', undefined],
    ['a', 'x', undefined],
    ['unknown', 'ArrowDown', undefined],
  ])('from %s, %s leads to %s', (id, key, to) => expect(cardAt(columns, id, key)).toBe(to));

  it('turn around where text runs from right to left', () => {
    expect(cardAt(columns, 'd', 'ArrowRight', true)).toBe('a');
    expect(cardAt(columns, 'd', 'ArrowLeft', true)).toBe('e');
  });

  it('find who takes the place of a card that goes', () => {
    expect(heirOf(columns, 'a')).toBe('b');
    expect(heirOf(columns, 'c')).toBe('b');
    expect(heirOf(columns, 'd')).toBeUndefined();
    expect(placeOf(columns, undefined)).toBeUndefined();
  });
});

it('what has the focus is drawn however far the list was scrolled', () => {
  expect(rowsOf({ from: 3, to: 5 }, -1)).toEqual([3, 4]);
  expect(rowsOf({ from: 3, to: 5 }, 4)).toEqual([3, 4]);
  expect(rowsOf({ from: 3, to: 5 }, 0)).toEqual([0, 3, 4]);
  expect(rowsOf({ from: 3, to: 5 }, 9)).toEqual([3, 4, 9]);
});
