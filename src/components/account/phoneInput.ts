import type { PhoneNumber } from '../../domain/phone.ts';
import type { PhoneFieldProps } from '../ui/PhoneField.tsx';
import type { ValidatedForm } from '../ui/useValidatedForm.ts';

/** Spread on PhoneField: country and number of a form that has both. */
export function phoneInput({
  values: { countryCode, phone },
  set,
  errorOf,
}: Pick<ValidatedForm<PhoneNumber>, 'values' | 'set' | 'errorOf'>): Pick<
  PhoneFieldProps,
  'value' | 'onChange' | 'error'
> {
  return {
    value: { countryCode, phone },
    // One act changes one of them.
    onChange: (next) =>
      next.countryCode === countryCode ? set('phone', next.phone) : set('countryCode', next.countryCode),
    error: errorOf('phone') ?? errorOf('countryCode'),
  };
}
