import { expect, test } from 'vitest';
import { readMarkdown, type RichNode } from '../../../src/lib/markdown.ts';
import { plainWords } from '../../../src/lib/plainWords.ts';

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : textOf(node.children))).join(' ');
const words = (text: string) => text.replaceAll(/\s+/g, '');

test.each([
  'plain words, 3 * 4 and snake_case_name',
  'Two **bold** words and *one* in italics',
  '__bold__ and _italics_, and ***both***',
  '**bold with *italics* in it** and after',
  '*italics with **bold** in it*',
  '- first\n- second\n* third\n+ fourth',
  '> said by **somebody**\n> and more',
  '[our page](https://example.com/a_(b)) is *new*',
  '**[bold link](https://example.com)**',
  'not \\*in italics\\* at all',
  'a * b * c and ** alone',
  '2 ** 3 ** 4',
  '*open and never closed',
  '**Wir suchen** Gärtner*innen und Bäcker*innen',
])('the words of %j are those that are read from it', (text) => {
  expect(words(plainWords(text))).toBe(words(textOf(readMarkdown(text))));
});

test('the number of an item stays, and so do line breaks', () => {
  expect(plainWords('1. **One**\n2. Two\n\n- three')).toBe('1. One\n2. Two\n\nthree');
});
