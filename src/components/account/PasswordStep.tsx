import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { passwordHint } from '../../domain/passwordHint.ts';
import { secretErrors, type SignupSecrets } from '../../domain/signup.ts';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { generalMessage, type FormFailure } from './formFailure.ts';

export type LegalText = 'terms' | 'privacy';

export interface PasswordStepProps {
  /** What was entered before going back and forth; it never leaves the memory of the page. */
  secrets: SignupSecrets;
  /** The optional picture. */
  picture?: ReactNode;
  onBack: (event: { secrets: SignupSecrets }) => void;
  onOpenLegal: (event: { text: LegalText }) => void;
  onSubmit: (event: { secrets: SignupSecrets }) => void;
  busy?: boolean;
  failure?: FormFailure | undefined;
  /** Too many attempts: seconds until the next one may be made. */
  waitSec?: number;
}

/** Signing up, last step: picture, password and consent (product S03). */
export function PasswordStep({
  secrets,
  picture,
  onBack,
  onOpenLegal,
  onSubmit,
  ...state
}: PasswordStepProps) {
  const { busy = false, failure, waitSec = 0 } = state;
  const { form, values, set, text, errorOf } = useValidatedForm<SignupSecrets>({
    initialValues: secrets,
    validate: secretErrors,
    errors: failure?.fields,
    onSubmit: (next) => !busy && waitSec === 0 && onSubmit({ secrets: next }),
  });
  const message = waitSec > 0 ? `Try again in ${waitSec} s` : generalMessage(failure);
  return (
    <chakra.form {...form} aria-label="Picture and password" display="grid" gap={5}>
      {picture}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={
          passwordHint(values.password) ??
          '8 to 128 characters. A few unrelated words are strong and easy to keep.'
        }
        {...text('password')}
        required
      />
      <CheckboxField
        name="acceptTerms"
        checked={values.acceptTerms}
        onChange={({ target }) => set('acceptTerms', target.checked)}
        error={errorOf('acceptTerms')}
        required
        label={
          <>
            I accept the{' '}
            <TextButton variant="inline" onClick={() => onOpenLegal({ text: 'terms' })}>
              terms
            </TextButton>{' '}
            and the{' '}
            <TextButton variant="inline" onClick={() => onOpenLegal({ text: 'privacy' })}>
              privacy notice
            </TextButton>
            .
          </>
        }
      />
      {message && <Notice tone={waitSec > 0 ? 'warning' : 'danger'}>{message}</Notice>}
      <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" gap={2}>
        <Button variant="outline" size="lg" onClick={() => onBack({ secrets: values })}>
          Back
        </Button>
        <Button
          type="submit"
          size="lg"
          fullWidth
          busy={busy}
          busyLabel="Creating the account"
          disabled={waitSec > 0}
        >
          Create account
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
