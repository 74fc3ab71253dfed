import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ResumeRule, type ApplyValues } from '../../../domain/apply.ts';
import type { Paper } from '../../../lib/resume/paper.ts';
import { RadioCards, type RadioCardOption } from '../../ui/RadioCards.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { ApplyFilePicker, type ApplyFilePickerProps } from './ApplyFilePicker.tsx';

type Choice = ApplyValues['resume'];

export interface ApplyResumePickerProps extends Pick<
  ApplyFilePickerProps,
  'file' | 'closed' | 'onPick' | 'onRemove' | 'onRetry' | 'error'
> {
  /** Contract: ResumeRule; without one there is nothing to choose. */
  rule: 1 | 2;
  value: Choice;
  onChange: (event: { resume: Choice }) => void;
  /** The profile says too little to stand for a résumé. */
  weak?: boolean;
  paper: Paper;
  /** The pages that would be made, once they were asked for. */
  preview?: ReactNode;
  onPreview: () => void;
}

/** Whether a résumé goes along, and which: a file, or a PDF of the profile (product S29). */
export function ApplyResumePicker(props: ApplyResumePickerProps) {
  const { rule, value, onChange, weak = false, paper, preview, onPreview, ...upload } = props;
  const required = rule === ResumeRule.REQUIRED;
  const options: RadioCardOption<Choice>[] = [
    ...(required
      ? []
      : [{ value: 'none' as const, label: 'No résumé', description: 'Your profile goes along alone.' }]),
    {
      value: 'made',
      label: 'Make one from my profile',
      description:
        weak && required
          ? 'Your profile says too little for one yet.'
          : `A PDF on ${paper} pages, without your phone and e-mail.`,
      disabled: weak && required,
    },
    { value: 'file', label: 'Upload a file', description: 'PDF, DOCX or ODT.' },
  ];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <RadioCards
        label="Résumé"
        // Beside a file of its own, the field of the error is the file's.
        name={value === 'file' ? 'resume' : 'resumeKey'}
        required={required}
        optional={!required}
        options={options}
        value={value}
        onChange={(resume) => onChange({ resume })}
        columns={1}
        {...(value !== 'file' && upload.error !== undefined && { error: upload.error })}
      />
      {value === 'file' && <ApplyFilePicker {...upload} label="Your résumé" name="resumeKey" required />}
      {value === 'made' && (
        <>
          <TextButton aria-expanded={preview !== undefined} onClick={onPreview}>
            {preview === undefined ? 'Look at the pages' : 'Hide the pages'}
          </TextButton>
          {preview !== undefined && (
            <chakra.div
              // The pages scroll by themselves: a keyboard must get there.
              tabIndex={0}
              role="region"
              aria-label="Pages of the résumé"
              maxHeight="22rem"
              overflowY="auto"
              padding={3}
              bg="bg.sunken"
              borderRadius="control"
            >
              {preview}
            </chakra.div>
          )}
        </>
      )}
    </chakra.div>
  );
}
