import { expect, test } from 'vitest';
import { cutBytes, wordsOf } from '../../../server/modules/notifications/push/messages.ts';

test('a text is cut by bytes, and never within a character that a reader sees', () => {
  expect(cutBytes('short', 10)).toBe('short');
  expect(cutBytes('äöüäöü', 9)).toBe('äöü…');
  const family = '👩‍👩‍👧‍👦';
  // 25 bytes each: two fit beside the three of the ellipsis.
  expect(cutBytes(family.repeat(4), 55)).toBe(`${family.repeat(2)}…`);
  expect(Buffer.byteLength(cutBytes('日本語'.repeat(400), 1000))).toBeLessThanOrEqual(1000);
});

test('what is private is hinted at, all else is said', () => {
  const words = { title: 'Your application', notification: 'Fjord Foods declined it' };
  expect(wordsOf({ ...words, type: 20 })).toEqual({
    title: 'Rolecast',
    body: 'There is news about one of your applications.',
  });
  expect(wordsOf({ ...words, type: 17 })).toEqual({ title: words.title, body: words.notification });
});
