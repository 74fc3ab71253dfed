import { useEffect, useMemo, useState } from 'react';
import {
  type ApplyFiles,
  type ApplyValues,
  freshDraft,
  isApplyDraft,
  isWritten,
  newApplication,
} from '../../../domain/apply.ts';
import type { Application, Job } from '../../../domain/jobs.ts';
import { useDraft } from '../../site/useDraft.ts';
import { useLatest } from '../../site/useLatest.ts';
import { applyDraftName } from './waitingApplications.ts';
import { UploadPurpose } from '../../../domain/enums.ts';
import { useOnline } from '../../site/useOnline.ts';
import { useUpload } from '../../site/useUpload.ts';
import type { ApplyFormProps } from '../../../components/jobs/apply/useApplyForm.ts';

export interface ApplyInput {
  job: Job;
  now: Date;
  onClose: () => void;
  /** Once it is on the server; the dialog stays until it is closed. */
  onApplied: (application: Application) => void;
}
/** What is drawn by others. */
export type ApplyDrawings = Pick<
  ApplyFormProps,
  'paper' | 'preview' | 'onPreview' | 'closed' | 'profileHref'
>;

interface Chosen {
  /** Of the upload. */
  id: string;
  /** Unix milliseconds. */
  at: number;
}

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** The files of an application, each in its place: sent as soon as they are chosen. `kept`: from last time. */
function useApplyFiles(kept: ApplyFiles) {
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

const noFiles = {};

/** What is being written for a job, kept on this device; files that have arrived are found again too (product S29). */
export function useApplyDraft(job: Job, { now, weak }: { now: Date; weak: boolean }) {
  const draft = useDraft(applyDraftName(job.jobId), isApplyDraft);
  const [left] = useState(() => {
    const found = draft.read();
    return found && freshDraft(found, now.getTime());
  });
  const [restored, setRestored] = useState(left !== undefined);
  const [typed, setTyped] = useState(left?.values);
  const [formKey, setFormKey] = useState(0);
  const [sent, setSent] = useState(false);
  const { files, clear, ...picker } = useApplyFiles(left?.files ?? noFiles);
  const values: ApplyValues = typed ?? newApplication(job, { weak });
  const written = !sent && isWritten({ values, files });
  const latest = useLatest(() => (written ? draft.keep({ values, files }) : undefined));
  // A file has come or gone.
  useEffect(() => latest.current(), [files, latest]);
  return {
    values,
    files,
    picker,
    /** Another one begins the form anew. */
    formKey,
    written,
    change(next: ApplyValues) {
      setTyped(next);
      draft.keep({ values: next, files });
    },
    save: () => (written ? draft.save({ values, files }) : undefined),
    discard: draft.discard,
    /** It is on its way: what was written is not kept any more. */
    end() {
      setSent(true);
      draft.discard();
    },
    /** It was taken back. */
    resume() {
      setSent(false);
      draft.save({ values, files });
      setFormKey(formKey + 1);
    },
    /** Of what was found from last time. */
    ...(restored && {
      onDiscardDraft() {
        draft.discard();
        clear();
        setTyped(undefined);
        setRestored(false);
        setFormKey(formKey + 1);
      },
    }),
  };
}
