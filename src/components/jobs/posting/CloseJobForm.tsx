import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { closeChoices, closeErrors, closeLimit, neutralMessage, people } from '../../../domain/postedJobs.ts';
import type { CloseValues } from '../../../domain/postedJobs.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { formFields } from '../../../theme/recipes/dialog.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface CloseJobFormProps {
  values: CloseValues;
  /** Applicants without an answer. */
  unanswered: number;
  /** As it stands under the message. */
  companyName: string;
  onSubmit: (values: CloseValues) => void;
  onCancel: () => void;
  busy?: boolean;
  error?: string | undefined;
  fields?: FieldErrors | undefined;
}

/** Why a job closes, and what the applicants who have no answer yet are told (product S26, D7). */
export function CloseJobForm({
  values: initialValues,
  unanswered,
  companyName,
  ...props
}: CloseJobFormProps) {
  const form = useValidatedForm<CloseValues>({
    initialValues,
    validate: closeErrors,
    errors: props.fields,
    onSubmit: (values) => !props.busy && props.onSubmit(values),
  });
  const id = useId();
  const { closeReason, sends, messageToCandidates } = form.values;
  const wrong = form.errorOf('closeReason');
  const told = sends && messageToCandidates.trim() ? messageToCandidates.trim() : neutralMessage;
  return (
    <chakra.form
      {...form.form}
      data-fill=""
      aria-label="Close the job"
      display="flex"
      flexDirection="column"
      gap={5}
      css={formFields}
    >
      <RadioCards
        label="Why does it close?"
        required
        name="closeReason"
        columns={1}
        options={closeChoices}
        value={closeReason || undefined}
        onChange={(value) => form.set('closeReason', value)}
        {...(wrong && { error: wrong })}
      />
      {unanswered > 0 && (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
          <CheckboxField
            label={`Send the closing message to ${people(unanswered)}`}
            help={
              sends
                ? undefined
                : 'They are still told that the position is closed, in one neutral sentence: nobody is left without an answer.'
            }
            name="sends"
            checked={sends}
            onChange={({ target }) => form.set('sends', target.checked)}
          />
          {sends && (
            <TextAreaField
              label="Message"
              {...form.text('messageToCandidates')}
              max={closeLimit}
              rows={4}
              dir="auto"
              help="Everyone who has no answer yet reads the same words."
            />
          )}
          <chakra.section aria-labelledby={id}>
            <chakra.h3 id={id} textStyle="label" mb={1.5}>
              What they read
            </chakra.h3>
            <chakra.div padding={3} borderRadius="control" bg="bg.sunken" overflowWrap="anywhere">
              <chakra.p textStyle="caption" color="fg.muted">
                Position closed · {companyName}
              </chakra.p>
              <chakra.p whiteSpace="pre-line" dir="auto">
                {told}
              </chakra.p>
            </chakra.div>
          </chakra.section>
        </chakra.div>
      )}
      <FormActions
        onCancel={props.onCancel}
        busy={props.busy}
        error={props.error}
        label="Close the job"
        busyLabel="Closing"
      />
    </chakra.form>
  );
}
