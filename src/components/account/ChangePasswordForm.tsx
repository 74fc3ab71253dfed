import { chakra } from '@chakra-ui/react';
import { passwordChangeErrors } from '../../domain/account.ts';
import { forgotPasswordPath } from '../../domain/accountForms.ts';
import { passwordHint } from '../../domain/passwordHint.ts';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { generalMessage, type FormFailure } from './formFailure.ts';

export interface PasswordChangeRequest {
  currentPassword?: string;
  newPassword: string;
  logoutOthers: boolean;
}

export interface ChangePasswordFormProps {
  /** After recovery by code the current password is not asked for. */
  recovery?: boolean;
  onSubmit: (change: PasswordChangeRequest) => void;
  busy?: boolean;
  failure?: FormFailure | undefined;
}

interface Values {
  currentPassword: string;
  newPassword: string;
  confirm: string;
  logoutOthers: boolean;
}

/** A new password, with the current one or after recovery (product S06). */
export function ChangePasswordForm({
  recovery = false,
  onSubmit,
  busy = false,
  failure,
}: ChangePasswordFormProps) {
  const proof = ({ currentPassword }: Values) => (recovery ? {} : { currentPassword });
  const { form, values, set, text } = useValidatedForm<Values>({
    initialValues: { currentPassword: '', newPassword: '', confirm: '', logoutOthers: true },
    validate: (next) =>
      passwordChangeErrors({ newPassword: next.newPassword, confirm: next.confirm, ...proof(next) }),
    errors: failure?.fields,
    onSubmit: (next) => {
      const { newPassword, logoutOthers } = next;
      if (!busy) onSubmit({ ...proof(next), newPassword, logoutOthers });
    },
  });
  const message = generalMessage(failure);
  return (
    <chakra.form {...form} aria-label="Change password" display="grid" gap={5}>
      {!recovery && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...text('currentPassword')}
          required
        />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help={
          passwordHint(values.newPassword) ??
          '8 to 128 characters. A few unrelated words are strong and easy to keep.'
        }
        {...text('newPassword')}
        required
      />
      <PasswordField
        label="Repeat the new password"
        autoComplete="new-password"
        {...text('confirm')}
        required
      />
      <CheckboxField
        label="Log out my other devices"
        name="logoutOthers"
        checked={values.logoutOthers}
        onChange={({ target }) => set('logoutOthers', target.checked)}
      />
      {message && (
        <Notice
          tone="danger"
          action={failure?.code === 'RESET_EXPIRED' && <Link href={forgotPasswordPath()}>Start again</Link>}
        >
          {message}
        </Notice>
      )}
      <Button type="submit" size="lg" fullWidth busy={busy} busyLabel="Saving the password">
        Save
      </Button>
    </chakra.form>
  );
}
