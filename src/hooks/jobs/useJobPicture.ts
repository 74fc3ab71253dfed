import { useEffect, useState } from 'react';
import type { JobPictureUpload } from '../../components/jobs/jobPictureUpload.ts';
import { UploadPurpose } from '../../domain/enums.ts';
import type { CropArea } from '../../lib/cropArea.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useLatest } from '../site/useLatest.ts';
import { useUpload } from '../site/useUpload.ts';

/** Enough for a picture that is shown as large as a thumb, also where every point is three. */
const longestSide = 1024;

/**
 * The picture that is chosen for a job: cut on this device and sent at once (product S27). `form` says which form it is
 * for, undefined while there is none; another one begins without it.
 */
export function useJobPicture(form: number | undefined): JobPictureUpload {
  const { files, add, clear, retry } = useUpload(UploadPurpose.PROFILE);
  const [chosen, setChosen] = useState<{ file: File; src: string }>();
  const [cutting, setCutting] = useState(false);
  /** A data URL of what was cut, and the form that it was cut for. */
  const [cut, setCut] = useState<{ form: number | undefined; previewUrl: string }>();
  const latest = useLatest(form);

  const src = chosen?.src;
  // Also when the page is left with the picture still being cut.
  useEffect(() => (src === undefined ? undefined : () => URL.revokeObjectURL(src)), [src]);
  useEffect(
    () => () => {
      clear();
      setChosen(undefined);
    },
    [form, clear],
  );
  const send = async (area: CropArea) => {
    if (!chosen) return;
    setCutting(true);
    try {
      const [{ cutImage }, { smallImage }] = await Promise.all([
        import('../../lib/cutImage.ts'),
        import('../../lib/smallImage.ts'),
      ]);
      const file = await cutImage(chosen.file, area, longestSide);
      const previewUrl = await smallImage(file);
      if (latest.current === form) {
        clear();
        setCut({ form, previewUrl });
        add([file]);
      }
    } catch (error) {
      reportFailure('This picture cannot be opened')(error);
    }
    setCutting(false);
    setChosen(undefined);
  };
  const upload = cut?.form === form ? files.at(-1) : undefined;
  const { mediaKey } = upload ?? {};
  return {
    upload,
    arrived: mediaKey && cut ? { key: mediaKey, previewUrl: cut.previewUrl } : undefined,
    crop: chosen && {
      src: chosen.src,
      busy: cutting,
      onCancel: () => setChosen(undefined),
      onCrop: (area) => void send(area),
    },
    onPick: ({ file }) => setChosen({ file, src: URL.createObjectURL(file) }),
    onCancel: clear,
    onRetry: () => upload && retry(upload.id),
  };
}
