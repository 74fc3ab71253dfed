import { chakra } from '@chakra-ui/react';
import type { ImportRow } from '../../../lib/resume/importCompare.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ImportFilePicker } from './ImportFilePicker.tsx';
import { ImportPanel } from './ImportPanel.tsx';

export type ImportStep =
  | { status: 'choose'; busy?: boolean; error?: string | undefined }
  | { status: 'review'; rows: readonly ImportRow[]; chosen: ReadonlySet<string> }
  | { status: 'saving'; done: number; total: number }
  | { status: 'done'; saved: number; failures: readonly { id: string; title: string; message: string }[] };

export interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  step: ImportStep;
  onFile: (event: { file: File }) => void;
  onChoose: (event: { id: string; chosen: boolean }) => void;
  /** Back to another file. */
  onBack: () => void;
  onSave: () => void;
  /** Saves what has failed once more. */
  onRetry: () => void;
}

const things = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

function summary(rows: readonly ImportRow[]): string {
  const count = (state: ImportRow['state']) => rows.filter((row) => row.state === state).length;
  const parts = [
    [count('new'), 'new'],
    [count('differs'), 'that differ from yours'],
    [count('same'), 'that you have'],
    [count('invalid'), 'that cannot be added'],
  ] as const;
  const said = parts.flatMap(([number, word]) => (number > 0 ? `${number} ${word}` : []));
  return said.length > 0 ? `${said.join(', ')}.` : 'There is nothing in this file that a profile has.';
}

function Body({ step, onFile, onChoose }: Pick<ImportDialogProps, 'step' | 'onFile' | 'onChoose'>) {
  switch (step.status) {
    case 'choose':
      return <ImportFilePicker onFile={onFile} busy={step.busy ?? false} error={step.error} />;
    case 'review':
      return (
        <chakra.div display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
          <chakra.p role="status">{summary(step.rows)}</chakra.p>
          <ImportPanel rows={step.rows} chosen={step.chosen} onChoose={onChoose} />
        </chakra.div>
      );
    case 'saving':
      return (
        <ProgressBar
          label={`Saving ${step.done} of ${things(step.total)}`}
          value={(step.done / Math.max(1, step.total)) * 100}
        />
      );
    case 'done':
      return (
        <chakra.div display="grid" gap={4}>
          <Notice tone={step.failures.length > 0 ? 'warning' : 'success'}>
            {things(step.saved)} saved to your profile.
            {step.failures.length > 0 && ` ${things(step.failures.length)} could not be saved:`}
          </Notice>
          {step.failures.length > 0 && (
            <chakra.ul listStyleType="none" display="grid" gap={3}>
              {step.failures.map(({ id, title, message }) => (
                <li key={id}>
                  <chakra.bdi fontWeight="semibold" overflowWrap="anywhere">
                    {title}
                  </chakra.bdi>
                  <chakra.p color="fg.muted">{message}</chakra.p>
                </li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
      );
    default: {
      const forgotten: never = step;
      return forgotten;
    }
  }
}

/** Brings a profile in from a file: choose it, look through what it would change, save what is wanted (product S44). */
export function ImportDialog({
  open,
  onClose,
  step,
  onFile,
  onChoose,
  onBack,
  onSave,
  onRetry,
}: ImportDialogProps) {
  const saving = step.status === 'saving';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import to your profile"
      size="lg"
      busy={saving}
      step={step.status}
      footer={
        step.status === 'review' ? (
          <>
            <Button variant="outline" onClick={onBack}>
              Another file
            </Button>
            {step.chosen.size > 0 ? (
              <Button onClick={onSave}>Save {things(step.chosen.size)}</Button>
            ) : (
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
            )}
          </>
        ) : step.status === 'done' ? (
          <>
            {step.failures.length > 0 && (
              <Button variant="outline" onClick={onRetry}>
                Try again
              </Button>
            )}
            <Button onClick={onClose}>Done</Button>
          </>
        ) : (
          <Button variant="outline" onClick={onClose} disabled={saving}>
            Cancel
          </Button>
        )
      }
    >
      <Body step={step} onFile={onFile} onChoose={onChoose} />
    </Dialog>
  );
}
