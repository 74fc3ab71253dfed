import { useLayoutEffect } from 'react';
import type { FieldErrors } from '../../lib/validate.ts';
import { useValidatedForm, type ValidatedForm } from '../ui/useValidatedForm.ts';
import type { EditFormProps } from './editForm.ts';

/** A form of the profile: its rules, the server's refusals, and every change for the draft. */
export function useEditForm<Values extends object>(
  { values: initialValues, onChange, onSubmit, busy, fields }: EditFormProps<Values>,
  validate: (values: Values) => FieldErrors,
): ValidatedForm<Values> {
  const form = useValidatedForm<Values>({
    initialValues,
    validate,
    errors: fields,
    onSubmit: (values) => !busy && onSubmit(values),
  });
  const { values } = form;
  useLayoutEffect(() => {
    if (values !== initialValues) onChange?.(values);
    // Reports what is typed; what comes back is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);
  return form;
}
