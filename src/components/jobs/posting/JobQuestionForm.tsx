import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import {
  hasKnockout,
  hasOptions,
  knockoutChoices,
  optionLimit,
  questionErrors,
  questionTypeLabels,
  type QuestionType,
  type QuestionValues,
} from '../../../domain/jobQuestions.ts';
import { formFields } from '../../../theme/recipes/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { useValidatedForm, type ValidatedForm } from '../../ui/useValidatedForm.ts';
import { toOptions } from '../../ui/editorLook.ts';

export interface JobQuestionFormProps {
  values: QuestionValues;
  onSubmit: (values: QuestionValues) => void;
  onCancel: () => void;
  busy?: boolean;
  /** Why it was not taken. */
  error?: string;
}

const types = toOptions(questionTypeLabels);

function Options({ form }: { form: ValidatedForm<QuestionValues> }) {
  const { options } = form.values;
  const { box } = useListFocus(String(options.length));
  const error = form.errorOf('options');
  return (
    <chakra.fieldset {...box} display="grid" gap={2} minWidth={0} aria-describedby={error && 'options-note'}>
      <chakra.legend textStyle="label" mb={1.5}>
        Answers to choose from
      </chakra.legend>
      <chakra.ol listStyleType="none" display="grid" gap={2}>
        {options.map((option, index) => (
          // An answer has no name of its own but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <chakra.li key={index} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap={1}>
            <TextField
              label={`Answer ${index + 1}`}
              labelHidden
              placeholder={`Answer ${index + 1}`}
              name="options"
              value={option}
              dir="auto"
              onChange={({ target }) => form.set('options', options.with(index, target.value))}
            />
            <IconButton
              label={`Remove answer ${index + 1}`}
              icon={<X aria-hidden />}
              disabled={options.length <= 2}
              onClick={() => form.set('options', options.toSpliced(index, 1))}
            />
          </chakra.li>
        ))}
      </chakra.ol>
      {error && (
        <FieldNote id="options-note" tone="error">
          {error}
        </FieldNote>
      )}
      {options.length < optionLimit && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            iconStart={<Plus aria-hidden />}
            onClick={() => form.set('options', [...options, ''])}
          >
            Add an answer
          </Button>
        </div>
      )}
    </chakra.fieldset>
  );
}

/** What is asked, which kind of answer fits, and whether one answer is asked for (product 3.6). */
export function JobQuestionForm({ values, onSubmit, onCancel, busy = false, error }: JobQuestionFormProps) {
  const form = useValidatedForm<QuestionValues>({
    initialValues: values,
    validate: questionErrors,
    onSubmit,
  });
  const { onSubmit: submit, ...attributes } = form.form;
  const { type } = form.values;
  return (
    <chakra.form
      {...attributes}
      onSubmit={(event) => {
        // It stands in a dialog over the form of the job, which is not sent with it.
        event.stopPropagation();
        submit(event);
      }}
      data-fill=""
      aria-label="Question"
      display="flex"
      flexDirection="column"
      gap={5}
      css={formFields}
    >
      <TextAreaField label="Question" required {...form.text('label')} rows={2} max={200} dir="auto" />
      <SelectField
        label="Kind of answer"
        required
        name="type"
        value={String(type)}
        options={types}
        // One of the list.
        onChange={({ target }) => form.set('type', Number(target.value) as QuestionType)}
      />
      {hasOptions(type) && <Options form={form} />}
      <CheckboxField
        label="It must be answered"
        name="required"
        checked={form.values.required}
        onChange={({ target }) => form.set('required', target.checked)}
      />
      {hasKnockout(type) && (
        <SelectField
          label="Answer asked for"
          optional
          {...form.text('knockoutAnswer')}
          options={knockoutChoices(form.values)}
          placeholder="Any answer is fine"
          help="Other answers are marked for you. Nobody is rejected by it, and applicants do not see what you ask for: you decide."
        />
      )}
      <FormActions onCancel={onCancel} busy={busy} error={error} label="Save question" />
    </chakra.form>
  );
}
