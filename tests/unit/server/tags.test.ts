import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withNames } from '../../../server/modules/feed/compose/mentions.ts';
import { parseTags } from '../../../server/parseTags.ts';

interface Vectors {
  cases: { text: string; tags: string[] }[];
}
const { cases } = JSON.parse(readFileSync('openapi/vectors/tags.json', 'utf8')) as Vectors;

describe('tags of a text', () => {
  it.each(cases)('$text', ({ text, tags }) => expect(parseTags(text)).toEqual(tags));
});

describe('names in a text', () => {
  const text = '👩‍🚀 @Ana and @Bo Li, @Cy!';
  const mentions = [
    { userId: 'a', start: text.indexOf('@Ana'), length: 4 },
    { userId: 'b', start: text.indexOf('@Bo Li'), length: 6 },
    { userId: 'c', start: text.indexOf('@Cy'), length: 3 },
  ];

  it('are those of today, and the places move with them', () => {
    const shown = withNames(
      { text, mentions },
      new Map([
        ['a', { name: 'Anastasia Öz', linked: true }],
        ['b', { name: 'Deleted member', linked: false }],
        ['c', { name: '木の葉', linked: true }],
      ]),
    );
    expect(shown.text).toBe('👩‍🚀 @Anastasia Öz and @Deleted member, @木の葉!');
    const places = shown.mentions?.map(({ start, length }) => shown.text.slice(start, start + length));
    expect(places).toEqual(['@Anastasia Öz', '@木の葉']);
  });

  it('stand as they were written for whom a block hides', () => {
    expect(withNames({ text, mentions }, new Map())).toEqual({ text });
  });
});
