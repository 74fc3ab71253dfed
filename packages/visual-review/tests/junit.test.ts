import { expect, it } from 'vitest';
import { junitOf } from '../src/report/junit.ts';
import { differenceOf, reportOf, shotOf } from './support/reports.ts';

const mode = 'light-wide';
const report = reportOf([
  { story: 'same', mode, state: 'same', from: shotOf('a') },
  { story: 'noise', mode, state: 'tolerated', from: shotOf('a'), noise: 7 },
  { story: 'approved', mode, state: 'approved', diff: differenceOf() },
  {
    story: 'changed',
    mode,
    state: 'changed',
    diff: differenceOf({
      text: [
        { sign: '-', text: 'Save' },
        { sign: '+', text: 'Store <now>' },
      ],
      tree: [{ sign: '+', text: 'button "Store"' }],
      axe: ['color-contrast button'],
    }),
  },
  { story: 'new', mode, state: 'new', to: shotOf('b') },
  { story: 'removed', mode, state: 'removed', from: shotOf('b') },
  {
    story: 'rejected',
    mode,
    state: 'rejected',
    problem: 'Ana Ruiz rejected it: "too tight" & wide',
    diff: differenceOf(),
  },
  { story: 'broken', mode, state: 'broken', problem: 'Error: \u001b[31mplanted\u0000 ]]> \ud800' },
  { story: 'skipped', mode, state: 'skipped' },
]);
const xml = junitOf(report);

it('has a test case for each shot, by the title of its story', () => {
  expect(xml.match(/<testcase /g)).toHaveLength(9);
  expect(xml).toContain(
    '<testcase classname="Components/same" name="Default (light-wide)" file="stories/same.tsx"></testcase>',
  );
  expect(xml).toContain('<testsuites tests="9" failures="4" errors="1" skipped="1" time="12.500">');
});

it('says of a failure what differs, in words', () => {
  expect(xml).toContain('<failure type="changed" message="changed: border-radius 8px → 9px on button">');
  for (const words of [
    'button "Save": border-radius 8px → 9px (at 16, 24)',
    '- Save\n+ Store &lt;now&gt;',
    '+ button "Store"',
    'New violation: color-contrast button',
    'Ana Ruiz rejected it: &quot;too tight&quot; &amp; wide',
    'somebody must approve this shot',
    'no such shot any more',
  ])
    expect(xml.replaceAll('&quot;', '"')).toContain(words.replaceAll('&quot;', '"'));
});

it('has one for each story that was asked whether it holds', () => {
  const plays = [
    { story: 'same' },
    { story: 'broken', problem: 'axe in the dark theme: image-alt img\nmore' },
  ];
  const held = junitOf({ ...report, plays });
  expect(held).toContain('<testsuites tests="11" failures="5" errors="1" skipped="1"');
  expect(held).toContain('name="Default (holds)" file="stories/same.tsx"></testcase>');
  expect(held).toContain('<failure type="holds" message="axe in the dark theme: image-alt img">');
});

it('is skipped for what was skipped, and passes what is the same, tolerated or approved', () => {
  expect(xml).toContain('<skipped message="Nothing that it reaches has changed"/>');
  expect(xml.match(/<(failure|error|skipped) /g)).toHaveLength(6);
});

it('stays XML whatever a story says', () => {
  // oxlint-disable-next-line no-control-regex -- Control characters are what must not be there.
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u);
  expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|#10|#9);)/);
  expect(xml).toContain(']]&gt;');
});
