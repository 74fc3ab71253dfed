import { UploadPurpose } from '../../domain/enums.ts';
import { useSession } from '../account/useSession.ts';
import { useOnline } from './useOnline.ts';
import { useUpload } from './useUpload.ts';

/** One document, sent as soon as it is chosen; another one takes its place. `mediaKey` once it has arrived. */
export function useAttachment() {
  const { isLoggedIn } = useSession();
  const online = useOnline();
  const { files, add, clear, retry } = useUpload(UploadPurpose.DOCUMENT);
  const file = files.at(-1);
  const offline = online ? undefined : 'You are offline. A file can be attached once you are back.';
  return {
    mediaKey: file?.mediaKey,
    clear,
    picker: {
      file,
      closed: isLoggedIn
        ? offline
        : 'Only members can attach a file. Log in first; what you typed stays here.',
      onPick: ({ file: chosen }: { file: File }) => {
        clear();
        add([chosen]);
      },
      onRemove: clear,
      onRetry: () => file && retry(file.id),
    },
  };
}
