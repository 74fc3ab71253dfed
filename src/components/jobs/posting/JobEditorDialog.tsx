import { EditorDialog, type EditorDialogEvents } from '../../ui/EditorDialog.tsx';
import { useLast } from '../../ui/useLast.ts';
import { JobForm, type JobFormProps } from './JobForm.tsx';

export interface JobEditorDialogProps extends EditorDialogEvents {
  /** The form; closed without it. `formKey` changes when it begins anew. */
  form: (JobFormProps & { formKey: number }) | undefined;
}

/** A job that is written or changed, over the page of posted jobs (product S27). */
export function JobEditorDialog({ form, ...dialog }: JobEditorDialogProps) {
  const shown = useLast(form);
  const job = shown?.job;
  return (
    <EditorDialog
      {...dialog}
      open={form !== undefined}
      title={job ? `Edit ${job.vacancyName}` : 'New job'}
      what="job"
      busy={form?.busy !== undefined}
      public={job?.status === 1 ? 'Candidates see the job as it was.' : undefined}
    >
      {shown && <JobForm {...shown} key={shown.formKey} />}
    </EditorDialog>
  );
}
