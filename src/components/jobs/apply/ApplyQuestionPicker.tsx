import { chakra } from '@chakra-ui/react';
import { answerField, applyLimits, QuestionType, type JobQuestion } from '../../../domain/apply.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ApplyFilePicker, type ApplyFilePickerProps } from './ApplyFilePicker.tsx';

export interface ApplyQuestionPickerProps {
  question: JobQuestion;
  values: readonly string[];
  onChange: (event: { values: string[] }) => void;
  error?: string | undefined;
  /** Of a question that asks for a file. */
  upload: Pick<ApplyFilePickerProps, 'file' | 'closed' | 'onPick' | 'onRemove' | 'onRetry'>;
}

/** More than these would fill a phone. */
const mostCards = 5;
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The control that fits a question of HR. */
export function ApplyQuestionPicker({ question, values, onChange, error, upload }: ApplyQuestionPickerProps) {
  const { questionId, label, type, options = [], required } = question;
  const [value = ''] = values;
  const name = answerField(questionId);
  const frame = { label, name, required, optional: !required, ...(error !== undefined && { error }) };
  const choose = (text: string) => onChange({ values: text === '' ? [] : [text] });
  const text = {
    ...frame,
    value,
    dir: 'auto' as const,
    onChange: ({ target }: { target: { value: string } }) => choose(target.value),
  };
  const choices = options.map((option) => ({ value: option, label: option }));
  switch (type) {
    case QuestionType.LONG_TEXT:
      return <TextAreaField {...text} rows={4} max={applyLimits.longText} />;
    case QuestionType.NUMBER:
      return <TextField {...text} inputMode="numeric" help="A whole number." />;
    case QuestionType.YES_NO:
      return <RadioCards {...frame} options={yesNo} value={value} onChange={choose} columns="fit" />;
    case QuestionType.SINGLE:
      return options.length > mostCards ? (
        <SelectField {...text} placeholder="Choose one" options={choices} />
      ) : (
        <RadioCards {...frame} options={choices} value={value} onChange={choose} columns="fit" />
      );
    case QuestionType.MULTI:
      return (
        <Field {...frame} group="group" help="Choose all that fit.">
          {() => (
            <chakra.div display="grid" gap={2}>
              {options.map((option) => (
                <CheckboxField
                  key={option}
                  name={name}
                  label={option}
                  checked={values.includes(option)}
                  onChange={({ target }) =>
                    onChange({
                      // In the order of the question, whatever the order of the clicks.
                      values: options.filter((one) =>
                        one === option ? target.checked : values.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </chakra.div>
          )}
        </Field>
      );
    case QuestionType.FILE:
      return <ApplyFilePicker {...upload} label={label} name={name} required={required} error={error} />;
    default:
      return <TextField {...text} />;
  }
}
