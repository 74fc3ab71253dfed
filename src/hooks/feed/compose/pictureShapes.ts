import type { Schemas } from '#openapi/contract.ts';
import type { Upload } from '../../../api/uploadList.ts';
import type { ComposerPicture } from '../../../components/feed/compose/ComposerPictureItem.tsx';
import { MediaType } from '../../../domain/enums.ts';

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

/** What the writer did with them. */
export interface Edits {
  /** Those that the edited post has. */
  base: readonly Media[];
  removed: readonly string[];
  alts: Readonly<Record<string, string>>;
  /** Ids in the order that the writer gave them; those that came later are at the end. */
  order: readonly string[];
  /** How many came back with the draft. */
  restored: number;
  /** Something was added, removed, moved or described by hand. */
  touched: boolean;
  /** Why some of the chosen files were not taken. */
  refused?: string | undefined;
}
export const noEdits: Edits = { base: [], removed: [], alts: {}, order: [], restored: 0, touched: false };

/** All pictures of the post in their order, the uploads among them by id, and what a draft keeps of them. */
export function arrange({ base, removed, alts, order }: Edits, files: readonly Upload[]) {
  const place = ({ id }: { id: string }) => (order.includes(id) ? order.indexOf(id) : order.length);
  const kept = base.filter(({ mediaKey }) => !removed.includes(mediaKey));
  const all = [...kept.map(toPicture), ...files.map((file): ComposerPicture => ({ ...file, alt: '' }))]
    .map((picture) => ({ ...picture, alt: alts[picture.id] ?? picture.alt }))
    .sort((one, other) => place(one) - place(other));
  const sources = new Map(files.map((upload) => [upload.id, upload]));
  const drafts = all.flatMap(({ id, alt }) => {
    const file = sources.get(id)?.file;
    return file ? [{ file, alt }] : [];
  });
  return { all, sources, drafts, videos: all.filter(({ video }) => video).length };
}

/** What `managePost` takes to keep a picture, or a video with its still. */
export function toMediaInput({
  mediaKey,
  alt = '',
  posterKey,
}: {
  mediaKey: string;
  alt?: string | undefined;
  posterKey?: string | undefined;
}): Schemas['MediaInput'] {
  return { mediaKey, ...(alt.trim() && { alt: alt.trim() }), ...(posterKey && { posterKey }) };
}

/** The same of what is being written: nothing while it has not arrived. `upload` is absent for one of `base`. */
export function toInput(
  { id, alt }: ComposerPicture,
  upload: Upload | undefined,
  base: readonly Media[],
): Schemas['MediaInput'][] {
  const { mediaKey, posterKey } = upload ?? base.find((one) => one.mediaKey === id) ?? {};
  return mediaKey ? [toMediaInput({ mediaKey, alt, posterKey })] : [];
}
