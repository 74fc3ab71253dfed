import { describe, expect, it } from 'vitest';
import { hasMarkdown } from '../../../src/lib/hasMarkdown.ts';
import { readMarkdown, type RichNode } from '../../../src/lib/markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const paragraph = (...children: unknown[]) => ({ kind: 'paragraph', children });
const textOf = (nodes: RichNode[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : textOf(node.children))).join('');
const depthOf = (nodes: RichNode[]): number =>
  Math.max(0, ...nodes.map((node) => (node.kind === 'text' ? 1 : 1 + depthOf(node.children))));

describe('the Markdown subset', () => {
  it('reads paragraphs, bold, italic, links, lists and quotes', () => {
    expect(readMarkdown('**Ten** *monsoons*,\n[rivers](https://example.org)\n\nand more')).toEqual([
      paragraph(
        { kind: 'strong', children: [text('Ten')] },
        text(' '),
        { kind: 'emphasis', children: [text('monsoons')] },
        text(',\n'),
        { kind: 'link', href: 'https://example.org', children: [text('rivers')] },
      ),
      paragraph(text('and more')),
    ]);
    const item = (words: string) => ({ kind: 'item', children: [paragraph(text(words))] });
    expect(readMarkdown('- one\n- two\n\n3. three\n4. four\n\n> said')).toEqual([
      { kind: 'bullets', children: [item('one'), item('two')] },
      { kind: 'numbers', start: 3, children: [item('three'), item('four')] },
      { kind: 'quote', children: [paragraph(text('said'))] },
    ]);
  });

  it('leaves everything else as it was typed', () => {
    for (const typed of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<https://example.org>',
      '# No heading',
      '`code` &amp; snake_case_name',
      'Under\n===',
      '[x]: https://example.org',
      '5 * 3 * 2 = 30',
    ])
      expect(readMarkdown(typed), typed).toEqual([paragraph(text(typed))]);
    expect(textOf(readMarkdown('```\nalert(1)\n```\n\n---'))).toContain('alert(1)');
  });

  it('keeps the words of a link that does more than lead somewhere', () => {
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java%0ascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//example.org',
      '/profile',
      'blob:https://example.org/1',
    ])
      expect(readMarkdown(`[here](${href})`), href).toEqual([paragraph(text('here'))]);
  });

  it('survives what is nested or left open without end', { timeout: 30_000 }, () => {
    const long = (part: string) => part.repeat(Math.floor(2600 / part.length));
    for (const part of [
      '>',
      '- ',
      '1. ',
      '> - ',
      '*',
      '**a',
      'a*',
      '*a **b ',
      '_a',
      '[',
      '[a](',
      '![',
      '`',
      '<a ',
    ])
      expect(depthOf(readMarkdown(long(part))), part).toBeLessThan(12);
    expect(textOf(readMarkdown(`${'>'.repeat(500)} still here`))).toContain('still here');
  });
});

it('knows text without any mark, which is most', () => {
  expect(hasMarkdown('Ten years of rivers.\n\nhttps://example.org/a-b (and #maps)')).toBe(false);
  for (const marked of ['**a**', '_a_', '[a](https://b.org)', 'x\n- a', '1. a', '> a'])
    expect(hasMarkdown(marked), marked).toBe(true);
});
