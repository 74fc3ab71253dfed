import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadPurposeId } from '../../api/sendFile.ts';
import { createUploadList, type Upload, type UploadActions } from '../../api/uploadList.ts';

export interface Uploads extends UploadActions {
  files: readonly Upload[];
}

/**
 * Files on their way to the server, each with its progress or its refusal (product S60). `purpose` is one of
 * `UploadPurpose` and does not change. Leaving the page stops what is still on its way.
 */
export function useUpload(purpose: UploadPurposeId): Uploads {
  const [list] = useState(() => createUploadList(purpose));
  const files = useSyncExternalStore(list.subscribe, list.all);
  useEffect(() => list.clear, [list]);
  const { add, remove, retry, clear } = list;
  return { files, add, remove, retry, clear };
}
