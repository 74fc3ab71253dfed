import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { contactChangeErrors, type ContactChange, type ContactKind } from '../../domain/accountForms.ts';
import { tidyPhone } from '../../domain/phone.ts';
import { formFields } from '../../theme/recipes/dialog.ts';
import { FormActions } from '../ui/FormActions.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PhoneField, type PhoneCountry } from '../ui/PhoneField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { generalMessage, newContactFields, type FormFailure } from './formFailure.ts';
import { phoneInput } from './phoneInput.ts';

export interface ContactFormProps {
  kind: ContactKind;
  countries: readonly PhoneCountry[];
  /** The country of the number so far. */
  countryCode: string;
  /** Called with values that keep the rules; the phone without dial code. */
  onSubmit: (change: ContactChange) => void;
  onCancel: () => void;
  busy?: boolean;
  failure?: FormFailure | undefined;
}

/** The new number or address, and the password: whoever finds an open session must not take the account along. */
export function ContactForm({
  kind,
  countries,
  countryCode,
  onSubmit,
  onCancel,
  ...state
}: ContactFormProps) {
  const { busy = false, failure } = state;
  const tidy = (values: ContactChange) => ({ ...values, ...tidyPhone(values, countries) });
  const change = useValidatedForm<ContactChange>({
    initialValues: { countryCode, phone: '', email: '', currentPassword: '' },
    validate: (values) => contactChangeErrors(kind, tidy(values)),
    errors: useMemo(() => newContactFields(failure), [failure]),
    onSubmit: (values) => !busy && onSubmit(tidy(values)),
  });
  return (
    <chakra.form
      {...change.form}
      aria-label={kind === 'phone' ? 'New phone number' : 'New e-mail address'}
      display="flex"
      flexDirection="column"
      gap={5}
      css={formFields}
      data-fill=""
    >
      {kind === 'phone' ? (
        <PhoneField label="New phone number" countries={countries} {...phoneInput(change)} required />
      ) : (
        <TextField
          label="New e-mail address"
          type="email"
          autoComplete="email"
          {...change.text('email')}
          required
        />
      )}
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...change.text('currentPassword')}
        required
      />
      <FormActions
        onCancel={onCancel}
        busy={busy}
        error={generalMessage(failure)}
        label="Send code"
        busyLabel="Sending the code"
      />
    </chakra.form>
  );
}
