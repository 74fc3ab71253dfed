import { chakra } from '@chakra-ui/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Failure } from '../../ui/listState.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ApplyDonePanel, type ApplyDonePanelProps } from './ApplyDonePanel.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import type { ApplyFormProps } from './useApplyForm.ts';

export type ApplyStage =
  | { step: 'loading' }
  | { step: 'error'; error: Failure; onRetry: () => void }
  /** `formKey`: another one begins the form anew. */
  | { step: 'form'; formKey: number; form: Omit<ApplyFormProps, 'onCancel' | 'onSave'> }
  | { step: 'done'; done: Omit<ApplyDonePanelProps, 'onClose' | 'vacancyName' | 'companyName' | 'href'> };

export interface ApplyDialogProps {
  open: boolean;
  vacancyName: string;
  companyName: string;
  /** Of the list of applications. */
  applicationsHref: string;
  stage: ApplyStage;
  /** Away without a word: nothing would be lost, or it was kept. */
  onClose: () => void;
  onSave: () => void;
  /** Asks first where something was written. */
  onCancel: () => void;
  /** The question whether to throw away what was written. */
  leaving: { open: boolean; onDiscard: () => void; onStay: () => void };
}

function Stage({ stage, onClose, onSave, onCancel, ...job }: ApplyDialogProps) {
  const { vacancyName, companyName, applicationsHref: href } = job;
  switch (stage.step) {
    case 'loading':
      return (
        <chakra.div display="grid" gap={6} minHeight="24rem" alignContent="start">
          <VisuallyHidden role="status">Loading</VisuallyHidden>
          <Skeleton shape="box" height="9rem" />
          <Skeleton lines={4} height="2.75rem" />
        </chakra.div>
      );
    case 'error':
      return <ErrorState error={stage.error} onRetry={stage.onRetry} />;
    case 'form':
      return <ApplyForm key={stage.formKey} {...stage.form} {...{ onSave, onCancel }} />;
    case 'done':
      return <ApplyDonePanel {...stage.done} {...{ vacancyName, companyName, href, onClose }} />;
    default: {
      const forgotten: never = stage;
      return forgotten;
    }
  }
}

/** Applies for a job (product S29): a dialog, on phones a sheet. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { open, vacancyName, companyName, stage, onClose, onSave, onCancel, leaving } = props;
  const writing = stage.step === 'form';
  return (
    <>
      <Dialog
        open={open}
        onClose={writing ? onCancel : onClose}
        title={writing || stage.step === 'loading' ? `Apply: ${vacancyName}` : 'Application'}
        description={writing ? <span dir="auto">{companyName}</span> : undefined}
        busy={writing && stage.form.busy !== undefined}
        step={stage.step}
      >
        <Stage {...props} />
      </Dialog>
      <ConfirmDialog
        open={leaving.open}
        title="Throw away what you wrote?"
        confirmLabel="Throw away"
        cancelLabel="Keep writing"
        danger
        otherAction={{ label: 'Save for later', onClick: onSave }}
        onConfirm={leaving.onDiscard}
        onCancel={leaving.onStay}
      >
        Saved for later, it is kept on this device and is there when you apply again.
      </ConfirmDialog>
    </>
  );
}
