import { describe, expect, it } from 'vitest';
import { readMarkdown, type RichNode } from '../../../src/lib/markdown.ts';
import {
  editMarks,
  makeLink,
  toggleList,
  toggleMark,
  type MarksEdit,
} from '../../../src/lib/markdownEdit.ts';
import { placeholders } from '../../../src/lib/mentionPlaceholders.ts';
import type { MentionText } from '../../../src/lib/mentionPlaces.ts';

/** A text in which `{name}` is a mention. */
function read(marked: string): MentionText {
  const value: MentionText = { text: '', mentions: [] };
  for (const [nth, part] of marked.split(/[{}]/).entries()) {
    if (nth % 2 === 1) value.mentions.push({ userId: part, start: value.text.length, length: part.length });
    value.text += part;
  }
  return value;
}
const written = ({ text, mentions }: MentionText) =>
  mentions.toReversed().reduce((all, { start, length }) => {
    const end = start + length;
    return `${all.slice(0, start)}{${all.slice(start, end)}}${all.slice(end)}`;
  }, text);

describe('names that are taken out of a text', () => {
  it.each([
    '',
    'nobody',
    '{@Ana}',
    '{@Ana}{@Ana} and 🎉{@木の葉}\n{@a_b}',
    '\uE000 {@Ana} \uE001 {@Bo}\uE002',
  ])('come back where they were: %j', (marked) => {
    const { text, mentions } = read(marked);
    const out = placeholders(text, mentions);
    expect(out.text).toHaveLength(marked.replaceAll(/\{[^}]+\}/g, '.').length);
    expect(written(out.restore(out.text))).toBe(marked);
  });

  it('are left alone where a place does not fit', () => {
    const wrong = [
      { userId: 'a', start: 1, length: 3 },
      { userId: 'b', start: 4, length: 99 },
    ];
    expect(placeholders('say @name', wrong).text).toBe('say @name');
  });

  it('leave a letter for each in the longest text of private letters', () => {
    const filler = Array.from({ length: 5900 }, (_, at) => String.fromCharCode(0xe000 + at)).join('');
    const marked = '{@A}'.repeat(20) + filler;
    const { text, mentions } = read(marked);
    const out = placeholders(text, mentions);
    expect(written(out.restore(out.text))).toBe(marked);
  });
});

describe('marks around names', () => {
  const namesIn = (nodes: RichNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node.kind !== 'text') return namesIn(node.children).map((name) => `${node.kind} ${name}`);
      return (node.mentions ?? []).map(({ start, length }) => node.text.slice(start, start + length));
    });

  it.each([
    ['Hi **{@Ana}**', ['paragraph strong @Ana']],
    [
      '- {@a_b_c} and _{@*Kōji*}_',
      ['bullets item paragraph @a_b_c', 'bullets item paragraph emphasis @*Kōji*'],
    ],
    ['\\*no\\* {@Ana}', ['paragraph @Ana']],
    ['> one\n> {@Ana}', ['quote paragraph @Ana']],
    ['[ask {@Ana}](https://example.org/{@Ana})', ['paragraph link @Ana']],
  ])('%j', (marked, expected) => {
    const { text, mentions } = read(marked);
    expect(namesIn(readMarkdown(text, mentions))).toEqual(expected);
  });

  it('a name in an address is a part of it', () => {
    const { text, mentions } = read('[x](https://example.org/{@ana})');
    expect(readMarkdown(text, mentions)).toMatchObject([
      { children: [{ kind: 'link', href: 'https://example.org/@ana' }] },
    ]);
  });
});

describe('marks put into a text with names', () => {
  const bold: MarksEdit = (now) => toggleMark(now, '**', 'bold');
  it.each<[string, MarksEdit, string, string, string]>([
    ['Ask {@Ana}, please', bold, 'Ask @Ana', '**Ask {@Ana}**, please', 'Ask @Ana'],
    // Half a name is the whole of it.
    ['Ask {@Ana}, please', bold, 'An', 'Ask **{@Ana}**, please', '@Ana'],
    ['**{@Ana}** and {@Bo}', bold, '@Ana', '{@Ana} and {@Bo}', '@Ana'],
    ['{@Ana}\n{@Bo}', toggleList, '@Ana\n@Bo', '- {@Ana}\n- {@Bo}', '- @Ana\n- @Bo'],
    ['Ask {@Ana} here, {@Bo}', makeLink, 'here', 'Ask {@Ana} [here](https://), {@Bo}', 'https://'],
  ])('%j', (marked, edit, selected, expected, selectedThen) => {
    const value = read(marked);
    const start = value.text.indexOf(selected);
    const next = editMarks(value, { start, end: start + selected.length }, edit);
    expect(written(next)).toBe(expected);
    expect(next.text.slice(next.start, next.end)).toBe(selectedThen);
  });
});
