import { describe, expect, it } from 'vitest';
import { align, diffLines } from '../src/compare/lines.ts';
import { matchElements } from '../src/compare/match.ts';
import type { Element } from '../src/types.ts';
import { button, element } from './support/elements.ts';

describe('lines', () => {
  it('that are equal have no difference', () => {
    expect(diffLines(['a', 'b'], ['a', 'b'])).toEqual([]);
    expect(diffLines([], [])).toEqual([]);
  });

  it('differ with two lines around them', () => {
    const from = ['1', '2', '3', '4', 'old', '6', '7', '8', '9', '10', '11', 'gone'];
    const to = ['1', '2', '3', '4', 'changed', '6', '7', '8', '9', '10', '11', 'a', 'b'];
    expect(diffLines(from, to).map(({ sign, text }) => sign + text)).toEqual([
      ' 3',
      ' 4',
      '-old',
      '+changed',
      ' 6',
      ' 7',
      ' 10',
      ' 11',
      '-gone',
      '+a',
      '+b',
    ]);
  });

  it('may all be added or removed', () => {
    expect(diffLines([], ['a'])).toEqual([{ sign: '+', text: 'a' }]);
    expect(diffLines(['a'], [])).toEqual([{ sign: '-', text: 'a' }]);
  });

  it('lead from one text to the other, however long they are', () => {
    const lines = (count: number, seed: number) =>
      Array.from({ length: count }, (_, n) => String((n * seed * 7919) % 13));
    for (const [a, b] of [
      [lines(50, 1), lines(40, 3)],
      [
        ['same', ...lines(3000, 1), 'same'],
        ['same', ...lines(3000, 3), 'same'],
      ],
    ] as const) {
      const pairs = align(a, b);
      expect(pairs.every(([i, j]) => a[i] === b[j])).toBe(true);
      expect(
        pairs.every(([i, j], n) => n === 0 || (i > (pairs[n - 1]?.[0] ?? 0) && j > (pairs[n - 1]?.[1] ?? 0))),
      ).toBe(true);
      expect(pairs.length).toBeGreaterThanOrEqual(a.length > 100 ? 2 : 15);
    }
  });
});

describe('elements', () => {
  const labels = (from: Element[], to: Element[]) =>
    matchElements(from, to).map((pair) => [pair.from?.label, pair.to?.label]);

  it('are the same by kind and label, though one came between them', () => {
    expect(
      labels([button('A', 0), button('B', 40)], [button('A', 0), button('C', 40), button('B', 80)]),
    ).toEqual([
      ['A', 'A'],
      ['B', 'B'],
      [undefined, 'C'],
    ]);
  });

  it('are the same by kind, when the label is another one', () => {
    expect(labels([button('A', 0), button('Save', 40)], [button('A', 0), button('Store', 40)])).toEqual([
      ['A', 'A'],
      ['Save', 'Store'],
    ]);
  });

  it('are the same when they changed places', () => {
    const moved = matchElements(
      [button('A', 0), element('link', 'B', [0, 40, 9, 9])],
      [element('link', 'B', [0, 0, 9, 9]), button('A', 40)],
    );
    expect(moved.every(({ from, to }) => from?.label === to?.label)).toBe(true);
  });

  it('without labels are told apart by how they look', () => {
    const dot = (y: number, colour: string) =>
      element('div', '', [0, y, 8, 8], { 'background-color': colour });
    const pairs = matchElements(
      [dot(0, 'red'), dot(10, 'blue')],
      [dot(0, 'green'), dot(10, 'red'), dot(20, 'blue')],
    );
    expect(
      pairs.map(({ from, to }) => [from?.style['background-color'], to?.style['background-color']]),
    ).toEqual([
      ['red', 'red'],
      ['blue', 'blue'],
      [undefined, 'green'],
    ]);
  });

  it('are matched in a moment, were there thousands', () => {
    const many = (skip: number) =>
      Array.from({ length: 3000 }, (_, n) => button(n % 5 ? '' : `Row ${n}`, n * 10)).filter(
        (_, n) => n % skip !== 3,
      );
    const pairs = matchElements(many(90), many(70));
    expect(pairs.filter(({ from, to }) => from && to).length).toBeGreaterThan(2800);
  });
});
