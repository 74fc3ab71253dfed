import { describe, expect, test } from 'vitest';
import { distance, foldWords, indexWords, queryWords, typosOf } from '../../../server/search/words.ts';

describe('words of a search', () => {
  test.each([
    ['Nguyễn', 'nguyen'],
    ['ĐỨC', 'duc'],
    ['Søren Łukasz', 'soren lukasz'],
    ['STRAẞE', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ["O'Brien", 'obrien'],
    ['ﬁn ﬀ Ǆ', 'fin ff dz'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['ÆŒÞÐĦŦŊ', 'aeoethdhtn'],
  ])('%s is %s', (text, folded) => expect(foldWords(text)).toBe(folded));

  test('what is typed becomes different words, at most six', () => {
    expect(queryWords('  Ana-María, ana!  ')).toEqual(['ana', 'maria']);
    expect(queryWords('!?*')).toEqual([]);
    expect(queryWords('a b c d e f g h')).toHaveLength(6);
    expect(queryWords('木の葉 株式会社')).toEqual(['木の葉', '株式会社']);
  });

  test('a name is found by each of its words, and where no blanks part them from each letter on', () => {
    expect(indexWords('Łódź–Øre «x» Łódź 👩🏽‍🔧')).toEqual(['lodz', 'ore', 'x', '👩🏽', '🔧']);
    expect(indexWords('a b c d e f g h')).toHaveLength(8);
    expect(indexWords('田中太郎 ltd')).toEqual(['田中太郎', '中太郎', '太郎', '郎', 'ltd']);
    expect(indexWords('木'.repeat(50))).toHaveLength(40);
    expect(indexWords('x'.repeat(80))).toEqual(queryWords('x'.repeat(300)));
    expect(indexWords('!?*\u0000')).toEqual([]);
  });

  test.each([
    ['enginer', 'engineer', 1],
    ['amraa', 'amara', 1],
    ['amara', 'amara', 0],
    ['ngueyn', 'nguyen', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['👩🏽', '👩', 1],
  ])('%s is so far from %s: %i', (one, other, errors) => expect(distance(one, other)).toBe(errors));

  test('a word and what is left of it without a letter', () => {
    expect(typosOf('anna').sort()).toEqual(['ana', 'ann', 'anna', 'nna']);
    expect(typosOf('lan')).toEqual([]);
  });
});
