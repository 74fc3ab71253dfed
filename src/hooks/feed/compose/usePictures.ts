import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { PostFormProps } from '../../../components/feed/compose/PostForm.tsx';
import { UploadPurpose } from '../../../domain/enums.ts';
import { choosePostFiles } from '../../../domain/uploads.ts';
import { moveTo } from '../../../lib/moveTo.ts';
import { useLatest } from '../../site/useLatest.ts';
import { useUpload } from '../../site/useUpload.ts';
import { arrange, type Edits, noEdits, toInput } from './pictureShapes.ts';
import { usePictureDraft } from './usePictureDraft.ts';
import type { DraftPicture } from './draftPictures.ts';

/**
 * Which pictures of a draft fit beside those that are there, and why the others do not: something may have been chosen
 * while they were read, and the post that is edited may have got pictures elsewhere.
 */
export function fittingPictures(
  left: readonly DraftPicture[],
  present: { pictures: number; videos: number },
): { taken: DraftPicture[]; refused?: string | undefined } {
  const { taken, refused } = choosePostFiles(
    left.map(({ file }) => file),
    present,
  );
  return { taken: left.filter(({ file }) => taken.includes(file)), refused };
}

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
  const present = useLatest({ pictures: all.length - videos, videos });
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
      onMove: ({ id, to }) => change({ order: moveTo(ids, id, to - 1) }),
    },
    changed: touched,
    media: all.flatMap((picture) => toInput(picture, sources.get(picture.id), base)),
    restored: draft.ready ? restored : undefined,
    kept: draft.kept,
    reset(media = [], name) {
      draft.begin(name, (left) => {
        const { taken, refused } = fittingPictures(left, present.current);
        const ids = add(taken.map(({ file }) => file));
        const alts = Object.fromEntries(ids.map((id, index) => [id, taken[index]?.alt ?? '']));
        const back = { restored: left.length, ...(refused && { refused }) };
        setEdits((now) => ({ ...now, ...back, alts: { ...now.alts, ...alts } }));
      });
      clear();
      setEdits({ ...noEdits, base: media });
    },
  };
}
