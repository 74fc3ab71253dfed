import { refusalOf, sendImage, type UploadPurposeId } from './sendImage.ts';

export interface Upload {
  id: string;
  file: File;
  name: string;
  /** A local address of the picture; valid while it is in the list. */
  previewUrl: string;
  state: 'uploading' | 'ready' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** When ready: names the object in the write that uses it. */
  mediaKey?: string | undefined;
  /** When failed: what to tell the member. */
  error?: string | undefined;
  /** When failed: the same file may pass another time. */
  retryable?: boolean | undefined;
}

export interface UploadActions {
  add: (files: readonly File[]) => void;
  /** Stops it when it is still on its way. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  clear: () => void;
}

export interface UploadList extends UploadActions {
  /** Replaced when it changes: a snapshot for useSyncExternalStore. */
  all: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
}

/** A list of pictures that sends what is added to it. */
export function createUploadList(purpose: UploadPurposeId): UploadList {
  let uploads: readonly Upload[] = [];
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const set = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const patch = (id: string, change: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const send = async (id: string, file: File) => {
    const abort = new AbortController();
    running.set(id, abort);
    patch(id, { state: 'uploading', progress: 0, error: undefined });
    try {
      const options = { signal: abort.signal, onProgress: (progress: number) => patch(id, { progress }) };
      patch(id, { mediaKey: await sendImage(purpose, file, options), state: 'ready', progress: 1 });
    } catch (error) {
      if (!abort.signal.aborted) patch(id, { state: 'failed', ...refusalOf(error) });
    }
  };
  const forget = (gone: readonly Upload[]) => {
    for (const { id, previewUrl } of gone) {
      running.get(id)?.abort();
      running.delete(id);
      URL.revokeObjectURL(previewUrl);
    }
    set(uploads.filter((upload) => !gone.includes(upload)));
  };
  return {
    add(files) {
      const added = files.map((file): Upload => {
        const { name } = file;
        return {
          id: crypto.randomUUID(),
          file,
          name,
          previewUrl: URL.createObjectURL(file),
          state: 'uploading',
          progress: 0,
        };
      });
      set([...uploads, ...added]);
      for (const { id, file } of added) void send(id, file);
    },
    remove: (id) => forget(uploads.filter((upload) => upload.id === id)),
    retry(id) {
      const upload = uploads.find((one) => one.id === id);
      if (upload) void send(id, upload.file);
    },
    clear: () => forget(uploads),
    all: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
