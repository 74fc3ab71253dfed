import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { FieldErrors } from '../../lib/validate.ts';

export interface ValidatedFormOptions<Values extends object> {
  /** Fields by the names of the contract; a nested one is `'parent.child'`. */
  initialValues: Values;
  /** Field name to message; empty when all is well. */
  validate: (values: Values) => FieldErrors;
  /** What the server refused, by field. A new object marks the fields anew. */
  errors?: FieldErrors | undefined;
  onSubmit: (values: Values) => void;
}

type TextKey<Values> = {
  [Key in keyof Values]: Values[Key] extends string | undefined ? Key : never;
}[keyof Values] &
  string;

export interface ValidatedForm<Values extends object> {
  values: Values;
  set: <Key extends keyof Values>(field: Key, value: Values[Key]) => void;
  /** Several at once: of two `set`s in a row, the second would not know of the first. */
  change: (part: Partial<Values>) => void;
  /** For a field of text: spread it on TextField and its kin. */
  text: (field: TextKey<Values>) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
    error?: string;
  };
  errorOf: (field: keyof Values & string) => string | undefined;
  /** Spread on `<form>`. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SyntheticEvent) => void;
    noValidate: true;
  };
  /** What `<form>` does on submit, for a key or a field that completes itself. */
  submit: () => void;
}

/** The first control, in the order of the page, whose name is among the errors; what is on a step that is not open cannot have it. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors) {
  for (const control of form?.elements ?? [])
    if (control instanceof HTMLElement && 'name' in control && errors[String(control.name)]) {
      if (control.closest('[hidden]')) continue;
      control.focus();
      return;
    }
}

/**
 * Every form of the product: checks on submit, then while the member mends; gives the first wrong field the focus; shows
 * the server's refusals at their fields until they are changed. The submit button is never disabled to hide an error
 * (look, Patterns). Our own because react-hook-form weighs 15 KiB, a tenth of the first page.
 */
export function useValidatedForm<Values extends object>({
  initialValues,
  validate,
  errors: refused,
  onSubmit,
}: ValidatedFormOptions<Values>): ValidatedForm<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [tried, setTried] = useState(false);
  const [marked, setMarked] = useState<FieldErrors>();
  const [focusTurn, setFocusTurn] = useState(0);

  const show = useCallback((next: FieldErrors) => {
    setErrors(next);
    setFocusTurn((turn) => turn + 1);
  }, []);
  // The server's answer arrives as a property; taking it over while drawing saves a second drawing.
  if (refused !== marked) {
    setMarked(refused);
    if (refused && Object.keys(refused).length > 0) show({ ...errors, ...refused });
  }
  useLayoutEffect(() => {
    if (focusTurn > 0) focusFirst(ref.current, errors);
    // Only when a submit was refused, not while the member mends.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [focusTurn]);

  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setValues(next);
    if (tried) setErrors(validate(next));
    else {
      const mended = Object.entries(errors).filter(([field]) => !(field in part));
      if (mended.length < Object.keys(errors).length) setErrors(Object.fromEntries(mended));
    }
  };
  const set: ValidatedForm<Values>['set'] = (field, value) =>
    change({ [field]: value } as unknown as Partial<Values>); // One of its fields.
  const submit = () => {
    const found = validate(values);
    setTried(true);
    if (Object.keys(found).length > 0) show(found);
    else {
      setErrors({});
      onSubmit(values);
    }
  };
  const errorOf = (field: keyof Values & string) => errors[field];
  return {
    values,
    set,
    change,
    text: (field) => {
      const error = errorOf(field);
      return {
        name: field,
        value: String(values[field] ?? ''),
        onChange: (event) => set(field, event.target.value as Values[typeof field]), // The key says that it is text.
        ...(error !== undefined && { error }),
      };
    },
    errorOf,
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    submit,
  };
}
