import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  errorsByStep,
  jobErrors,
  toFormErrors,
  wrongFields,
  type JobCheck,
  type JobStep,
} from '../../domain/jobErrors.ts';
import type { JobValues } from '../../domain/jobForm.ts';
import { pictureErrors } from '../../domain/jobPicture.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { useValidatedForm, type ValidatedForm } from '../ui/useValidatedForm.ts';
import type { JobPictureUpload } from './jobPictureUpload.ts';

export type JobFormState = ValidatedForm<JobValues>;

interface Options extends Omit<JobCheck, 'publishing'> {
  values: JobValues;
  onChange: (values: JobValues) => void;
  onSaveDraft: (values: JobValues) => void;
  onPublish: (values: JobValues) => void;
  /** The picture that is chosen for it. */
  picture: Pick<JobPictureUpload, 'upload' | 'arrived'>;
  busy: boolean;
  /** What the server refused. */
  fields: FieldErrors | undefined;
}

/** The form of a job over four steps: what is wrong is counted on each, and the first one that has something is shown. */
export function useJobForm({ values: initialValues, onChange, fields, picture, busy, ...options }: Options) {
  const { now, applyByBefore, onSaveDraft, onPublish } = options;
  const [step, setStep] = useState<JobStep>('basics');
  const [seen, setSeen] = useState<FieldErrors>();
  const [refused, setRefused] = useState<FieldErrors>();
  const publishing = useRef(false);
  const check = (values: JobValues) =>
    jobErrors(values, { now, publishing: publishing.current, applyByBefore });
  const form = useValidatedForm<JobValues>({
    initialValues,
    validate: check,
    errors: refused,
    onSubmit: (values) => (publishing.current ? onPublish(values) : onSaveDraft(values)),
  });
  const { values } = form;
  if (fields !== seen) {
    setSeen(fields);
    const found = fields && toFormErrors(fields, values);
    setRefused(found);
    const first = found && errorsByStep(found).first;
    if (first) setStep(first);
  }
  useLayoutEffect(() => {
    if (values !== initialValues) onChange(values);
    // Reports what is typed; what comes back is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);
  const { arrived } = picture;
  useEffect(() => {
    if (arrived) form.change({ companyImageKey: arrived.key, companyImagePreview: arrived.previewUrl });
    // Once for each picture that has arrived.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived?.key]);
  const send = (whole: boolean) => {
    if (busy) return;
    const waiting = pictureErrors(picture.upload);
    if (waiting) {
      setStep('basics');
      setRefused(waiting);
      return;
    }
    publishing.current = whole;
    const { first } = errorsByStep(check(values));
    if (first) setStep(first);
    form.submit();
  };
  return {
    form,
    step,
    setStep,
    counts: errorsByStep(wrongFields(form.errorOf)).counts,
    onSaveDraft: () => send(false),
    onPublish: () => send(true),
  };
}
