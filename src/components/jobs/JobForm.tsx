import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { jobStepLabels, jobSteps, type JobStep } from '../../domain/jobErrors.ts';
import { toldChanges } from '../../domain/jobFacts.ts';
import type { JobValues } from '../../domain/jobForm.ts';
import { jobPicture } from '../../domain/jobPicture.ts';
import type { Job } from '../../domain/jobs.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { useNow } from '../ui/Clock.tsx';
import { EditorActions } from '../ui/EditorActions.tsx';
import { EditorTabs } from '../ui/EditorTabs.tsx';
import { JobAsidePanel } from './JobAsidePanel.tsx';
import { JobBasicsPanel, type JobBasicsPanelProps } from './JobBasicsPanel.tsx';
import { JobDescriptionPanel, type JobDescriptionPanelProps } from './JobDescriptionPanel.tsx';
import { JobDraftBanner } from './JobDraftBanner.tsx';
import { JobPlacePanel, type JobPlacePanelProps } from './JobPlacePanel.tsx';
import { JobQuestionsPanel, type JobQuestionsPanelProps } from './JobQuestionsPanel.tsx';
import { ToldChangesDialog } from './ToldChangesDialog.tsx';
import { editorColumns, editorLook } from '../ui/editorLook.ts';
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
  const id = useId();
  const [telling, setTelling] = useState(false);
  const isOpen = job?.status === 1;
  const { onPublish, onChange, onSaveDraft, companies, picture, newId } = props;
  const { zones, languages, countries, currencies } = props;
  const publish = (values: JobValues) => {
    const told = job && job.counts.applicants > 0 && toldChanges(job, values).length > 0;
    if (told) setTelling(true);
    else onPublish(values);
  };
  const { form, step, setStep, counts, mayLeave, ...send } = useJobForm({
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
  const panels: Record<JobStep, ReactNode> = {
    basics: <JobBasicsPanel {...{ form, job, companies, picture, zones }} />,
    description: <JobDescriptionPanel {...{ form, languages }} />,
    place: <JobPlacePanel {...{ form, countries, currencies }} told={isOpen ? job.counts.applicants : 0} />,
    questions: <JobQuestionsPanel {...{ form, newId }} />,
  };
  const steps = jobSteps.map((value) => ({ value, label: jobStepLabels[value], wrong: counts[value] }));
  const at = jobSteps.indexOf(step);
  const [before, next] = [jobSteps[at - 1], jobSteps[at + 1]];
  const go = (to: JobStep) => {
    setStep(to);
    document.getElementById(`${id}${to}`)?.closest('[role=dialog]')?.scrollTo({ top: 0 });
  };
  const attributes = {
    ref: form.form.ref,
    noValidate: true,
    // Enter in a field goes on once nothing is missing here; publishing is pressed.
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (next && mayLeave()) go(next);
    },
  };
  return (
    <chakra.form {...attributes} {...editorLook} data-fill="" aria-label="Job">
      <chakra.div css={editorColumns}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5} minWidth={0}>
          {restored && <JobDraftBanner {...restored} />}
          <EditorTabs steps={steps} value={step} onChange={go} panelId={`${id}${step}`} />
          {jobSteps.map((one) => (
            <div
              key={one}
              id={`${id}${one}`}
              role="tabpanel"
              aria-label={jobStepLabels[one]}
              hidden={one !== step}
            >
              {panels[one]}
            </div>
          ))}
        </chakra.div>
        <JobAsidePanel
          values={values}
          companyImage={jobPicture(values, job, companies.options).src}
          step={step}
          onStep={(event) => go(event.step)}
        />
      </chakra.div>
      <EditorActions
        next={next && jobStepLabels[next]}
        onBack={before && (() => go(before))}
        isOpen={isOpen}
        busy={busy}
        error={error}
        onSaveDraft={send.onSaveDraft}
        onPublish={send.onPublish}
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
    </chakra.form>
  );
}
