import { useEffect } from 'react';
import {
  errorsByStep,
  jobErrors,
  stepOf,
  toFormErrors,
  wrongFields,
  type JobCheck,
  type JobStep,
} from '../../../domain/jobErrors.ts';
import type { JobValues } from '../../../domain/jobForm.ts';
import { pictureErrors } from '../../../domain/jobPicture.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { useEditorForm } from '../../ui/useEditorForm.ts';
import type { ValidatedForm } from '../../ui/useValidatedForm.ts';
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
export function useJobForm({ now, applyByBefore, picture, ...options }: Options) {
  const editor = useEditorForm<JobValues, JobStep>({
    ...options,
    begin: 'basics',
    check: (values, publishing) => jobErrors(values, { now, publishing, applyByBefore }),
    stepOf,
    firstOf: (errors) => errorsByStep(errors).first,
    toFormErrors,
    waiting: () => pictureErrors(picture.upload),
  });
  const { form } = editor;
  const { arrived } = picture;
  useEffect(() => {
    if (arrived) form.change({ companyImageKey: arrived.key, companyImagePreview: arrived.previewUrl });
    // Once for each picture that has arrived.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived?.key]);
  return { ...editor, counts: errorsByStep(wrongFields(form.errorOf)).counts };
}
