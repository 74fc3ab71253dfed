import type { Schemas } from '#openapi/contract.ts';
import type { Upload } from '../../api/uploadList.ts';
import type { ComposerPicture } from '../../components/feed/ComposerPictureItem.tsx';
import { MediaType } from '../../domain/enums.ts';

type Media = Schemas['Media'];

/** A picture or video that the edited post has already, for the composer. */
export const toPicture = (media: Media): ComposerPicture => ({
  id: media.mediaKey,
  video: media.mediaType === MediaType.VIDEO,
  previewUrl: media.mediaType === MediaType.VIDEO ? (media.posterUrl ?? '') : media.url,
  state: 'ready',
  progress: 1,
  alt: media.alt ?? '',
});

/** What `managePost` takes of it: nothing while it has not arrived. `upload` is absent for one of `base`. */
export function toInput(
  { id, alt }: ComposerPicture,
  upload: Upload | undefined,
  base: readonly Media[],
): Schemas['MediaInput'][] {
  const mediaKey = upload ? upload.mediaKey : id;
  if (!mediaKey) return [];
  const posterKey = upload ? upload.posterKey : base.find((one) => one.mediaKey === id)?.posterKey;
  return [{ mediaKey, ...(alt.trim() && { alt: alt.trim() }), ...(posterKey && { posterKey }) }];
}
