import type { MemberRole } from '../../domain/roles.ts';
import type { FieldErrors } from '../../lib/validate.ts';

/** Why the server refused what a form sent. The same object as long as it is the same refusal. */
export interface FormFailure {
  message: string;
  /** From the API, such as `RATE_LIMITED`. */
  code?: string | undefined;
  /** By field; they are shown there. */
  fields?: FieldErrors | undefined;
  /** With OTHER_ROLE: as what the phone is registered. */
  role?: MemberRole | undefined;
}

/** What is not said at a field. `fields` are those that the form shows. */
export const generalMessage = (
  failure: FormFailure | undefined,
  fields: FieldErrors | undefined = failure?.fields,
): string | undefined => (Object.keys(fields ?? {}).length === 0 ? failure?.message : undefined);

/** Refusals of the code itself: wrong, expired, tried too often. */
export const otpFields = (failure: FormFailure | undefined) =>
  failure?.code?.startsWith('OTP_') ? { otp: failure.message } : failure?.fields;

/** At login the server never says which part was wrong; the password is what is typed again. */
export const loginFields = (failure: FormFailure | undefined) =>
  failure?.code === 'INVALID_CREDENTIALS' ? { password: failure.message } : failure?.fields;

/** The forms have one phone and one e-mail address; the request calls them `newPhone` and `newEmail`. */
export function newContactFields(failure: FormFailure | undefined): FieldErrors | undefined {
  if (!failure?.fields) return undefined;
  const { newPhone, newEmail, ...fields } = failure.fields;
  return {
    ...fields,
    ...(newPhone !== undefined && { phone: newPhone }),
    ...(newEmail !== undefined && { email: newEmail }),
  };
}
