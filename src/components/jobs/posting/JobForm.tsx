import { useState } from 'react';
import { jobStepLabels, jobSteps } from '../../../domain/jobErrors.ts';
import { toldChanges } from '../../../domain/jobFacts.ts';
import type { JobValues } from '../../../domain/jobForm.ts';
import { jobPicture } from '../../../domain/jobPicture.ts';
import type { Job } from '../../../domain/jobs.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { useNow } from '../../ui/Clock.tsx';
import { EditorSteps } from '../../ui/EditorSteps.tsx';
import { JobAsidePanel } from './JobAsidePanel.tsx';
import { JobBasicsPanel, type JobBasicsPanelProps } from './JobBasicsPanel.tsx';
import { JobDescriptionPanel, type JobDescriptionPanelProps } from './JobDescriptionPanel.tsx';
import { JobPlacePanel, type JobPlacePanelProps } from './JobPlacePanel.tsx';
import { JobQuestionsPanel, type JobQuestionsPanelProps } from './JobQuestionsPanel.tsx';
import { ToldChangesDialog } from './ToldChangesDialog.tsx';
import { useJobForm } from './useJobForm.ts';

export interface JobFormProps
  extends
    Omit<JobBasicsPanelProps, 'form'>,
    Omit<JobDescriptionPanelProps, 'form'>,
    Omit<JobPlacePanelProps, 'form' | 'told'>,
    Omit<JobQuestionsPanelProps, 'form'> {
  /** What the form begins with. */
  values: JobValues;
  /** The job as it stands, when there is one. */
  job?: Job | undefined;
  /** Every change, for the draft. */
  onChange: (values: JobValues) => void;
  onSaveDraft: (values: JobValues) => void;
  /** Publishes, or saves what changed on a job that is open. */
  onPublish: (values: JobValues) => void;
  busy?: 'draft' | 'publish' | undefined;
  /** Why it was not saved. */
  error?: string | undefined;
  /** What the server refused, by field. */
  fields?: FieldErrors | undefined;
  /** The form was left from last time. */
  restored?: { onDiscard: () => void } | undefined;
}

/** A job in four steps that can be gone through in any order, beside what candidates will see (product S27). */
export function JobForm({
  values: initialValues,
  job,
  busy,
  error,
  fields,
  restored,
  ...props
}: JobFormProps) {
  const now = useNow();
  const [telling, setTelling] = useState(false);
  const isOpen = job?.status === 1;
  const { onPublish, onChange, onSaveDraft, companies, picture, newId } = props;
  const { zones, languages, countries, currencies } = props;
  const publish = (values: JobValues) => {
    const told = job && job.counts.applicants > 0 && toldChanges(job, values).length > 0;
    if (told) setTelling(true);
    else onPublish(values);
  };
  const { form, setStep, ...editor } = useJobForm({
    values: initialValues,
    now,
    applyByBefore: isOpen ? job.applyBy : undefined,
    fields,
    picture,
    busy: busy !== undefined,
    onChange,
    onSaveDraft,
    onPublish: publish,
  });
  const { values } = form;
  const told = job ? toldChanges(job, values) : [];
  const applicants = isOpen ? job.counts.applicants : 0;
  return (
    <>
      <EditorSteps
        {...editor}
        {...{ restored, busy, error, isOpen }}
        label="Job"
        steps={jobSteps}
        labels={jobStepLabels}
        onStep={setStep}
        formRef={form.form.ref}
        renderPanels={() => ({
          basics: <JobBasicsPanel {...{ form, job, companies, picture, zones }} />,
          description: <JobDescriptionPanel {...{ form, languages }} />,
          place: <JobPlacePanel {...{ form, countries, currencies }} told={applicants} />,
          questions: <JobQuestionsPanel {...{ form, newId }} />,
        })}
        renderAside={(go) => (
          <JobAsidePanel
            values={values}
            companyImage={jobPicture(values, job, companies.options).src}
            step={editor.step}
            onStep={(event) => go(event.step)}
          />
        )}
      />
      <ToldChangesDialog
        open={telling}
        changes={told}
        applicants={job?.counts.applicants ?? 0}
        onConfirm={() => {
          setTelling(false);
          onPublish(values);
        }}
        onCancel={() => setTelling(false)}
      />
    </>
  );
}
