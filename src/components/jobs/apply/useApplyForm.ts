import type { ReactNode } from 'react';
import {
  applyErrors,
  resumePlace,
  type ApplyDraft,
  type ApplyFiles,
  type ApplyValues,
} from '../../../domain/apply.ts';
import { isUnderWay } from '../../../domain/uploads.ts';
import type { Job } from '../../../domain/jobs.ts';
import type { Paper } from '../../../lib/resume/paper.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';
import type { ApplyProfileCardProps } from './ApplyProfileCard.tsx';

export interface ApplyFormProps {
  job: Job;
  /** Absent where it could not be read: without a network. */
  profile?: ApplyProfileCardProps['info'] | undefined;
  profileHref: string;
  /** The profile says too little to stand for a résumé. */
  weak?: boolean;
  paper: Paper;
  preview?: ReactNode;
  onPreview: () => void;
  initialValues: ApplyValues;
  /** By question, and of the résumé. */
  files: ApplyFiles;
  onPick: (event: { place: string; file: File }) => void;
  onRemove: (event: { place: string }) => void;
  onRetry: (event: { place: string }) => void;
  /** Why no file can be added now, in a sentence. */
  filesClosed?: string | undefined;
  /** Each change, so that nothing is lost. */
  onChange: (values: ApplyValues) => void;
  /** Called with what keeps the rules. */
  onSubmit: (draft: ApplyDraft) => void;
  onSave: () => void;
  onCancel: () => void;
  /** What is there was written before: offers to throw it away. */
  onDiscardDraft?: (() => void) | undefined;
  /** What is going on: "Sending". */
  busy?: string | undefined;
  error?: string | undefined;
  fields?: FieldErrors | undefined;
  /** The job takes no applications any more: drawn in the place of what sends it. */
  closed?: ReactNode;
  /** There is no network: it is sent later. */
  offline?: boolean;
}

/** What the form of an application knows beside its fields. */
export function useApplyForm(props: ApplyFormProps) {
  const { job, initialValues, files, busy, fields, onSubmit, onChange } = props;
  const { onPick, onRemove, onRetry, filesClosed } = props;
  const uploading = Object.values(files).some(({ state }) => isUnderWay(state));
  const form = useValidatedForm<ApplyValues & { resumeKey?: never }>({
    initialValues,
    validate: (values) => applyErrors(job, { values, files }),
    errors: fields,
    onSubmit(values) {
      if (busy === undefined && !uploading && !props.closed) onSubmit({ values, files });
    },
  });
  const change = (part: Partial<ApplyValues>) => {
    form.change(part);
    onChange({ ...form.values, ...part });
  };
  /** What was said of a missing file is over once there is one. */
  const errorOf = (field: string, place?: string) => {
    const error = form.errorOf(field as 'resumeKey'); // The names of errors are those of the contract.
    return place !== undefined && files[place]?.state === 'ready' && !fields?.[field] ? undefined : error;
  };
  const upload = (place: string) => ({
    file: files[place],
    closed: filesClosed,
    onPick: ({ file }: { file: File }) => onPick({ place, file }),
    onRemove: () => onRemove({ place }),
    onRetry: () => onRetry({ place }),
  });
  return {
    form: form.form,
    values: form.values,
    change,
    answer: (questionId: string, values: string[]) =>
      change({ answers: { ...form.values.answers, [questionId]: values } }),
    errorOf,
    upload,
    resumeUpload: upload(resumePlace),
    uploading,
  };
}
