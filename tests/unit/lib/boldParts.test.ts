import { expect, test } from 'vitest';
import { excerptOf } from '../../../src/lib/boldParts.ts';

test('an excerpt begins a little before what was looked for, at a word', () => {
  const text = 'Before the doors open somebody has to look after the terminals: it was the cable.';
  expect(excerptOf(text, 'cable')).toBe('…terminals: it was the cable.');
  expect(excerptOf(text, 'doors')).toBe(text);
  expect(excerptOf(text, 'zeppelin')).toBe(text);
  expect(excerptOf('来週の面接は火曜日の午後三時から本社の五階の会議室でおこないます駅', '駅')).toBe('…駅');
});
