import { expect, it } from 'vitest';
import { escapeMarkdown, summaryOf } from '../src/report/summary.ts';
import type { ShotResult } from '../src/types.ts';
import { differenceOf, reportOf } from './support/reports.ts';

const changed = (story: string, mode: string, change?: Parameters<typeof differenceOf>[0]): ShotResult => ({
  story,
  mode,
  state: 'changed',
  diff: differenceOf(change),
});

it('has one row a cause, the largest first', () => {
  const text = summaryOf(
    reportOf([
      changed('one', 'light-wide', { cause: { key: 'text', label: 'text "Save" → "Store"' } }),
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((story) => [
        changed(story, 'light-wide'),
        changed(story, 'dark-wide'),
      ]),
      { story: 'same', mode: 'light-wide', state: 'same' },
      { story: 'noise', mode: 'light-wide', state: 'tolerated', noise: 7 },
    ]),
  );
  expect(text).toContain('**15 of 17 shots need somebody.** 2 passed.');
  expect(text).toContain(
    '1 same, 1 tolerated, 15 changed. Taken in 13 s. 7 pixels of noise let pass in 1 shot.',
  );
  const rows = text.split('\n').filter((line) => /^\| (?!cause|---)/.test(line));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(
    /^\| border-radius 8px → 9px on button \| changed \| 14 \| Components\/a, Default<br>.*<br>and 2 more \|$/,
  );
  // What both modes say stands there once.
  expect(text).toContain('Components/a, Default (light-wide, dark-wide)');
});

it('names the stories that do not hold', () => {
  const shots = [{ story: 'one', mode: 'light-wide', state: 'same' }] as const;
  const plays = [{ story: 'one', problem: 'axe in the dark theme: image-alt img' }];
  expect(summaryOf(reportOf(shots, { plays }))).toContain(
    '**1 story does not hold:**\n\n- Components/one, Default: axe in the dark theme: image-alt img',
  );
  expect(summaryOf(reportOf(shots, { plays }))).not.toContain('Nothing needs somebody');
  expect(summaryOf(reportOf(shots, { plays: [{ story: 'one' }] }))).not.toContain('hold');
});

it('shows differing text and tree as a diff', () => {
  const text = summaryOf(
    reportOf([
      changed('one', 'light-wide', {
        text: [
          { sign: '-', text: 'Save' },
          { sign: '+', text: 'Store' },
        ],
      }),
    ]),
  );
  expect(text).toContain('```diff\n');
  expect(text).toContain('\nText:\n- Save\n+ Store\n```');
});

it('is short when all is well', () => {
  const text = summaryOf(reportOf([{ story: 'a', mode: 'light-wide', state: 'same' }]));
  expect(text).toContain('Nothing needs somebody: 1 shot passed.');
  expect(text).not.toContain('|');
});

it('says why a story is broken and why a shot was rejected', () => {
  const text = summaryOf(
    reportOf([
      { story: 'a', mode: 'light-wide', state: 'broken', problem: 'it asked for https://ads.example' },
      { story: 'b', mode: 'light-wide', state: 'rejected', problem: 'Ana: too tight', diff: differenceOf() },
    ]),
  );
  expect(text).toContain('| it asked for https&#58;//ads.example | broken | 1 |');
  expect(text).toContain('Ana: too tight');
});

it('is safe against Markdown and HTML in what a story says', () => {
  const evil =
    '<img src=x onerror=alert(1)> | a `code` **b** @team #12 [x](https://a.example) </details> ![p](www.a.example)';
  const escaped = escapeMarkdown(evil);
  for (const mark of ['<', '>', '|', '`', '*', '@', '[', ']', '://', 'www.', '!'])
    expect(escaped).not.toContain(mark);
  expect(escaped).not.toMatch(/(?<!&)#/);
  const text = summaryOf(
    reportOf([
      changed('one', 'light-wide', {
        cause: { key: 'x', label: `${evil}\n| a | row |` },
        text: [{ sign: '+', text: '```\n</details><script>' }],
      }),
    ]),
  );
  const outsideOfCode = text.replaceAll(/(`{3,})diff[\s\S]*?\n\1/g, '');
  expect(outsideOfCode).not.toMatch(/<(?!\/?(?:details|summary|br)>)/);
  expect(outsideOfCode).not.toContain('@team');
  expect(outsideOfCode.match(/<\/details>/g)).toHaveLength(1);
  expect(text).toContain('````diff');
  expect(text.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(3);
});

it('is never longer than 60 KB, and says what it leaves out', () => {
  const shots = Array.from({ length: 3000 }, (_, n) =>
    changed(`story-${n}`, 'light-wide', {
      cause: { key: String(n), label: `label ${n} ${'ä'.repeat(500)}` },
      text: Array.from({ length: 100 }, () => ({ sign: '+' as const, text: 'ö'.repeat(400) })),
    }),
  );
  const text = summaryOf(reportOf(shots));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60 * 1024);
  expect(text).toMatch(/\| and \d+ more \|/);
  expect(text).toMatch(/\d+ more causes are in the report\.\n$/);
  expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  expect(text).toContain('<details>');
});
