import { chakra } from '@chakra-ui/react';
import { textLimits } from '../../../domain/jobErrors.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { stepLine, stepLook, stepPart } from '../../ui/editorLook.ts';
import { JobQuestionsPicker } from './JobQuestionsPicker.tsx';
import type { JobFormState } from './useJobForm.ts';

export interface JobQuestionsPanelProps {
  form: JobFormState;
  /** Makes the id of a new question. */
  newId: () => string;
}

const resumes = [
  { value: '1', label: 'Optional', description: 'Applicants may add one.' },
  { value: '2', label: 'Required', description: 'Nobody applies without.' },
  { value: '0', label: 'Not taken', description: 'The profile and the answers are enough.' },
] as const;
type Rule = (typeof resumes)[number]['value'];

/** What applicants send along, and how long it is kept (product S27). */
export function JobQuestionsPanel({ form, newId }: JobQuestionsPanelProps) {
  const { values } = form;
  const wrong = form.errorOf('resumeRequired');
  return (
    <chakra.div css={stepLook}>
      <JobQuestionsPicker
        questions={values.questions}
        newId={newId}
        error={form.errorOf('questions')}
        onChange={({ questions }) => form.set('questions', questions)}
      />
      <chakra.section css={stepPart} aria-label="What is sent along">
        <RadioCards
          label="Résumé"
          name="resumeRequired"
          options={resumes}
          value={resumes.find(({ value }) => value === values.resumeRequired)?.value}
          onChange={(value: Rule) => form.set('resumeRequired', value)}
          columns={1}
          {...(wrong && { error: wrong })}
        />
        <TextAreaField
          label="Consent text"
          optional
          {...form.text('consentText')}
          max={textLimits.consentText}
          help="Applicants agree to it. Without it they read how long you keep their application."
          dir="auto"
        />
        <chakra.div css={stepLine}>
          <TextField
            label="Days to keep applications"
            {...form.text('retentionDays')}
            inputMode="numeric"
            help="So long after the job has closed, applications are deleted. 30 to 730."
          />
        </chakra.div>
      </chakra.section>
    </chakra.div>
  );
}
