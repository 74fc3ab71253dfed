import { useState } from 'react';
import type { QuestionValues } from '../../../domain/jobQuestions.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { JobQuestionForm } from './JobQuestionForm.tsx';

export interface JobQuestionDialogProps {
  /** What the form begins with; closed without it. */
  values: QuestionValues | undefined;
  isNew: boolean;
  onSave: (values: QuestionValues) => void;
  onClose: () => void;
}

/** A question that is added or changed. */
export function JobQuestionDialog({ values, isNew, onSave, onClose }: JobQuestionDialogProps) {
  // While the dialog leaves, what it says stays.
  const [last, setLast] = useState({ values, isNew });
  if (values && values !== last.values) setLast({ values, isNew });
  const shown = values ? { values, isNew } : last;
  return (
    <Dialog
      open={values !== undefined}
      onClose={onClose}
      onBack={onClose}
      title={shown.isNew ? 'Add a question' : 'Edit the question'}
      description="Applicants answer it when they apply."
    >
      {shown.values && <JobQuestionForm values={shown.values} onSubmit={onSave} onCancel={onClose} />}
    </Dialog>
  );
}
