import type { Schemas } from '#openapi/contract.ts';
import { useEffect, useRef, useState } from 'react';
import type { PostFormProps } from '../../components/feed/PostForm.tsx';
import { UploadPurpose } from '../../domain/enums.ts';
import { choosePostFiles } from '../../domain/uploads.ts';
import { moveTo } from '../../lib/moveTo.ts';
import { useUpload } from '../site/useUpload.ts';
import { arrange, noEdits, toInput, type Edits } from './pictureShapes.ts';
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
  /** How many came back with the draft; undefined while they are being read. */
  restored: number | undefined;
  /** The files are safe on this device. */
  kept: boolean;
  /** Begins anew with the pictures of a post, or with none; goes on with the draft of that name. */
  reset: (media?: readonly Media[], draft?: string) => void;
}

/** The pictures of a post that is being written: those it has already and those chosen now. */
export function usePictures(): Pictures {
  const { files, add, remove, retry, clear } = useUpload(UploadPurpose.POST);
  const [edits, setEdits] = useState(noEdits);
  const { base, removed, restored, touched, refused } = edits;
  const change = (part: Partial<Edits>) => setEdits((now) => ({ ...now, touched: true, ...part }));
  const { all, sources, videos, drafts } = arrange(edits, files);
  const draft = usePictureDraft(drafts);
  const ids = all.map((picture) => picture.id);
  const present = useRef({ pictures: 0, videos: 0 });
  useEffect(() => {
    present.current = { pictures: all.length - videos, videos };
  });
  return {
    fields: {
      pictures: all,
      notice: refused,
      onPick(event) {
        const chosen = choosePostFiles(event.files, { pictures: all.length - videos, videos });
        change({ refused: chosen.refused });
        add(chosen.taken);
      },
      onDescribe: ({ id, alt }) =>
        setEdits((now) => ({ ...now, touched: true, alts: { ...now.alts, [id]: alt } })),
      onRemove({ id }) {
        if (sources.has(id)) remove(id);
        else change({ removed: [...removed, id] });
        change({ refused: undefined });
      },
      onRetry: ({ id }) => retry(id),
      onMove: ({ id, to }) =>
        change({
          order: moveTo(ids, id, to - 1),
        }),
    },
    changed: touched,
    media: all.flatMap((picture) => toInput(picture, sources.get(picture.id), base)),
    restored: draft.ready ? restored : undefined,
    kept: draft.kept,
    reset(media = [], name) {
      draft.begin(name, (left) => {
        // Something may have been chosen while they were read, and what is edited may have got pictures elsewhere.
        const { taken, refused } = choosePostFiles(
          left.map(({ file }) => file),
          present.current,
        );
        const alts = new Map(left.map(({ file, alt }) => [file, alt]));
        const described = Object.fromEntries(
          add(taken).map((id, index) => [id, alts.get(taken[index] as File) ?? '']), // One id for each.
        );
        setEdits((now) => ({
          ...now,
          restored: left.length,
          refused: refused ?? now.refused,
          alts: { ...now.alts, ...described },
        }));
      });
      clear();
      setEdits({ ...noEdits, base: media });
    },
  };
}
