import { describe, expect, test } from 'vitest';
import { srcSetOf } from '../../../src/domain/pictures.ts';
import { choosePostFiles, uploadText } from '../../../src/domain/uploads.ts';
import { moveTo } from '../../../src/lib/moveTo.ts';

const picture = (name = 'a.png') => ({ name, type: 'image/png' });
const film = (name = 'a.mp4') => ({ name, type: 'video/mp4' });
const many = (count: number) => Array.from({ length: count }, (_, index) => picture(`${index}.png`));

describe('what fits into a post', () => {
  test('ten pictures do', () => {
    expect(choosePostFiles(many(10), { pictures: 0, videos: 0 })).toEqual({ taken: many(10) });
  });

  test('the eleventh does not, and it is said by name', () => {
    const { taken, refused } = choosePostFiles(many(11), { pictures: 0, videos: 0 });
    expect(taken).toEqual(many(10));
    expect(refused).toBe('A post has at most ten pictures. “10.png” was not added.');
    expect(choosePostFiles(many(3), { pictures: 9, videos: 0 })).toEqual({
      taken: many(1),
      refused: 'A post has at most ten pictures. 2 files were not added.',
    });
  });

  test('one video does, without pictures', () => {
    expect(choosePostFiles([film()], { pictures: 0, videos: 0 })).toEqual({ taken: [film()] });
    const both = 'A post has either pictures or one video.';
    expect(choosePostFiles([film()], { pictures: 1, videos: 0 }).refused).toContain(both);
    expect(choosePostFiles([picture()], { pictures: 0, videos: 1 })).toEqual({
      taken: [],
      refused: `${both} “a.png” was not added.`,
    });
    expect(choosePostFiles([film(), film('b.mp4')], { pictures: 0, videos: 0 }).taken).toEqual([film()]);
    expect(choosePostFiles([film(), picture()], { pictures: 0, videos: 0 }).taken).toEqual([picture()]);
  });
});

test('the words for an upload end at 100', () => {
  expect(uploadText('uploading', 0.999)).toBe('Uploading… 99 %');
  expect(uploadText('uploading', 7)).toBe('Uploading… 100 %');
});

test('an entry moves to another place', () => {
  expect(moveTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moveTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(moveTo(['a', 'b', 'c'], 'b', -3)).toEqual(['b', 'a', 'c']);
});

test('the whole picture is the last of its widths', () => {
  expect(srcSetOf({ url: '/media/post/a', widths: [320, 700] })).toBe(
    '/media/post/a?w=320 320w, /media/post/a 700w',
  );
  expect(srcSetOf({ url: '/media/post/a?expires=1&signature=s', widths: [320, 700] })).toBe(
    '/media/post/a?expires=1&signature=s&w=320 320w, /media/post/a?expires=1&signature=s 700w',
  );
  expect(srcSetOf({ url: '/media/post/a' })).toBeUndefined();
});
