import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import {
  attendeeQuestionLabels,
  choiceLimit,
  hasChoices,
  newAttendeeQuestion,
  type AttendeeQuestionType,
} from '../../../domain/attendeeQuestions.ts';
import { eventLimits, type AttendeeQuestion } from '../../../domain/eventForm.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { stepLine, stepPart } from '../../ui/editorLook.ts';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TagsField } from '../../ui/TagsField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';

export interface EventQuestionsPickerProps {
  questions: readonly AttendeeQuestion[];
  newId: () => string;
  error?: string | undefined;
  onChange: (event: { questions: readonly AttendeeQuestion[] }) => void;
}

const types = Object.entries(attendeeQuestionLabels).map(([value, label]) => ({ value, label }));

interface QuestionProps {
  question: AttendeeQuestion;
  position: number;
  onChange: (question: AttendeeQuestion) => void;
  onRemove: () => void;
}

function Question({ question, position, onChange, onRemove }: QuestionProps) {
  const { label, type, required, options = [] } = question;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={3}
      padding={3}
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="control"
    >
      <chakra.div display="flex" alignItems="flex-end" gap={1}>
        <chakra.div flex={1} minWidth={0}>
          <TextField
            label={`Question ${position}`}
            value={label}
            maxLength={200}
            dir="auto"
            onChange={({ target }) => onChange({ ...question, label: target.value })}
          />
        </chakra.div>
        <IconButton
          label={`Remove question ${position}`}
          title="Remove"
          icon={<X aria-hidden />}
          onClick={onRemove}
        />
      </chakra.div>
      <chakra.div css={stepLine}>
        <SelectField
          label="Kind of answer"
          value={type}
          options={types}
          // One of the list.
          onChange={({ target }) => onChange({ ...question, type: target.value as AttendeeQuestionType })}
        />
      </chakra.div>
      {hasChoices(question) && (
        <TagsField
          label="Choices"
          help="Add each with Enter. Two at least."
          tags={options}
          max={choiceLimit}
          onChange={({ tags }) => onChange({ ...question, options: [...tags] })}
        />
      )}
      <CheckboxField
        label="It must be answered"
        checked={required}
        onChange={({ target }) => onChange({ ...question, required: target.checked })}
      />
    </chakra.li>
  );
}

/** Up to five questions that each attendee answers (product 3.5). */
export function EventQuestionsPicker({ questions, newId, error, onChange }: EventQuestionsPickerProps) {
  const { box } = useListFocus(questions.map(({ questionId }) => questionId).join());
  const isFull = questions.length >= eventLimits.questions;
  const set = (next: readonly AttendeeQuestion[]) => onChange({ questions: next });
  return (
    <chakra.section css={stepPart} aria-label="Questions">
      <chakra.h3 textStyle="title">Questions to attendees</chakra.h3>
      <chakra.div {...box} display="grid" gap={3} minWidth={0}>
        {questions.length > 0 && (
          <chakra.ol listStyleType="none" display="grid" gap={3} aria-label="Questions to attendees">
            {questions.map((question, index) => (
              <Question
                key={question.questionId}
                question={question}
                position={index + 1}
                onChange={(next) => set(questions.with(index, next))}
                onRemove={() => set(questions.toSpliced(index, 1))}
              />
            ))}
          </chakra.ol>
        )}
        <FieldNote id="attendee-questions-note" tone={error ? 'error' : 'help'}>
          {error ?? `Each attendee answers them with the ticket. Up to ${eventLimits.questions}.`}
        </FieldNote>
        <div>
          <Button
            variant="outline"
            name="attendeeQuestions"
            iconStart={<Plus aria-hidden />}
            aria-describedby="attendee-questions-note"
            disabled={isFull}
            onClick={() => set([...questions, newAttendeeQuestion(newId())])}
          >
            {isFull ? 'Five questions are the most' : 'Add a question'}
          </Button>
        </div>
      </chakra.div>
    </chakra.section>
  );
}
