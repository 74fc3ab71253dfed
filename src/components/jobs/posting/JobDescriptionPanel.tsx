import { chakra } from '@chakra-ui/react';
import { textLimits } from '../../../domain/jobErrors.ts';
import { jobLimits } from '../../../domain/jobForm.ts';
import { educationLevelLabels } from '../../../domain/jobs.ts';
import { MarkdownField } from '../../ui/MarkdownField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TagsField } from '../../ui/TagsField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { stepLine, stepLook, toOptions } from '../../ui/editorLook.ts';
import { JobLanguagesPicker, type JobLanguagesPickerProps } from './JobLanguagesPicker.tsx';
import type { JobFormState } from './useJobForm.ts';

export interface JobDescriptionPanelProps extends Pick<JobLanguagesPickerProps, 'languages'> {
  form: JobFormState;
}

const levels = toOptions(educationLevelLabels);
type LongText = 'description' | 'responsibilities' | 'requirements';

/** What the work is and what it asks for (product S27). */
export function JobDescriptionPanel({ form, languages }: JobDescriptionPanelProps) {
  const long = (name: LongText) => {
    const { onChange: _, ...text } = form.text(name);
    return {
      ...text,
      max: textLimits[name],
      onChange: (event: { text: string }) => form.set(name, event.text),
    };
  };
  return (
    <chakra.div css={stepLook}>
      <MarkdownField
        label="Description"
        required
        {...long('description')}
        rows={8}
        help="What somebody does on a usual day, and with whom. 50 characters at least."
      />
      <MarkdownField label="Responsibilities" optional {...long('responsibilities')} rows={4} />
      <MarkdownField
        label="Requirements"
        optional
        {...long('requirements')}
        rows={4}
        help="Only what is really needed: many do not apply when one line does not fit them."
      />
      <TagsField
        label="Skills"
        required
        name="skills"
        help={`Candidates see how many of them they have. Add each with Enter, ${jobLimits.skills} at most.`}
        tags={form.values.skills}
        max={jobLimits.skills}
        onChange={({ tags }) => form.set('skills', tags)}
        {...(form.errorOf('skills') && { error: form.errorOf('skills') ?? '' })}
      />
      <chakra.div css={stepLine}>
        <TextField
          label="Years of experience, at least"
          optional
          {...form.text('experienceMin')}
          inputMode="numeric"
        />
        <TextField
          label="Years of experience, at most"
          optional
          {...form.text('experienceMax')}
          inputMode="numeric"
        />
      </chakra.div>
      <chakra.div css={stepLine}>
        <SelectField
          label="Education"
          optional
          {...form.text('educationLevel')}
          options={levels}
          placeholder="Not said"
        />
      </chakra.div>
      <JobLanguagesPicker
        chosen={form.values.languages}
        languages={languages}
        error={form.errorOf('languages')}
        onChange={({ languages: next }) => form.set('languages', next)}
      />
    </chakra.div>
  );
}
