import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../src/lib/csv.ts';

const mark = '\uFEFF';

describe('a CSV file (RFC 4180)', () => {
  it('quotes what would end a field or a line', () => {
    expect(
      toCsv([
        ['Job', 'Note'],
        ['Welder, ship', 'He said "now"'],
        ['a\nb', 'c\r\nd'],
        ['', 'Łódź 🔧'],
      ]),
    ).toBe(`${mark}Job,Note\r\n"Welder, ship","He said ""now"""\r\n"a\nb","c\r\nd"\r\n,Łódź 🔧\r\n`);
  });

  it.each(['=1+1', '+49 151', '-2', '@SUM(A1)', '\tx', '\rx', '＝1'])(
    'does not let %j run as a formula',
    (text) => {
      const [, line] = toCsv([['Job'], [text]]).split('\r\n', 2);
      expect(line?.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('keeps a field in one cell where a spreadsheet separates by semicolon or tab', () => {
    expect(toCsv([['a;=1+1', 'b\tc']])).toBe(`${mark}"a;=1+1","b\tc"\r\n`);
  });

  it('leaves harmless fields alone', () => {
    expect(toCsv([['a-b', "O'Neill", '1=1']])).toBe(`${mark}a-b,O'Neill,1=1\r\n`);
  });
});
