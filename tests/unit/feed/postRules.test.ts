import { describe, expect, it } from 'vitest';
import { commentError } from '../../../src/domain/comments.ts';
import { postErrors } from '../../../src/domain/posts.ts';

describe('rules of a post', () => {
  it('asks for text or a picture', () => {
    expect(postErrors({ text: ' ', alts: [] })).toEqual({ text: 'Please write something or add a picture.' });
    expect(postErrors({ text: '', alts: [''] })).toEqual({});
    expect(postErrors({ text: 'Hello', alts: [] })).toEqual({});
  });

  it('counts characters, not UTF-16 units', () => {
    expect(postErrors({ text: '🎉'.repeat(3000), alts: [] })).toEqual({});
    expect(postErrors({ text: 'x'.repeat(3001), alts: [] })).toEqual({
      text: 'A post has at most 3000 characters.',
    });
  });

  it('takes ten pictures with descriptions of 1500 characters', () => {
    expect(postErrors({ text: '', alts: Array.from({ length: 10 }, () => 'x'.repeat(1500)) })).toEqual({});
    expect(postErrors({ text: '', alts: Array.from({ length: 11 }, () => '') })).toEqual({
      media: 'A post has at most ten pictures.',
    });
    expect(postErrors({ text: '', alts: ['x'.repeat(1501)] })).toEqual({
      media: 'A description has at most 1500 characters.',
    });
  });
});

describe('rules of a comment', () => {
  it('has 1 to 1000 characters', () => {
    expect(commentError('  ')).toBe('Please write a comment.');
    expect(commentError('x'.repeat(1000))).toBeUndefined();
    expect(commentError('x'.repeat(1001))).toBe('A comment has at most 1000 characters.');
  });
});
