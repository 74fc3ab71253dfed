import type { ComposerPicture } from '../../src/components/feed/compose/ComposerPictureItem.tsx';
import { pictures } from '../fixtures/pictures.ts';

/** A picture in the composer, arrived and described, unless said otherwise. */
export const makeComposerPicture = (changes: Partial<ComposerPicture> = {}): ComposerPicture => ({
  id: 'p1',
  name: 'isar.png',
  previewUrl: pictures.valley.url,
  state: 'ready',
  progress: 1,
  alt: pictures.valley.alt,
  ...changes,
});
