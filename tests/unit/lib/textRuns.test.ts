import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  followChange,
  insertInto,
  tokenAt,
  trimText,
  type MentionText,
} from '../../../src/lib/mentionPlaces.ts';
import { findTags } from '../../../src/lib/tags.ts';
import { textRuns } from '../../../src/lib/textRuns.ts';

interface Vectors {
  cases: { text: string; tags: string[] }[];
}
const { cases } = JSON.parse(readFileSync('openapi/vectors/tags.json', 'utf8')) as Vectors;

/** A text in which `[@name]` is a mention. */
function read(marked: string): MentionText {
  const mentions = [...marked.matchAll(/\[(@[^\]]+)\]/g)].map(({ index, 1: name = '' }, nth) => ({
    userId: `u${nth}`,
    start: index - 2 * nth,
    length: name.length,
  }));
  return { text: marked.replace(/\[(@[^\]]+)\]/g, '$1'), mentions };
}
const written = ({ text, mentions }: MentionText) =>
  mentions.toReversed().reduce((all, { start, length }) => {
    const end = start + length;
    return `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`;
  }, text);

describe('runs of a text', () => {
  it.each(cases)('find the same tags as the server: $text', ({ text, tags }) => {
    const found = textRuns(text).flatMap((run) => (run.kind === 'tag' ? [run.tag] : []));
    expect([...new Set(found)]).toEqual(tags);
  });

  it.each(['', 'a', '#a', 'x #a https://example.org/#b, @c', '🎉#שלום عربي #وظيفة end '])(
    'joined are the text: %s',
    (text) => {
      expect(
        textRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    },
  );

  it('are mentions where the answer says so, and nowhere else', () => {
    const { text, mentions } = read(
      '👋 [@Ilse van Dorp], write to me@example.org or @nobody. #news [@木の葉]',
    );
    expect(textRuns(text, mentions).filter(({ kind }) => kind !== 'text')).toEqual([
      { kind: 'mention', text: '@Ilse van Dorp', userId: 'u0' },
      { kind: 'tag', text: '#news', tag: 'news' },
      { kind: 'mention', text: '@木の葉', userId: 'u1' },
    ]);
  });

  it('leave out places that do not fit', () => {
    const wrong = [
      { userId: 'u1', start: 1, length: 3 },
      { userId: 'u2', start: 4, length: 99 },
    ];
    expect(textRuns('say @name', wrong)).toEqual([{ kind: 'text', text: 'say @name' }]);
  });

  it('know where a tag stands', () => {
    expect(findTags('é #Ünï')).toEqual([{ start: 2, length: 4, tag: 'ünï' }]);
  });
});

describe('mentions while somebody types', () => {
  it.each([
    ['Hi [@Ana] and [@Bo]', 'Oh Hi @Ana and @Bo', 'Oh Hi [@Ana] and [@Bo]'],
    ['Hi [@Ana] and [@Bo]', 'Hi @Ana and then @Bo', 'Hi [@Ana] and then [@Bo]'],
    ['Hi [@Ana] and [@Bo]', 'Hi @An and @Bo', 'Hi @An and [@Bo]'],
    ['Hi [@Ana] and [@Bo]', 'Hi @AXna and @Bo', 'Hi @AXna and [@Bo]'],
    ['Hi [@Ana] and [@Bo]', '', ''],
    ['[@Ana][@Ana]', '@Ana', '[@Ana]'],
    ['[@Ana] 🎉', '@Ana 🎉🎉', '[@Ana] 🎉🎉'],
  ])('%s → %s', (before, after, expected) => {
    const value = read(before);
    expect(written({ text: after, mentions: followChange(value, after) })).toBe(expected);
  });

  it('a chosen name takes the place of what was typed', () => {
    const value = read('[@Ana], ask @bo please [@Cy]');
    const from = value.text.indexOf('@bo');
    const next = insertInto(value, { from, to: from + 3, words: '@Bo Li', userId: 'b' });
    expect(written(next)).toBe('[@Ana], ask [@Bo Li] please [@Cy]');
    expect(next.mentions.map(({ userId }) => userId)).toEqual(['u0', 'b', 'u1']);
    expect(insertInto({ text: '#ne', mentions: [] }, { from: 0, to: 3, words: '#newjob' }).text).toBe(
      '#newjob ',
    );
  });

  it('blanks around the text are taken away with care', () => {
    expect(written(trimText(read(' \n [@Ana] and [@Bo]  ')))).toBe('[@Ana] and [@Bo]');
  });
});

describe('what is being written at the caret', () => {
  const at = (marked: string) => {
    const value = read(marked.replace('|', ''));
    const token = tokenAt(value, marked.replaceAll(/[[\]]/g, '').indexOf('|'));
    return token && `${token.kind} ${token.words}`;
  };
  it.each([
    ['@|', 'member '],
    ['Hi @to|', 'member to'],
    ['Hi (@Tomás Ál|', 'member Tomás Ál'],
    ['@Ana María de|', 'member Ana María de'],
    ['@one two three four|', undefined],
    ['me@exam|', undefined],
    ['first.last@exam|', undefined],
    ['Hi [@Ana Lu|cía]', undefined],
    ['Hi [@Ana] and|', undefined],
    ['#|', 'tag '],
    ['#new|', 'tag new'],
    ['#new job|', undefined],
    ['C#sha|', undefined],
    ['日本語 #藍染|', 'tag 藍染'],
    ['שלום @דנ|', 'member דנ'],
    ['@木の|', 'member 木の'],
    ['line\n@a|', 'member a'],
    ['@a\nb|', undefined],
    ['🎉@a|', 'member a'],
    [`@${'x'.repeat(60)}|`, undefined],
  ])('%s', (marked, expected) => expect(at(marked)).toBe(expected));
});
