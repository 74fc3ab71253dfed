import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { JobEditorDialogProps } from '../../../components/jobs/posting/JobEditorDialog.tsx';
import type { JobFormProps } from '../../../components/jobs/posting/JobForm.tsx';
import { jobErrors } from '../../../domain/jobErrors.ts';
import { jobDifferences } from '../../../domain/jobFacts.ts';
import { type JobValues, sameJob, toJobValues } from '../../../domain/jobForm.ts';
import { pictureErrors } from '../../../domain/jobPicture.ts';
import type { Job } from '../../../domain/jobs.ts';
import type { EditorState } from './jobDraft.ts';
import type { JobChoices } from './useJobChoices.ts';
import type { JobPictureUpload } from '../../../components/jobs/posting/jobPictureUpload.ts';
import { UploadPurpose } from '../../../domain/enums.ts';
import type { CropArea } from '../../../lib/cropArea.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { useLatest } from '../../site/useLatest.ts';
import { useUpload } from '../../site/useUpload.ts';

/** Enough for a picture that is shown as large as a thumb, also where every point is three. */
const longestSide = 1024;

/**
 * The picture that is chosen for a job: cut on this device and sent at once (product S27). `form` says which form it is
 * for, undefined while there is none; another one begins without it.
 */
export function useJobPicture(form: number | undefined): JobPictureUpload {
  const { files, add, clear, retry } = useUpload(UploadPurpose.PROFILE);
  const [chosen, setChosen] = useState<{ file: File; src: string }>();
  const [cutting, setCutting] = useState(false);
  /** A data URL of what was cut, and the form that it was cut for. */
  const [cut, setCut] = useState<{ form: number | undefined; previewUrl: string }>();
  const latest = useLatest(form);

  const src = chosen?.src;
  // Also when the page is left with the picture still being cut.
  useEffect(() => (src === undefined ? undefined : () => URL.revokeObjectURL(src)), [src]);
  useEffect(
    () => () => {
      clear();
      setChosen(undefined);
    },
    [form, clear],
  );
  const send = async (area: CropArea) => {
    if (!chosen) return;
    setCutting(true);
    try {
      const [{ cutImage }, { smallImage }] = await Promise.all([
        import('../../../lib/cutImage.ts'),
        import('../../../lib/smallImage.ts'),
      ]);
      const file = await cutImage(chosen.file, area, longestSide);
      const previewUrl = await smallImage(file);
      if (latest.current === form) {
        clear();
        setCut({ form, previewUrl });
        add([file]);
      }
    } catch (error) {
      reportFailure('This picture cannot be opened')(error);
    }
    setCutting(false);
    setChosen(undefined);
  };
  const upload = cut?.form === form ? files.at(-1) : undefined;
  const { mediaKey } = upload ?? {};
  return {
    upload,
    arrived: mediaKey && cut ? { key: mediaKey, previewUrl: cut.previewUrl } : undefined,
    crop: chosen && {
      src: chosen.src,
      busy: cutting,
      onCancel: () => setChosen(undefined),
      onCrop: (area) => void send(area),
    },
    onPick: ({ file }) => setChosen({ file, src: URL.createObjectURL(file) }),
    onCancel: clear,
    onRetry: () => upload && retry(upload.id),
  };
}

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
