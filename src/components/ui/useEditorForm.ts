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
  /** The step on which a field stands. */
  stepOf: (field: string) => Step;
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
  /** Whether the open step has all that is needed to publish. If not, what is missing is marked and has the focus. */
  mayLeave: () => boolean;
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
  const { begin, toFormErrors, waiting, stepOf, onSaveDraft, onPublish } = options;
  const [step, setStep] = useState<Step>(begin);
  const [seen, setSeen] = useState<FieldErrors>();
  const [refused, setRefused] = useState<FieldErrors>();
  // What is checked while it is mended: all of it once it was sent, before that the steps that were to be left.
  const sent = useRef<'draft' | 'whole'>(undefined);
  const left = useRef(new Set<Step>());
  const missingOn = (steps: ReadonlySet<Step>, values: Values): FieldErrors => {
    // A file that is on its way is not missing.
    const coming = waiting() ?? {};
    const errors = Object.entries(check(values, true));
    return Object.fromEntries(errors.filter(([field]) => steps.has(stepOf(field)) && !(field in coming)));
  };
  const form = useValidatedForm<Values>({
    initialValues,
    validate: (values) => ({
      ...(sent.current && check(values, sent.current === 'whole')),
      ...missingOn(left.current, values),
    }),
    errors: refused,
    onSubmit: (values) => (sent.current === 'whole' ? onPublish(values) : onSaveDraft(values)),
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
    sent.current = whole ? 'whole' : 'draft';
    // A draft may have holes.
    left.current.clear();
    const first = firstOf(check(values, whole));
    if (first) setStep(first);
    form.submit();
  };
  const mayLeave = () => {
    left.current.add(step);
    const isWhole = Object.keys(missingOn(new Set([step]), values)).length === 0;
    if (!isWhole) form.submit();
    return isWhole;
  };
  return { form, step, setStep, mayLeave, onSaveDraft: () => send(false), onPublish: () => send(true) };
}
