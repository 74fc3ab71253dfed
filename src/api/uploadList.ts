import { isVideoFile, type UploadState } from '../domain/uploads.ts';
import type { UploadPurposeId } from './sendFile.ts';

/** What sends a file comes with the first of them: a page that only shows things does without it. */
const sender = () => import('./sendFile.ts');

async function refusal(error: unknown): Promise<{ error: string; retryable: boolean }> {
  try {
    return (await sender()).refusalOf(error);
  } catch {
    return { error: 'This file did not upload.', retryable: true };
  }
}

export interface Upload {
  id: string;
  file: File;
  name: string;
  video: boolean;
  /** A local address of the picture, or of a video's still; valid while it is in the list. Empty until there is one. */
  previewUrl: string;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  /** When ready: names the object in the write that uses it. */
  mediaKey?: string | undefined;
  /** When ready, of a video: names its still. */
  posterKey?: string | undefined;
  /** When failed: what to tell the member. */
  error?: string | undefined;
  /** When failed: the same file may pass another time. */
  retryable?: boolean | undefined;
}

export interface UploadActions {
  /** Begins to send them; gives their ids in the same order. */
  add: (files: readonly File[]) => string[];
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

/** A list of files that sends what is added to it. */
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

  const show = (id: string, poster: File) => {
    const upload = uploads.find((one) => one.id === id);
    if (!upload) return;
    if (upload.previewUrl) URL.revokeObjectURL(upload.previewUrl);
    patch(id, { previewUrl: URL.createObjectURL(poster) });
  };
  const send = async (id: string, file: File) => {
    const abort = new AbortController();
    running.set(id, abort);
    patch(id, { state: 'waiting', progress: 0, error: undefined });
    try {
      const { sendFile } = await sender();
      const sent = await sendFile(purpose, file, {
        signal: abort.signal,
        onStage: (state) => patch(id, { state }),
        onProgress: (progress) => patch(id, { progress }),
        onPoster: (poster) => show(id, poster),
      });
      patch(id, { ...sent, state: 'ready', progress: 1 });
    } catch (error) {
      const words = await refusal(error);
      if (!abort.signal.aborted) patch(id, { state: 'failed', ...words });
    }
  };
  const forget = (gone: readonly Upload[]) => {
    for (const { id, previewUrl } of gone) {
      running.get(id)?.abort();
      running.delete(id);
      if (previewUrl) URL.revokeObjectURL(previewUrl);
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
          video: isVideoFile(file),
          previewUrl: isVideoFile(file) ? '' : URL.createObjectURL(file),
          state: 'waiting',
          progress: 0,
        };
      });
      set([...uploads, ...added]);
      for (const { id, file } of added) void send(id, file);
      return added.map(({ id }) => id);
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
