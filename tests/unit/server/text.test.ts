import { expect, test } from 'vitest';
import { forTerminal } from '../../../server/text.ts';

test('what members write does nothing to the terminal of who reads it', () => {
  const text = 'Priya \u001b[2J\u001b]0;owned\u0007 \u009b31m\tand\nربى 👩🏽‍🚀\r';
  expect(forTerminal(text)).toBe('Priya [2J]0;owned 31m\tand\nربى 👩🏽‍🚀');
});
