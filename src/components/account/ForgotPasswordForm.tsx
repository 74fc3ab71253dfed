import { chakra } from '@chakra-ui/react';
import { forgotPasswordErrors } from '../../domain/accountForms.ts';
import { tidyPhone, type PhoneNumber } from '../../domain/phone.ts';
import type { MemberRole } from '../../domain/roles.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhoneField, type PhoneCountry } from '../ui/PhoneField.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { generalMessage, type FormFailure } from './formFailure.ts';
import { phoneInput } from './phoneInput.ts';
import { roleOptions, toRole, toRoleText, type RoleText } from './roleOptions.ts';

export interface ForgotPasswordFormProps {
  countries: readonly PhoneCountry[];
  /** Without a role the form asks for it. */
  initial: { role?: MemberRole | undefined; countryCode: string };
  /** Called with values that keep the rules; the phone without dial code. */
  onSubmit: (account: PhoneNumber & { role: MemberRole }) => void;
  busy?: boolean;
  failure?: FormFailure | undefined;
  /** Too many attempts: seconds until the next one may be made. */
  waitSec?: number;
}

interface Values extends PhoneNumber {
  role: RoleText;
}

/** Whom to send a code for a new password (product S05). */
export function ForgotPasswordForm({ countries, initial, onSubmit, ...state }: ForgotPasswordFormProps) {
  const { busy = false, failure, waitSec = 0 } = state;
  const toAccount = ({ role, ...phone }: Values) => ({ ...tidyPhone(phone, countries), role: toRole(role) });
  const account = useValidatedForm<Values>({
    initialValues: { role: toRoleText(initial.role), countryCode: initial.countryCode, phone: '' },
    validate: (values) => forgotPasswordErrors(toAccount(values)),
    errors: failure?.fields,
    onSubmit: (values) => {
      const { role, ...rest } = toAccount(values);
      if (role && !busy && waitSec === 0) onSubmit({ ...rest, role });
    },
  });
  const { form, values, set, errorOf } = account;
  const message = waitSec > 0 ? `Try again in ${waitSec} s` : generalMessage(failure);
  return (
    <chakra.form {...form} aria-label="Forgot password" display="grid" gap={5}>
      {initial.role === undefined && (
        <RadioCards
          label="Which account?"
          name="role"
          options={roleOptions}
          value={values.role || undefined}
          onChange={(role) => set('role', role)}
          error={errorOf('role')}
        />
      )}
      <PhoneField
        label="Phone"
        help="The number that you signed up with."
        countries={countries}
        {...phoneInput(account)}
        autoComplete="username"
        required
      />
      {message && <Notice tone={waitSec > 0 ? 'warning' : 'danger'}>{message}</Notice>}
      <Button
        type="submit"
        size="lg"
        fullWidth
        busy={busy}
        busyLabel="Sending the code"
        disabled={waitSec > 0}
      >
        Send code
      </Button>
    </chakra.form>
  );
}
