import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lapsed, readUnsteady, wrongUnsteady, type Known } from '../../../scripts/gate/unsteadyList.ts';

const row = (check: string, date = '2026-11-24'): Known => ({
  check,
  class: 'timing',
  evidence: 'a run beside two others',
  cause: 'the focus moves late',
  date,
});

it('the list of this project holds', () => {
  expect(wrongUnsteady(readUnsteady(readFileSync('tests/unsteady.tsv', 'utf8')))).toEqual([]);
});

it('is read with every column, and nothing else', () => {
  const head = 'check\tclass\tevidence\tcause\tdate\n';
  expect(readUnsteady(head)).toEqual([]);
  expect(readUnsteady(`${head}a\ttiming\tseen\tfocus\t2026-11-24\n`)).toEqual([
    { check: 'a', class: 'timing', evidence: 'seen', cause: 'focus', date: '2026-11-24' },
  ]);
  expect(() => readUnsteady(`${head}a\ttiming\tseen\t\t2026-11-24\n`)).toThrow('line 2');
  expect(() => readUnsteady('check\n')).toThrow('first line');
});

it('has at most twelve lines, each with a class and a day, none twice', () => {
  const rows = Array.from({ length: 13 }, (_, at) => row(`check ${at}`));
  expect(wrongUnsteady(rows.slice(1))).toEqual([]);
  expect(wrongUnsteady(rows)).toEqual(['13 lines; at most 12 checks may be unsteady: mend one first']);
  expect(wrongUnsteady([row('a'), row('a')])).toEqual(['a: listed twice']);
  expect(wrongUnsteady([{ ...row('a'), class: 'odd' as 'order' }])).toEqual(["a: 'odd' is no class"]);
  expect(wrongUnsteady([row('a', 'soon')])).toEqual(["a: 'soon' is no day"]);
});

it('takes nothing new while a line has lapsed, and says which has', () => {
  const list = [row('old', '2026-11-01'), row('new', '2026-11-16')];
  expect(wrongUnsteady(list)).toEqual(['old: lapsed when a newer line was added; mend it first']);
  expect(wrongUnsteady([row('old', '2026-11-02'), row('new', '2026-11-16')])).toEqual([]);
  expect(lapsed(list, Date.parse('2026-11-20')).map(({ check }) => check)).toEqual(['old']);
});
