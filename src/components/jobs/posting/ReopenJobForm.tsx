import { chakra } from '@chakra-ui/react';
import type { Job } from '../../../domain/jobs.ts';
import { applyByRange, reopenErrors } from '../../../domain/postedJobs.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { useNow } from '../../ui/Clock.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface ReopenJobFormProps {
  job: Job;
  /** The last day to begin with; 30 days from now without it. */
  applyBy?: string;
  onSubmit: (values: { applyBy: string }) => void;
  onCancel: () => void;
  busy?: boolean;
  error?: string | undefined;
  fields?: FieldErrors | undefined;
}

/** The new last day of a job that is opened again. */
export function ReopenJobForm({ job, applyBy, ...props }: ReopenJobFormProps) {
  const now = useNow();
  const { first, usual, last } = applyByRange(job, now);
  const form = useValidatedForm({
    initialValues: { applyBy: applyBy ?? usual },
    validate: (values) => reopenErrors(values.applyBy, job, now),
    errors: props.fields,
    onSubmit: (values) => !props.busy && props.onSubmit(values),
  });
  return (
    <chakra.form
      {...form.form}
      data-fill=""
      aria-label="Reopen the job"
      display="flex"
      flexDirection="column"
      gap={5}
    >
      <TextField
        label="Last day to apply"
        required
        {...form.text('applyBy')}
        type="date"
        min={first}
        max={last}
        help="At most 90 days from now. The job closes by itself at the end of that day."
        data-autofocus=""
      />
      <FormActions
        onCancel={props.onCancel}
        busy={props.busy}
        error={props.error}
        label="Reopen the job"
        busyLabel="Reopening"
      />
    </chakra.form>
  );
}
