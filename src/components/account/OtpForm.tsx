import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { otpErrors } from '../../domain/accountForms.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { OtpField } from '../ui/OtpField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { generalMessage, otpFields, type FormFailure } from './formFailure.ts';
import { ResendActions, type ResendActionsProps } from './ResendActions.tsx';

export interface OtpFormProps extends ResendActionsProps {
  /** Where the code went, masked. */
  sentTo: string;
  /** At six digits by itself, or by the button. */
  onVerify: (event: { otp: string }) => void;
  busy?: boolean;
  failure?: FormFailure | undefined;
  /** While registering: the number was wrong. */
  onChangeNumber?: (() => void) | undefined;
}

/** A one-time code (specification 5, product S04). */
export function OtpForm({
  sentTo,
  onVerify,
  busy = false,
  failure,
  onChangeNumber,
  ...resend
}: OtpFormProps) {
  const errors = useMemo(() => otpFields(failure), [failure]);
  const { form, values, set, errorOf } = useValidatedForm({
    initialValues: { otp: '' },
    validate: otpErrors,
    errors,
    onSubmit: ({ otp }) => !busy && onVerify({ otp }),
  });
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  useLayoutEffect(() => {
    // The next digit that is typed begins the code anew.
    if (errors?.otp) input.current?.select();
  }, [errors]);
  const message = generalMessage(failure, errors);
  return (
    <chakra.form {...form} aria-label="One-time code" display="grid" gap={5}>
      <OtpField
        label="Code"
        name="otp"
        help={`Six digits, sent to ${sentTo}. Good for 10 minutes.`}
        value={values.otp}
        onChange={(otp) => set('otp', otp)}
        onComplete={(otp) => !busy && onVerify({ otp })}
        error={errorOf('otp')}
        ref={input}
        required
      />
      {message && <Notice tone="danger">{message}</Notice>}
      <Button type="submit" size="lg" fullWidth busy={busy} busyLabel="Checking the code">
        Verify
      </Button>
      <ResendActions {...resend} onChangeNumber={onChangeNumber} />
    </chakra.form>
  );
}
