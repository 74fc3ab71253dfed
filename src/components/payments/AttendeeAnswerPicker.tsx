import { chakra } from '@chakra-ui/react';
import type { AttendeeQuestion } from '../../domain/orderForm.ts';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { Field } from '../ui/Field.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';

export interface AttendeeAnswerPickerProps {
  question: AttendeeQuestion;
  /** In the form's data. */
  name: string;
  values: readonly string[];
  onChange: (event: { values: string[] }) => void;
  error?: string | undefined;
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The control that fits a question of the organiser. */
export function AttendeeAnswerPicker({ question, name, values, onChange, error }: AttendeeAnswerPickerProps) {
  const { label, type, options = [], required } = question;
  const [value = ''] = values;
  const frame = { label, name, required, optional: !required, ...(error !== undefined && { error }) };
  const choose = (text: string) => onChange({ values: text === '' ? [] : [text] });
  const text = {
    ...frame,
    value,
    dir: 'auto' as const,
    onChange: ({ target }: { target: { value: string } }) => choose(target.value),
  };
  switch (type) {
    case 'LONG_TEXT':
      return <TextAreaField {...text} rows={3} max={1000} />;
    case 'NUMBER':
      return <TextField {...text} inputMode="decimal" />;
    case 'YES_NO':
      return <RadioCards {...frame} options={yesNo} value={value} onChange={choose} columns="fit" />;
    case 'SINGLE':
      return (
        <SelectField
          {...text}
          placeholder="Choose one"
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'MULTI':
      return (
        <Field {...frame} group="group" help="Choose all that fit.">
          {() => (
            <chakra.div display="grid" gap={1}>
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
    case 'TEXT':
      return <TextField {...text} />;
  }
}
