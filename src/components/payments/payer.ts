import { validate, type FieldErrors } from '../../lib/validate.ts';

/** Who pays, beside the card. `email` may be empty. */
export interface Payer {
  name: string;
  email: string;
}

const rules = {
  name: {
    required: true,
    maxLength: 100,
    requiredMessage: 'Please enter the name on the card.',
    message: 'Please enter at most 100 characters.',
  },
  email: {
    required: false,
    format: 'email',
    maxLength: 254,
    message: 'Please enter an e-mail address such as amara@example.org.',
  },
} as const;

export const payerErrors = (payer: Payer): FieldErrors =>
  validate(rules, { name: payer.name.trim(), email: payer.email.trim() || undefined });
