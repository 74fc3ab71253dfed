import { expect, it } from 'vitest';
import { fittingPictures } from '../../../src/hooks/feed/compose/usePictures.ts';

const picture = (name: string, type = 'image/jpeg') => ({ file: new File([], name, { type }), alt: name });
const left = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => picture(name));

it('a draft gives back what fits beside what is there, with its descriptions', () => {
  expect(fittingPictures(left, { pictures: 0, videos: 0 })).toEqual({ taken: left });
  expect(fittingPictures(left, { pictures: 9, videos: 0 })).toEqual({
    taken: left.slice(0, 1),
    refused: 'A post has at most ten pictures. 2 files were not added.',
  });
  expect(fittingPictures([picture('film.mp4', 'video/mp4')], { pictures: 1, videos: 0 })).toEqual({
    taken: [],
    refused: 'A post has either pictures or one video. “film.mp4” was not added.',
  });
});
