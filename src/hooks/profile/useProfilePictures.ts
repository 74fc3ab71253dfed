import { useEffect, useState } from 'react';
import type { PictureCropDialogProps } from '../../components/profile/PictureCropDialog.tsx';
import type { PictureMenuProps } from '../../components/profile/PictureMenu.tsx';
import { pictureOf, type Member } from '../../domain/profile.ts';
import { isOrganisation } from '../../domain/roles.ts';
import type { CropArea } from '../../lib/cropArea.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { usePictureUpload, type PicturePlace, type PictureUpload } from './usePictureUpload.ts';

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
      reportFailure('This picture cannot be opened')(error);
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
