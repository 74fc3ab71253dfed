import { describe, expect, test } from 'vitest';
import { colourOf, contrast, pairs } from '../../../src/theme/contrast.ts';
import { avatarHues } from '../../../src/theme/tokens.ts';

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('$fg on $bg has at least $least : 1 ($use)', ({ fg, bg, least }) => {
    expect(contrast(colourOf(theme, fg), colourOf(theme, bg))).toBeGreaterThanOrEqual(least);
  });

  test.each(avatarHues)('initials on $name have at least 4.5 : 1', (hue) => {
    expect(contrast(hue[theme].fg, hue[theme].bg)).toBeGreaterThanOrEqual(4.5);
  });
});

test('contrast is the ratio of WCAG 2.2', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
