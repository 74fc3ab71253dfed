import { chakra } from '@chakra-ui/react';
import {
  sendingErrors,
  verificationLimits,
  verificationNeeds,
  type VerificationEntry,
} from '../../../domain/verification.ts';
import { isUnderWay } from '../../../domain/uploads.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { formatMoney } from '../../../lib/money.ts';
import { formFields } from '../../../theme/recipes/dialog.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';
import { VerificationFilePicker, type VerificationFilePickerProps } from './VerificationFilePicker.tsx';

export interface VerificationFormProps extends Omit<VerificationFilePickerProps, 'error' | 'busy'> {
  item: VerificationEntry;
  /** Called when there is at least one file, all have arrived, and the member agrees. */
  onSubmit: () => void;
  onCancel: () => void;
  busy?: boolean;
  failure?: { message: string; fields?: FieldErrors | undefined } | undefined;
}

/** What the server said that belongs to no field in sight. */
function messageOf(failure: VerificationFormProps['failure']): string | undefined {
  const { transactionId, ...fields } = failure?.fields ?? {};
  return transactionId ?? (Object.keys(fields).length === 0 ? failure?.message : undefined);
}

/** Files for a verifier, with what becomes of them (product S53). */
export function VerificationForm({
  item,
  onSubmit,
  onCancel,
  busy = false,
  failure,
  ...picker
}: VerificationFormProps) {
  const { files } = picker;
  const arrived = files.filter(({ state }) => state === 'ready').map(({ id }) => id);
  const uploading = files.some(({ state }) => isUnderWay(state));
  const { form, values, set, errorOf } = useValidatedForm<{ files: string; consent: boolean }>({
    // The files are not the form's own: the name is for their errors.
    initialValues: { files: '', consent: false },
    validate: ({ consent }) => sendingErrors({ files: arrived, consent }),
    errors: failure?.fields,
    onSubmit: () => {
      if (!busy && !uploading) onSubmit();
    },
  });
  // That there is none is over with the first; what the server refused is over when its failure is.
  const filesError = files.length === 0 || failure?.fields?.files ? errorOf('files') : undefined;
  const message = messageOf(failure);
  return (
    <chakra.form
      {...form}
      aria-label="Verification"
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
      css={formFields}
    >
      {item.reason && (
        <Notice tone="warning" title="Sent back">
          {item.reason}
        </Notice>
      )}
      <chakra.p>{verificationNeeds[item.documentType]}</chakra.p>
      <VerificationFilePicker {...picker} error={filesError} busy={busy} />
      {item.files.length > 0 && (
        <chakra.p textStyle="small" color="fg.muted">
          New files take the place of what you sent before.
        </chakra.p>
      )}
      <CheckboxField
        label="A verifier may look at these files"
        help={`Nobody else sees them. They are deleted ${verificationLimits.keptDays} days after the decision.`}
        name="consent"
        required
        checked={values.consent}
        onChange={({ target }) => set('consent', target.checked)}
        {...(errorOf('consent') && { error: errorOf('consent') ?? '' })}
      />
      {item.fee > 0 && (
        <chakra.p>
          The check costs <b>{formatMoney({ amount: item.fee, currency: item.currency })}</b>, all included.
        </chakra.p>
      )}
      <FormActions
        {...{ error: message, onCancel, busy }}
        waiting={uploading && 'Files are on their way'}
        label="Send to the verifier"
        busyLabel="Sending"
      />
    </chakra.form>
  );
}
