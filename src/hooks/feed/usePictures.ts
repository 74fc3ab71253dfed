import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { ComposerPicture } from '../../components/feed/ComposerPictureItem.tsx';
import type { PostFormProps } from '../../components/feed/PostForm.tsx';
import { UploadPurpose } from '../../domain/enums.ts';
import { useUpload } from '../site/useUpload.ts';

type Media = Schemas['Media'];

/** The part of the form that shows them. */
type PictureFields = Pick<PostFormProps, 'pictures' | 'onPick' | 'onDescribe' | 'onRemove' | 'onRetry'>;

export interface Pictures {
  fields: PictureFields;
  /** Something was added, removed or described since `reset`. */
  changed: boolean;
  /** What `managePost` takes: those that have arrived, in their order. */
  media: Schemas['MediaInput'][];
  /** Begins anew with the pictures of a post, or with none. */
  reset: (media?: readonly Media[]) => void;
}

const toPicture = (media: Media): ComposerPicture => ({
  id: media.mediaKey,
  previewUrl: media.url,
  state: 'ready',
  progress: 1,
  alt: media.alt ?? '',
});

/** The pictures of a post that is being written: those it has already, then those chosen now. */
export function usePictures(): Pictures {
  const { files, add, remove, retry, clear } = useUpload(UploadPurpose.POST);
  const [base, setBase] = useState<readonly Media[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const describe = (picture: ComposerPicture) => ({ ...picture, alt: alts[picture.id] ?? picture.alt });
  const kept = base.filter(({ mediaKey }) => !removed.includes(mediaKey));
  const all = [...kept.map(toPicture), ...files.map((file): ComposerPicture => ({ ...file, alt: '' }))].map(
    describe,
  );
  const keys = new Map(files.map(({ id, mediaKey }) => [id, mediaKey]));
  return {
    fields: {
      pictures: all,
      onPick: (event) => add(event.files),
      onDescribe: ({ id, alt }) => setAlts({ ...alts, [id]: alt }),
      onRemove({ id }) {
        if (keys.has(id)) remove(id);
        else setRemoved([...removed, id]);
      },
      onRetry: ({ id }) => retry(id),
    },
    changed: files.length > 0 || removed.length > 0 || Object.keys(alts).length > 0,
    media: all.flatMap(({ id, alt }) => {
      const mediaKey = keys.has(id) ? keys.get(id) : id;
      return mediaKey ? [{ mediaKey, ...(alt.trim() && { alt: alt.trim() }) }] : [];
    }),
    reset(media = []) {
      clear();
      setBase(media);
      setRemoved([]);
      setAlts({});
    },
  };
}
