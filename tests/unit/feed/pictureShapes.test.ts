import { expect, it } from 'vitest';
import { noEdits, toInput, toMediaInput, toPicture } from '../../../src/hooks/feed/compose/pictureShapes.ts';

const film = {
  mediaKey: 'post/film',
  url: '/media/post/film',
  mediaType: 1 as const,
  alt: ' A sun over a valley ',
  posterKey: 'post/still',
  posterUrl: '/media/post/still',
};

it('a video keeps its still, whatever of its post is changed', () => {
  const kept = { mediaKey: 'post/film', alt: 'A sun over a valley', posterKey: 'post/still' };
  expect(toMediaInput(film)).toEqual(kept);
  expect(toInput(toPicture(film), undefined, [film])).toEqual([kept]);
  expect(toInput({ ...toPicture(film), alt: ' ' }, undefined, [film])).toEqual([
    { mediaKey: 'post/film', posterKey: 'post/still' },
  ]);
});

it('what has not arrived is not sent', () => {
  const upload = {
    id: 'u1',
    file: new File([], 'a.jpg'),
    name: 'a.jpg',
    video: false,
    previewUrl: '',
    state: 'uploading' as const,
    progress: 0.5,
  };
  expect(toInput({ ...upload, alt: '' }, upload, noEdits.base)).toEqual([]);
});
