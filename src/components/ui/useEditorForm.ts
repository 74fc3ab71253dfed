import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../lib/validate.ts';
import { useValidatedForm, type ValidatedForm } from './useValidatedForm.ts';

export interface EditorFormOptions<Values extends object, Step extends string> {
  values: Values;
  onChange: (values: Values) => void;
  onSaveDraft: (values: Values) => void;
  onPublish: (values: Values) => void;
  busy: boolean;
  /** What the server refused, by its own names. A new object marks the fields anew. */
  fields: FieldErrors | undefined;
  /** The same by the names of the form. */
  toFormErrors: (fields: FieldErrors, values: Values) => FieldErrors;
  /** What is wrong; a draft may have holes. */
  check: (values: Values, publishing: boolean) => FieldErrors;
  /** The first step with something to mend. */
  firstOf: (errors: FieldErrors) => Step | undefined;
  /** The step that it begins with, where its files are chosen. */
  begin: NoInfer<Step>;
  /** What keeps it from being sent beside what is typed: a file that is on its way or failed. */
  waiting: () => FieldErrors | undefined;
}

export interface EditorForm<Values extends object, Step extends string> {
  form: ValidatedForm<Values>;
  step: Step;
  setStep: (step: Step) => void;
  onSaveDraft: () => void;
  onPublish: () => void;
}

/** A form over several steps that is saved as a draft or published: the first step that has something wrong is shown. */
export function useEditorForm<Values extends object, Step extends string>({
  values: initialValues,
  onChange,
  fields,
  busy,
  check,
  firstOf,
  ...options
}: EditorFormOptions<Values, Step>): EditorForm<Values, Step> {
  const { begin, toFormErrors, waiting, onSaveDraft, onPublish } = options;
  const [step, setStep] = useState<Step>(begin);
  const [seen, setSeen] = useState<FieldErrors>();
  const [refused, setRefused] = useState<FieldErrors>();
  const publishing = useRef(false);
  const form = useValidatedForm<Values>({
    initialValues,
    validate: (values) => check(values, publishing.current),
    errors: refused,
    onSubmit: (values) => (publishing.current ? onPublish(values) : onSaveDraft(values)),
  });
  const { values } = form;
  if (fields !== seen) {
    setSeen(fields);
    const found = fields && toFormErrors(fields, values);
    setRefused(found);
    const first = found && firstOf(found);
    if (first) setStep(first);
  }
  useLayoutEffect(() => {
    if (values !== initialValues) onChange(values);
    // Reports what is typed; what comes back is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);
  const send = (whole: boolean) => {
    if (busy) return;
    const missing = waiting();
    if (missing) {
      setStep(begin);
      setRefused(missing);
      return;
    }
    publishing.current = whole;
    const first = firstOf(check(values, whole));
    if (first) setStep(first);
    form.submit();
  };
  return { form, step, setStep, onSaveDraft: () => send(false), onPublish: () => send(true) };
}
