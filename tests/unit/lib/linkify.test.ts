import { describe, expect, it } from 'vitest';
import { linkify } from '../../../src/lib/linkify.ts';

const linksOf = (text: string) => linkify(text).flatMap(({ href }) => (href ? [href] : []));

describe('linkify', () => {
  it.each([
    ['no address at all', []],
    ['see https://example.org.', ['https://example.org']],
    [
      '(https://example.org/a) and [https://example.org/b]',
      ['https://example.org/a', 'https://example.org/b'],
    ],
    ['https://en.example.org/wiki/Cast_(art)', ['https://en.example.org/wiki/Cast_(art)']],
    ['(https://en.example.org/wiki/Cast_(art)).', ['https://en.example.org/wiki/Cast_(art)']],
    ['HTTP://EXAMPLE.ORG/?q=1&r=2#top!', ['HTTP://EXAMPLE.ORG/?q=1&r=2#top']],
    ['javascript:alert(1) data:text/html,x mailto:a@example.org', []],
    ['https:// alone, and http://', []],
    ['<a href="https://example.org">x</a>', ['https://example.org']],
    [
      'https://example.org/jobs, https://example.org/日本語',
      ['https://example.org/jobs', 'https://example.org/日本語'],
    ],
  ])('%s', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it('loses nothing of the text', () => {
    for (const text of [
      '',
      'a',
      'https://example.org',
      ' x https://example.org/a(b). y\nz (https://example.org) ',
    ])
      expect(
        linkify(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
