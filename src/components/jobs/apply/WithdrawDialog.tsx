import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { applyLimits } from '../../../domain/apply.ts';
import type { Application } from '../../../domain/jobs.ts';
import { lengthOf } from '../../../lib/lengthOf.ts';
import { formActions } from '../../../theme/recipes/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useLast } from '../../ui/useLast.ts';

export interface WithdrawDialogProps {
  /** Closed without one. */
  application: Application | undefined;
  /** `reason`: without blanks around it; empty when none was given. */
  onWithdraw: (event: { application: Application; reason: string }) => void;
  onClose: () => void;
  busy?: boolean;
  error?: string | undefined;
}

/** Contract: ChangeApplicationRequest. */
const tooLong = 'A reason has at most 500 characters.';

function Reason({
  application,
  onWithdraw,
  onClose,
  busy = false,
  error,
}: Required<Pick<WithdrawDialogProps, 'onWithdraw' | 'onClose'>> & {
  application: Application;
  busy?: boolean;
  error?: string | undefined;
}) {
  const [reason, setReason] = useState('');
  const wrong = lengthOf(reason.trim()) > applyLimits.reason;
  return (
    <chakra.form
      aria-label="Withdraw"
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong && !busy) onWithdraw({ application, reason: reason.trim() });
      }}
    >
      <p>
        {application.job.companyName} sees that you withdrew. You can apply again as long as the job is open.
      </p>
      <TextAreaField
        label="Reason"
        optional
        max={applyLimits.reason}
        help={`${application.job.companyName} reads it.`}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        dir="auto"
        {...(wrong && { error: tooLong })}
      />
      <chakra.div css={formActions}>
        {error && (
          <div data-part="say">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <Button variant="outline" onClick={onClose} disabled={busy} data-autofocus="">
          Keep it
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Withdrawing">
          Withdraw
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** Asks before an application is withdrawn (product S31). */
export function WithdrawDialog({ application, onClose, busy = false, ...form }: WithdrawDialogProps) {
  const last = useLast(application);
  return (
    <Dialog
      open={application !== undefined}
      onClose={onClose}
      onBack={onClose}
      title="Withdraw your application?"
      description={<span dir="auto">{last?.job.vacancyName}</span>}
      size="sm"
      form="card"
      busy={busy}
    >
      {last && <Reason key={last.applicationId} {...form} {...{ application: last, onClose, busy }} />}
    </Dialog>
  );
}
