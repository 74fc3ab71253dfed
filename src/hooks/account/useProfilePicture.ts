import { UploadPurpose } from '../../domain/enums.ts';
import { useUpload } from '../site/useUpload.ts';

/** One picture or logo, sent as soon as it is chosen; another one takes its place. `imageKey` once it has arrived. */
export function useProfilePicture() {
  const { files, add, clear, retry } = useUpload(UploadPurpose.PROFILE);
  const picture = files.at(-1);
  return {
    imageKey: picture?.mediaKey,
    picker: {
      picture,
      capture: matchMedia('(pointer: coarse)').matches,
      onPick: ({ file }: { file: File }) => {
        clear();
        add([file]);
      },
      onRemove: clear,
      onRetry: () => picture && retry(picture.id),
    },
  };
}
