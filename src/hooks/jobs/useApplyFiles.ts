import { useMemo, useState } from 'react';
import type { ApplyFiles } from '../../domain/apply.ts';
import { UploadPurpose } from '../../domain/enums.ts';
import { useOnline } from '../site/useOnline.ts';
import { useUpload } from '../site/useUpload.ts';

interface Chosen {
  /** Of the upload. */
  id: string;
  /** Unix milliseconds. */
  at: number;
}

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** The files of an application, each in its place: sent as soon as they are chosen. `kept`: from last time. */
export function useApplyFiles(kept: ApplyFiles) {
  const online = useOnline();
  const { files: uploads, add, remove, retry, clear } = useUpload(UploadPurpose.RESUME);
  const [stored, setStored] = useState(kept);
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  const files = useMemo(() => {
    const all: Record<string, ApplyFiles[string]> = { ...stored };
    for (const [place, { id, at }] of Object.entries(chosen)) {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) continue;
      const { name, state, progress, error, retryable, mediaKey } = upload;
      all[place] = { name, state, progress, error, retryable, mediaKey, at };
    }
    return all;
  }, [stored, chosen, uploads]);
  const forget = (place: string) => {
    const before = chosen[place];
    if (before) remove(before.id);
    setStored(without(stored, place));
    setChosen(without(chosen, place));
  };
  return {
    files,
    filesClosed: online ? undefined : 'You are offline. A file can be added once you are back.',
    onPick({ place, file }: { place: string; file: File }) {
      forget(place);
      const [id] = add([file]);
      if (id) setChosen({ ...without(chosen, place), [place]: { id, at: Date.now() } });
    },
    onRemove: ({ place }: { place: string }) => forget(place),
    onRetry({ place }: { place: string }) {
      const upload = chosen[place];
      if (upload) retry(upload.id);
    },
    /** Begins anew. */
    clear() {
      clear();
      setStored({});
      setChosen({});
    },
  };
}
