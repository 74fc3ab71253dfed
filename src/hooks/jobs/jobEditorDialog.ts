import type { Dispatch, SetStateAction } from 'react';
import type { JobEditorDialogProps } from '../../components/jobs/JobEditorDialog.tsx';
import type { JobFormProps } from '../../components/jobs/JobForm.tsx';
import { jobErrors } from '../../domain/jobErrors.ts';
import { jobDifferences } from '../../domain/jobFacts.ts';
import { sameJob, toJobValues, type JobValues } from '../../domain/jobForm.ts';
import { pictureErrors } from '../../domain/jobPicture.ts';
import type { Job } from '../../domain/jobs.ts';
import type { EditorState } from './jobDraft.ts';
import type { JobChoices } from './useJobChoices.ts';

interface EditorActions {
  now: Date;
  change: Dispatch<SetStateAction<EditorState>>;
  keep: (values: JobValues) => void;
  save: (values: JobValues) => void;
  submit: (values: JobValues, status: 0 | 1, basis?: string) => void;
  close: () => void;
  discard: () => void;
  /** The form anew, with a job as it stands and without what was left of it. */
  restart: (job: Job | undefined) => void;
}

/** The state of the editor as its dialog takes it. */
export function jobEditorDialog(
  state: EditorState,
  choices: JobChoices & Pick<JobFormProps, 'picture'>,
  actions: EditorActions,
): JobEditorDialogProps {
  const { job, begun, value, fresh, restored, latest, formKey } = state;
  // Left now, a picture that is on its way would be lost.
  const waiting = pictureErrors(choices.picture.upload);
  const edited = fresh !== undefined && value !== undefined && !sameJob(fresh, value);
  const changed = waiting !== undefined || edited;
  const isOpen = job?.status === 1;
  const leaveDraft = () => {
    if (!value) return;
    const wrong = isOpen ? {} : jobErrors(value, { now: actions.now, publishing: false });
    const fields = { ...wrong, ...waiting };
    if (Object.keys(fields).length > 0) actions.change((before) => ({ ...before, asking: false, fields }));
    else if (isOpen) {
      actions.save(value);
      actions.close();
    } else actions.submit(value, 0);
  };
  return {
    form: begun && {
      ...choices,
      formKey,
      values: begun,
      job,
      busy: state.busy,
      error: state.error,
      fields: state.fields,
      restored: restored ? { onDiscard: () => actions.restart(job) } : undefined,
      onChange(values) {
        actions.change((before) => ({ ...before, value: values, restored: false }));
        actions.keep(values);
      },
      onSaveDraft: (values) => actions.submit(values, 0),
      onPublish: (values) => actions.submit(values, 1),
    },
    asking: state.asking ?? false,
    onClose: () => (changed ? actions.change((before) => ({ ...before, asking: true })) : actions.discard()),
    onKeepEditing: () => actions.change((before) => ({ ...before, asking: false })),
    onLeaveDraft: leaveDraft,
    onDiscard: actions.discard,
    stale: latest &&
      value && {
        differences: jobDifferences(value, toJobValues(latest)),
        onKeepMine: () => actions.submit(value, state.wanted ?? 0, latest.updatedAt),
        onTakeTheirs: () => actions.restart(latest),
        onClose: () => actions.change((before) => ({ ...before, latest: undefined })),
      },
  };
}
