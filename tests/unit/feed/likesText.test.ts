import { describe, expect, it } from 'vitest';
import { likesParts } from '../../../src/components/feed/posts/likesText.ts';
import { postName } from '../../../src/components/feed/posts/postName.ts';

describe('likesParts', () => {
  it.each([
    [{ likes: 0, isLiked: false }, ''],
    [{ likes: 1, isLiked: false }, '1 like'],
    [{ likes: 1234, isLiked: false }, '1,234 likes'],
    [{ likes: 1, isLiked: true }, 'You like this'],
    [{ likes: 2, isLiked: true }, 'You and 1 other'],
    [{ likes: 13, isLiked: true, names: ['Ana', 'Bo'] }, 'You, Ana and 11 others'],
    [{ likes: 2, isLiked: true, names: ['Ana'] }, 'You and Ana'],
    [{ likes: 1, isLiked: false, names: ['Ana'] }, 'Ana likes this'],
    [{ likes: 3, isLiked: false, names: ['Ana', 'Bo', 'Cy'] }, 'Ana, Bo and 1 other'],
    // The list of names was read before the number.
    [{ likes: 1, isLiked: true, names: ['Ana'] }, 'You like this'],
  ])('%j is "%s"', (likes, text) => {
    expect(likesParts(likes).join('')).toBe(text);
  });
});

describe('postName', () => {
  it('names a post by its first words', () => {
    expect(postName('Night shift radio')).toBe('“Night shift radio”');
    expect(postName('One\n\n two   three')).toBe('“One two three”');
    expect(postName('Three interviews in one week, and the nicest one began')).toBe(
      '“Three interviews in one week, and the nicest…”',
    );
    expect(postName('**Night** shift *radio*')).toBe('“Night shift radio”');
    expect(postName('  ')).toBe('this post');
  });
});
