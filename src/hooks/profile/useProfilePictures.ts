import { useEffect, useState } from 'react';
import type { PictureCropDialogProps } from '../../components/profile/PictureCropDialog.tsx';
import type { PictureMenuProps } from '../../components/profile/PictureMenu.tsx';
import { type Member, pictureOf } from '../../domain/profile.ts';
import { isOrganisation } from '../../domain/roles.ts';
import type { CropArea } from '../../lib/cropArea.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';
import type { UploadProgressProps } from '../../components/ui/UploadProgress.tsx';
import { UploadPurpose } from '../../domain/enums.ts';
import type { EditFields } from '../../domain/profileDetails.ts';
import { isUnderWay } from '../../domain/uploads.ts';
import { useUpload } from '../site/useUpload.ts';
import { editMember } from './sections/smallEdits.ts';
import { useProfileCache } from './useProfileCache.ts';

type PicturePlace = 'photo' | 'cover';

interface PictureUpload {
  send: (place: PicturePlace, file: File) => void;
  remove: (place: PicturePlace) => void;
  /** On its way, or refused. */
  upload?: UploadProgressProps & { onCancel: () => void };
}

/** Sends a cut picture and puts it into the profile. `noun` names it for the member. */
function usePictureUpload(member: Member | undefined, noun: (place: PicturePlace) => string): PictureUpload {
  const cache = useProfileCache();
  const [place, setPlace] = useState<PicturePlace>('photo');
  const { files, add, clear, retry } = useUpload(UploadPurpose.PROFILE);
  const file = files.at(-1);

  const edit = async (where: PicturePlace, fields: EditFields) => {
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
      reportFailure('Your picture was not changed', `picture ${where}`)(error);
    }
    clear();
    cache.refresh();
  };
  const { mediaKey } = file ?? {};
  useEffect(() => {
    if (mediaKey) void edit(place, place === 'cover' ? { coverKey: mediaKey } : { imageKey: mediaKey });
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
    remove: (where) => void edit(where, { clear: [where === 'cover' ? 'coverImage' : 'userImage'] }),
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

export interface ProfilePictures extends Pick<PictureUpload, 'upload'> {
  photo: PictureMenuProps;
  cover: PictureMenuProps;
  crop: PictureCropDialogProps;
}

/** Photo or logo, and cover: chosen, cut on this device, sent, and put into the profile (product S44). */
export function useProfilePictures(member: Member | undefined): ProfilePictures {
  const [chosen, setChosen] = useState<{ place: PicturePlace; file: File; src: string }>();
  const [cutting, setCutting] = useState(false);
  const company = isOrganisation(member?.userType ?? 1);
  const noun = (place: PicturePlace) => (place === 'cover' ? 'cover' : company ? 'logo' : 'photo');
  const { send, remove, upload } = usePictureUpload(member, noun);

  const src = chosen?.src;
  // Also when the page is left with the picture still being cut.
  useEffect(() => (src === undefined ? undefined : () => URL.revokeObjectURL(src)), [src]);
  const close = () => setChosen(undefined);
  const cut = async (area: CropArea) => {
    if (!chosen) return;
    setCutting(true);
    try {
      const { cutImage } = await import('../../lib/cutImage.ts');
      send(chosen.place, await cutImage(chosen.file, area));
    } catch (error) {
      reportFailure('This picture cannot be opened', `picture ${chosen.place}`)(error);
    }
    setCutting(false);
    close();
  };
  const menu = (place: PicturePlace, filled: boolean): PictureMenuProps => ({
    noun: noun(place),
    filled,
    onPick: ({ file }) => setChosen({ place, file, src: URL.createObjectURL(file) }),
    onRemove: () => remove(place),
  });
  return {
    photo: menu('photo', Boolean(member && pictureOf(member))),
    cover: menu('cover', Boolean(member?.coverImage)),
    crop: {
      noun: noun(chosen?.place ?? 'photo'),
      src,
      round: !company,
      wide: chosen?.place === 'cover',
      busy: cutting,
      onCancel: close,
      onCrop: (area) => void cut(area),
    },
    ...(upload && { upload }),
  };
}
