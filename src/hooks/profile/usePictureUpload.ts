import { useEffect, useState } from 'react';
import type { UploadProgressProps } from '../../components/ui/UploadProgress.tsx';
import { UploadPurpose } from '../../domain/enums.ts';
import type { Member } from '../../domain/profile.ts';
import type { EditFields } from '../../domain/profileDetails.ts';
import { isUnderWay } from '../../domain/uploads.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useUpload } from '../site/useUpload.ts';
import { editMember } from './editMember.ts';
import { useProfileCache } from './useProfileCache.ts';

export type PicturePlace = 'photo' | 'cover';

export interface PictureUpload {
  send: (place: PicturePlace, file: File) => void;
  remove: (place: PicturePlace) => void;
  /** On its way, or refused. */
  upload?: UploadProgressProps & { onCancel: () => void };
}

/** Sends a cut picture and puts it into the profile. `noun` names it for the member. */
export function usePictureUpload(
  member: Member | undefined,
  noun: (place: PicturePlace) => string,
): PictureUpload {
  const cache = useProfileCache();
  const [place, setPlace] = useState<PicturePlace>('photo');
  const { files, add, clear, retry } = useUpload(UploadPurpose.PROFILE);
  const file = files.at(-1);

  const edit = async (fields: EditFields) => {
    if (!member) return;
    try {
      const { response } = await editMember(member, fields);
      // What was taken away is absent from the answer.
      cache.changeMember({
        userImage: undefined,
        companyImage: undefined,
        coverImage: undefined,
        ...response,
      });
    } catch (error) {
      reportFailure('Your picture was not changed')(error);
    }
    clear();
    cache.refresh();
  };
  const { mediaKey } = file ?? {};
  useEffect(() => {
    if (mediaKey) void edit(place === 'cover' ? { coverKey: mediaKey } : { imageKey: mediaKey });
    // Once for each file that has arrived.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mediaKey]);

  const shown = file && (file.state === 'failed' || isUnderWay(file.state));
  return {
    send(where, picture) {
      clear();
      setPlace(where);
      add([picture]);
    },
    remove: (where) => void edit({ clear: [where === 'cover' ? 'coverImage' : 'userImage'] }),
    ...(shown && {
      upload: {
        name: `Your ${noun(place)}`,
        state: file.state,
        progress: file.progress,
        error: file.error,
        onRetry: file.retryable ? () => retry(file.id) : undefined,
        onCancel: clear,
      },
    }),
  };
}
