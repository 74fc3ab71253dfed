import { lengthOf } from './lengthOf.ts';

/** What the contract says of one field of a form (generated into `openapi/generated/rules/`). */
export interface FieldRule {
  required: boolean;
  /** Read when the field is empty. */
  requiredMessage?: string;
  /** Read when it breaks any other rule. */
  message?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}
export type FieldRules = Record<string, FieldRule>;
export type FieldErrors = Record<string, string>;

const fallbackRequired = 'Please fill in this field.';
const fallbackMessage = 'Please check this field.';

const formats: Record<string, (text: string) => boolean> = {
  email: (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  uri: (text) => URL.canParse(text),
  date: (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
  'date-time': (text) => !Number.isNaN(Date.parse(text)),
};

function textFits(text: string, rule: FieldRule): boolean {
  const length = lengthOf(text);
  if (length < (rule.minLength ?? 0) || length > (rule.maxLength ?? Infinity)) return false;
  if (rule.pattern && !new RegExp(rule.pattern, 'u').test(text)) return false;
  try {
    return !rule.format || (formats[rule.format]?.(text) ?? true);
  } catch {
    return false; // An impossible date such as 2001-02-31.
  }
}

function fits(value: unknown, rule: FieldRule): boolean {
  if (rule.const !== undefined && value !== rule.const) return false;
  if (rule.enum && !rule.enum.includes(value)) return false;
  if (typeof value === 'string') return textFits(value, rule);
  if (typeof value === 'number')
    return value >= (rule.minimum ?? -Infinity) && value <= (rule.maximum ?? Infinity);
  if (Array.isArray(value))
    return value.length >= (rule.minItems ?? 0) && value.length <= (rule.maxItems ?? Infinity);
  return true;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** A nested field stands under its path (`parent.child`) or inside its parent. */
function valueAt(values: object, field: string): unknown {
  if (field in values) return (values as Record<string, unknown>)[field];
  return field
    .split('.')
    .reduce<unknown>((owner, key) => (owner as Record<string, unknown> | undefined)?.[key], values);
}

/** One message for each field that breaks its rule; a nested field is found under `parent.child`. */
export function validate(rules: FieldRules, values: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const value = valueAt(values, field);
    if (isEmpty(value)) {
      if (rule.required) errors[field] = rule.requiredMessage ?? fallbackRequired;
    } else if (!fits(value, rule)) errors[field] = rule.message ?? fallbackMessage;
  }
  return errors;
}
