import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../account/useSession.ts';
import type { DraftPicture } from './draftPictures.ts';

/** Most visits to a feed write nothing, so its code comes with the first post. */
const storage = () => import('./draftPictures.ts');
/** False when they could not be kept. */
export const writePictures = (
  userId: string,
  name: string,
  pictures: readonly DraftPicture[],
): Promise<boolean> =>
  storage().then(
    ({ writeDraftPictures }) => writeDraftPictures(userId, name, pictures),
    () => false,
  );

export interface PictureDraft {
  /** The files are safe: they come back with the draft. */
  kept: boolean;
  /** What was left has been read. */
  ready: boolean;
  /** Goes on with what was left under this name; without a name nothing is kept from now on. */
  begin: (name: string | undefined, take: (pictures: DraftPicture[]) => void) => void;
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
    const keep = async () => setKept(await writePictures(userId, name, latest.current));
    void keep();
  }, [userId, name, mark]);
  return {
    kept,
    ready: name !== undefined,
    begin(next, take) {
      const mine = ++turn.current;
      setName(undefined);
      const go = async () => {
        if (next === undefined) return;
        const left = await storage().then(
          ({ readDraftPictures }) => readDraftPictures(userId, next),
          () => [],
        );
        if (mine !== turn.current) return;
        if (left.length > 0) take(left);
        setName(next);
      };
      void go();
    },
  };
}
