import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { newPhoneErrors } from '../../domain/accountForms.ts';
import { tidyPhone, type PhoneNumber } from '../../domain/phone.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhoneField, type PhoneCountry } from '../ui/PhoneField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { generalMessage, newContactFields, type FormFailure } from './formFailure.ts';
import { phoneInput } from './phoneInput.ts';

export interface ChangeNumberFormProps {
  countries: readonly PhoneCountry[];
  initial: PhoneNumber;
  /** Called with a number that keeps the rules, without dial code. */
  onSubmit: (phone: PhoneNumber) => void;
  onCancel: () => void;
  busy?: boolean;
  failure?: FormFailure | undefined;
}

/** While registering: the number was mistyped; the code goes to another one (product S04). */
export function ChangeNumberForm({
  countries,
  initial,
  onSubmit,
  onCancel,
  ...state
}: ChangeNumberFormProps) {
  const { busy = false, failure } = state;
  const number = useValidatedForm<PhoneNumber>({
    initialValues: initial,
    validate: (values) => newPhoneErrors(tidyPhone(values, countries)),
    errors: useMemo(() => newContactFields(failure), [failure]),
    onSubmit: (values) => !busy && onSubmit(tidyPhone(values, countries)),
  });
  const message = generalMessage(failure);
  return (
    <chakra.form {...number.form} aria-label="Change number" display="grid" gap={5}>
      <PhoneField
        label="New phone number"
        help="The code goes there; the old number is forgotten."
        countries={countries}
        {...phoneInput(number)}
        required
      />
      {message && <Notice tone="danger">{message}</Notice>}
      <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" gap={2}>
        <Button variant="outline" size="lg" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="lg" fullWidth busy={busy} busyLabel="Sending the code">
          Send code
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
