import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import type { JobEditorDialogProps } from '../../../components/jobs/posting/JobEditorDialog.tsx';
import { type JobValues, toJobRequest } from '../../../domain/jobForm.ts';
import type { Job } from '../../../domain/jobs.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { useSession } from '../../account/useSession.ts';
import { clientIdOf, forgetClientId } from '../../site/clientIds.ts';
import { readDraft } from '../../site/draftStorage.ts';
import { useDraft } from '../../site/useDraft.ts';
import { draftName, type EditorState, freshJob, isKeptJob, sending, withDraft } from './jobDraft.ts';
import { jobFailure, readJob } from './saveJob.ts';
import { useJobChoices } from './useJobChoices.ts';
import { jobEditorDialog, useJobPicture } from './jobEditorDialog.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';

interface Events {
  /** With the job, or without one for a new job. */
  open: (job: Job | undefined) => void;
  /** It could not be opened. */
  onClose: () => void;
  /** Another is asked for, or none. */
  onEnd: () => void;
}

/** Opens what the address asks for: the id of a job, or 'new'. */
function useAskedJob(asked: string | undefined, events: Events) {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (asked === undefined) return;
    let live = true;
    const show = (found: Job | undefined) => {
      if (!live) return;
      if (found === undefined || found.status <= 1) return latest.current.open(found);
      const description = 'A closed job stays as it was. Reopen it or duplicate it to change it.';
      toast({ kind: 'info', title: `${found.vacancyName} is closed`, description, about: `job ${asked}` });
      latest.current.onClose();
    };
    const fail = (error: unknown) => {
      if (!live) return;
      reportFailure('This job could not be opened', `job ${asked}`)(error);
      latest.current.onClose();
    };
    if (asked === 'new') queueMicrotask(() => show(undefined));
    else void readJob(asked).then(show, fail);
    return () => {
      live = false;
      latest.current.onEnd();
    };
  }, [asked]);
}

/**
 * Writes a job (product S27): drafts on this device, what happened elsewhere, what the server refuses. `asked` is the id of
 * a job or 'new', as the address says it; undefined while nothing is edited.
 */
export function useJobEditor(
  asked: string | undefined,
  { now, onClose, onSaved }: { now: Date; onClose: () => void; onSaved: (job: Job) => void },
): JobEditorDialogProps {
  const { userId = '', userInfo } = useSession();
  const [state, setState] = useState<EditorState>({ formKey: 0 });
  const { job, begun, value } = state;
  const choices = { ...useJobChoices(begun !== undefined), picture: useJobPicture(begun && state.formKey) };
  const draft = useDraft(draftName(job?.jobId), isKeptJob);

  const open = (opened: Job | undefined, afresh = false) => {
    const standing = freshJob(opened, { company: { id: userId, name: userInfo.name }, now });
    const left = afresh ? undefined : readDraft(userId, draftName(opened?.jobId));
    setState((now) => ({
      formKey: now.formKey + 1,
      job: opened,
      ...withDraft(standing, left, opened?.updatedAt),
    }));
  };
  useAskedJob(asked, { open, onClose, onEnd: () => setState(({ formKey }) => ({ formKey })) });

  const submit = async (values: JobValues, status: 0 | 1, basis = state.basis) => {
    const jobId = job?.jobId;
    const name = draftName(jobId);
    const clientId = clientIdOf(userId, name, JSON.stringify([status, values]));
    const busy = status === 0 ? 'draft' : 'publish';
    const sent = sending(state, values, { basis, wanted: status });
    setState({ ...sent, busy });
    try {
      const request = toJobRequest(values, status, { jobId, updatedAt: basis, clientId });
      const { message, response } = await call('addJob', request);
      forgetClientId(userId, name, clientId);
      draft.discard();
      toast({ kind: 'success', title: message, about: `job ${response.jobId}` });
      onSaved(response);
    } catch (error) {
      draft.save({ values, basis });
      setState({ ...sent, ...(await jobFailure(error, jobId)) });
    }
  };
  return jobEditorDialog({ ...state, value: value ?? begun }, choices, {
    now,
    change: setState,
    keep: (values) => draft.keep({ values, basis: state.basis }),
    save: (values) => draft.save({ values, basis: state.basis }),
    submit: (values, status, basis) => void submit(values, status, basis),
    close: onClose,
    discard() {
      draft.discard();
      onClose();
    },
    restart(opened) {
      draft.discard();
      open(opened, true);
    },
  });
}
