import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReportForm, type ReportFormProps } from './ReportForm.tsx';

const secrets = {
  post: 'The author does not learn who reported it.',
  comment: 'The author does not learn who reported it.',
  job: 'Who posted it does not learn who reported it.',
  event: 'Who organises it does not learn who reported it.',
  member: 'They do not learn who reported them.',
  message: 'Who wrote it does not learn who reported it.',
  'live room': 'The host does not learn who reported it.',
  recording: 'The host does not learn who reported it.',
};

export interface ReportDialogProps extends Pick<ReportFormProps, 'onSubmit' | 'busy' | 'error' | 'fields'> {
  /** What is reported, and who wrote it or is it; closed without one. */
  target: { kind: keyof typeof secrets; author: Pick<Schemas['Author'], 'userName'> } | undefined;
  /** The member reported it before: the server's sentence, with the date. */
  known?: string;
  onClose: () => void;
}

/** Reports a post, a comment, a job, an event, a live room, a recording, a member or a message. */
export function ReportDialog({ target, known, onClose, busy = false, ...form }: ReportDialogProps) {
  // While the dialog leaves, what it says stays.
  const [last, setLast] = useState(target);
  if (target && (target.kind !== last?.kind || target.author !== last.author)) setLast(target);
  const title = `Report this ${last?.kind ?? 'post'}`;
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      onBack={onClose}
      title={title}
      form={known ? 'card' : 'sheet'}
      busy={busy}
      description={known ? undefined : secrets[last?.kind ?? 'post']}
      footer={known ? <Button onClick={onClose}>Close</Button> : undefined}
    >
      {known ? (
        <Notice>{known}</Notice>
      ) : (
        <ReportForm {...form} authorName={last?.author.userName ?? ''} busy={busy} onCancel={onClose} />
      )}
    </Dialog>
  );
}
