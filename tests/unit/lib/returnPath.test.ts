import { describe, expect, test } from 'vitest';
import { returnPath } from '../../../src/lib/returnPath.ts';

describe('where login leads back to', () => {
  test.each(['/', '/posts', '/posts/post-details/abc?x=1#comments', '/search?q=a//b'])('%s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\..\\evil',
    'posts',
    'javascript:alert(1)',
    '',
    undefined,
    null,
    { toString: () => '/posts' },
  ])('%j leads home', (wanted) => {
    expect(returnPath(wanted)).toBe('/');
  });
});
