import { useEffect, useState } from 'react';
import { freshDraft, isApplyDraft, isWritten, newApplication, type ApplyValues } from '../../domain/apply.ts';
import type { Job } from '../../domain/jobs.ts';
import { useDraft } from '../site/useDraft.ts';
import { useLatest } from '../site/useLatest.ts';
import { applyDraftName } from './waitingApplications.ts';
import { useApplyFiles } from './useApplyFiles.ts';

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
