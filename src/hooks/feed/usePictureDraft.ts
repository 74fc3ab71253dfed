import { useEffect, useRef, useState } from 'react';
import { useSession } from '../account/useSession.ts';
import { readDraftPictures, writeDraftPictures, type DraftPicture } from './draftPictures.ts';

export interface PictureDraft {
  /** The files are safe: they come back with the draft. */
  kept: boolean;
  /** Goes on with what was left under this name; without a name nothing is kept from now on. */
  begin: (name: string | undefined, take: (pictures: DraftPicture[]) => void) => void;
  discard: (name: string) => void;
}

/** Keeps the files of the post that is being written on this device, after each change (product S20, drafts). */
export function usePictureDraft(pictures: readonly DraftPicture[]): PictureDraft {
  const { userId = '' } = useSession();
  const [name, setName] = useState<string>();
  const [kept, setKept] = useState(true);
  const turn = useRef(0);
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  const mark = pictures
    .map(({ file, alt }) => `${file.name}/${file.size}/${file.lastModified}/${alt}`)
    .join('\n');
  useEffect(() => {
    if (name === undefined) return;
    void writeDraftPictures(userId, name, latest.current).then(setKept);
  }, [userId, name, mark]);
  return {
    kept,
    begin(next, take) {
      const mine = ++turn.current;
      setName(undefined);
      if (next === undefined) return;
      void readDraftPictures(userId, next).then((left) => {
        if (mine !== turn.current) return;
        if (left.length > 0) take(left);
        setName(next);
      });
    },
    discard(old) {
      void writeDraftPictures(userId, old, []);
    },
  };
}
