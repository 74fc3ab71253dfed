import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { jobLimits } from '../../../domain/jobForm.ts';
import {
  emptyQuestion,
  toQuestion,
  toQuestionValues,
  type JobQuestion,
  type QuestionValues,
} from '../../../domain/jobQuestions.ts';
import { moveTo } from '../../../lib/moveTo.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { useListDrag } from '../../ui/useListDrag.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { DeletedRow } from '../../ui/DeletedRow.tsx';
import { JobQuestionDialog } from './JobQuestionDialog.tsx';
import { JobQuestionItem } from './JobQuestionItem.tsx';
import { JobQuestionMenu } from './JobQuestionMenu.tsx';

export interface JobQuestionsPickerProps {
  questions: readonly JobQuestion[];
  newId: () => string;
  error?: string | undefined;
  onChange: (event: { questions: readonly JobQuestion[] }) => void;
}

const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  listStyleType: 'none',
  '& > li': {
    padding: 3,
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'control',
    bg: 'bg.surface',
  },
  '& > [data-dragging]': { opacity: 0.4 },
  '& > [data-over]': { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'accent.solid' },
} as const;

/** Up to five questions; put in order by dragging or by each one's menu, deleted with a way back. */
export function JobQuestionsPicker({ questions, newId, error, onChange }: JobQuestionsPickerProps) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(undefined);
  const [edited, setEdited] = useState<{ id: string | undefined; values: QuestionValues }>();
  const [deleted, setDeleted] = useState<{ question: JobQuestion; index: number }>();
  const [said, setSaid] = useState('');
  const set = (next: readonly JobQuestion[]) => onChange({ questions: next });
  const move = (id: string, to: number) => {
    const question = questions.find((one) => one.questionId === id);
    if (!question) return;
    moved.current = id;
    setSaid(`${question.label} is now number ${to} of ${questions.length}.`);
    set(moveTo(questions, question, to - 1));
  };
  useListDrag(
    list,
    questions.map(({ questionId }) => questionId),
    ({ id, to }) => move(id, to),
  );
  const order = questions.map(({ questionId }) => questionId).join();
  useEffect(() => {
    // A row that is put elsewhere loses the focus that its menu had just got back.
    const row = moved.current && list.current?.querySelector(`[data-drag-id="${moved.current}"]`);
    if (row) row.querySelector<HTMLElement>('button[aria-haspopup]')?.focus();
    moved.current = undefined;
  }, [order]);
  const save = (values: QuestionValues) => {
    const question = toQuestion(edited?.id ?? newId(), values);
    set(
      edited?.id
        ? questions.map((one) => (one.questionId === edited.id ? question : one))
        : [...questions, question],
    );
    setEdited(undefined);
  };
  const undo = () => {
    if (deleted) set(questions.toSpliced(deleted.index, 0, deleted.question));
    setDeleted(undefined);
  };
  const full = questions.length >= jobLimits.questions;
  return (
    <chakra.section display="grid" gap={3} aria-label="Questions">
      <chakra.h3 textStyle="title">Questions to applicants</chakra.h3>
      <chakra.p color="fg.muted">
        Each question costs applicants time. You can ask up to {jobLimits.questions}.
      </chakra.p>
      <chakra.ol ref={list} css={rows} aria-label="Questions to applicants">
        {questions.map((question, index) => (
          <li key={question.questionId} data-drag-id={question.questionId}>
            <JobQuestionItem
              question={question}
              position={index + 1}
              movable={questions.length > 1}
              actions={
                <JobQuestionMenu
                  name={question.label}
                  position={index + 1}
                  count={questions.length}
                  onEdit={() => setEdited({ id: question.questionId, values: toQuestionValues(question) })}
                  onDelete={() => {
                    setDeleted({ question, index });
                    set(questions.toSpliced(index, 1));
                  }}
                  onMove={({ to }) => move(question.questionId, to)}
                />
              }
            />
          </li>
        ))}
      </chakra.ol>
      {deleted && <DeletedRow takesFocus name={deleted.question.label} onUndo={undo} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {error && (
        <FieldNote id="questions-note" tone="error">
          {error}
        </FieldNote>
      )}
      <div>
        <Button
          variant="outline"
          name="questions"
          iconStart={<Plus aria-hidden />}
          disabled={full}
          onClick={() => setEdited({ id: undefined, values: emptyQuestion })}
        >
          {full ? 'Five questions are the most' : 'Add a question'}
        </Button>
      </div>
      <JobQuestionDialog
        values={edited?.values}
        isNew={edited?.id === undefined}
        onSave={save}
        onClose={() => setEdited(undefined)}
      />
    </chakra.section>
  );
}
