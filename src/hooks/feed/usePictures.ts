import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { ComposerPicture } from '../../components/feed/ComposerPictureItem.tsx';
import type { PostFormProps } from '../../components/feed/PostForm.tsx';
import { MediaType, UploadPurpose } from '../../domain/enums.ts';
import { choosePostFiles } from '../../domain/uploads.ts';
import { moveTo } from '../../lib/moveTo.ts';
import { useUpload } from '../site/useUpload.ts';
import { toInput, toPicture } from './pictureShapes.ts';
import { usePictureDraft } from './usePictureDraft.ts';

type Media = Schemas['Media'];

/** The part of the form that shows them. */
type PictureFields = Pick<
  PostFormProps,
  'pictures' | 'onPick' | 'onDescribe' | 'onRemove' | 'onRetry' | 'onMove' | 'notice'
>;

export interface Pictures {
  fields: PictureFields;
  /** Something was added, removed, moved or described since `reset`. */
  changed: boolean;
  /** What `managePost` takes: those that have arrived, in their order. */
  media: Schemas['MediaInput'][];
  /** How many came back with the draft. */
  restored: number;
  /** The files are safe on this device. */
  kept: boolean;
  /** Begins anew with the pictures of a post, or with none; goes on with the draft of that name. */
  reset: (media?: readonly Media[], draft?: string) => void;
  discardDraft: (draft: string) => void;
}

interface Edits {
  base: readonly Media[];
  removed: readonly string[];
  alts: Readonly<Record<string, string>>;
  /** Ids in the order that the writer gave them; those that came later are at the end. */
  order: readonly string[];
  restored: number;
  refused?: string | undefined;
}
const none: Edits = { base: [], removed: [], alts: {}, order: [], restored: 0 };

/** The pictures of a post that is being written: those it has already and those chosen now. */
export function usePictures(): Pictures {
  const { files, add, remove, retry, clear } = useUpload(UploadPurpose.POST);
  const [edits, setEdits] = useState(none);
  const { base, removed, alts, order, restored, refused } = edits;
  const change = (part: Partial<Edits>) => setEdits((now) => ({ ...now, ...part }));
  const place = ({ id }: { id: string }) => (order.includes(id) ? order.indexOf(id) : order.length);
  const kept = base.filter(({ mediaKey }) => !removed.includes(mediaKey));
  const all = [...kept.map(toPicture), ...files.map((file): ComposerPicture => ({ ...file, alt: '' }))]
    .map((picture) => ({ ...picture, alt: alts[picture.id] ?? picture.alt }))
    .sort((one, other) => place(one) - place(other));
  const sources = new Map(files.map((upload) => [upload.id, upload]));
  const draft = usePictureDraft(
    all.flatMap(({ id, alt }) => {
      const file = sources.get(id)?.file;
      return file ? [{ file, alt }] : [];
    }),
  );
  const filming = kept.filter(({ mediaType }) => mediaType === MediaType.VIDEO).length;
  const videos = filming + files.filter(({ video }) => video).length;
  return {
    fields: {
      pictures: all,
      notice: refused,
      onPick(event) {
        const chosen = choosePostFiles(event.files, { pictures: all.length - videos, videos });
        change({ refused: chosen.refused });
        add(chosen.taken);
      },
      onDescribe: ({ id, alt }) => setEdits((now) => ({ ...now, alts: { ...now.alts, [id]: alt } })),
      onRemove({ id }) {
        if (sources.has(id)) remove(id);
        else change({ removed: [...removed, id] });
        change({ refused: undefined });
      },
      onRetry: ({ id }) => retry(id),
      onMove: ({ id, to }) =>
        change({
          order: moveTo(
            all.map((picture) => picture.id),
            id,
            to - 1,
          ),
        }),
    },
    changed: files.length + removed.length + order.length + Object.keys(alts).length > 0,
    media: all.flatMap((picture) => toInput(picture, sources.get(picture.id), base)),
    restored,
    kept: draft.kept,
    reset(media = [], name) {
      draft.begin(name, (left) => {
        const ids = add(left.map(({ file }) => file));
        const described = Object.fromEntries(ids.map((id, index) => [id, left[index]?.alt ?? '']));
        setEdits((now) => ({ ...now, restored: left.length, alts: { ...now.alts, ...described } }));
      });
      clear();
      setEdits({ ...none, base: media });
    },
    discardDraft: draft.discard,
  };
}
