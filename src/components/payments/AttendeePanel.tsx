import { chakra } from '@chakra-ui/react';
import {
  answerField,
  emailField,
  nameField,
  type AttendeeQuestion,
  type OrderValues,
  type Seat,
} from '../../domain/orderForm.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AttendeeAnswerPicker } from './AttendeeAnswerPicker.tsx';

/** A field of text by its name, as the form gives it. */
export type TextOf = (field: string) => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  error?: string;
};

export interface AttendeePanelProps {
  seat: Seat;
  /** "Ticket 2 of 3". */
  title: string;
  questions: readonly AttendeeQuestion[];
  values: OrderValues;
  text: TextOf;
  errorOf: (field: string) => string | undefined;
  onAnswer: (field: string, values: readonly string[]) => void;
  /** Fills in whoever buys. */
  onMe?: (() => void) | undefined;
}

/** Who comes with one ticket, and what the organiser asks about them. */
export function AttendeePanel({ seat, title, questions, values, onMe, ...form }: AttendeePanelProps) {
  return (
    <chakra.fieldset display="grid" gap={3} minWidth={0}>
      <chakra.legend width="full" mb={2}>
        <chakra.span display="flex" alignItems="baseline" justifyContent="space-between" gap={3}>
          <chakra.span minWidth={0} overflowWrap="anywhere" fontWeight="semibold">
            {title}
            <chakra.span fontWeight="regular" color="fg.muted">
              {' '}
              · <bdi>{seat.packageName}</bdi>
            </chakra.span>
          </chakra.span>
          {onMe && (
            <chakra.span flexShrink={0} textStyle="small">
              <TextButton onClick={onMe}>Same as me</TextButton>
            </chakra.span>
          )}
        </chakra.span>
      </chakra.legend>
      <chakra.div
        display="grid"
        gap={3}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <TextField label="Name" required maxLength={100} dir="auto" {...form.text(nameField(seat))} />
        <TextField label="E-mail" optional type="email" {...form.text(emailField(seat))} />
      </chakra.div>
      {questions.map((question) => {
        const field = answerField(seat, question.questionId);
        return (
          <AttendeeAnswerPicker
            key={question.questionId}
            question={question}
            name={field}
            values={values[field] ?? []}
            onChange={({ values: given }) => form.onAnswer(field, given)}
            error={form.errorOf(field)}
          />
        );
      })}
    </chakra.fieldset>
  );
}
