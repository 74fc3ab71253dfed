import { deleteAccountRequestRules } from '#openapi/generated/rules/deleteAccountRequestRules.ts';
import { forgotPasswordRequestRules } from '#openapi/generated/rules/forgotPasswordRequestRules.ts';
import { loginRequestRules } from '#openapi/generated/rules/loginRequestRules.ts';
import { resendCodeRequestRules } from '#openapi/generated/rules/resendCodeRequestRules.ts';
import { verifyRequestRules } from '#openapi/generated/rules/verifyRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import type { PhoneNumber } from './phone.ts';
import type { MemberRole } from './roles.ts';

export interface Credentials extends PhoneNumber {
  role: MemberRole;
  password: string;
}

/** What is wrong with a login before it is sent, by field (product S02). `role` is undefined while none is chosen. */
export const loginErrors = (values: Partial<Credentials>): FieldErrors => validate(loginRequestRules, values);

export const forgotPasswordErrors = (values: Partial<Credentials>): FieldErrors =>
  validate(forgotPasswordRequestRules, values);

/** 'Please enter the OTP.' for an empty code (specification 5). */
export const otpErrors = ({ otp }: { otp: string }): FieldErrors =>
  validate({ otp: verifyRequestRules.otp }, { otp });

export const newPhoneErrors = (values: PhoneNumber): FieldErrors =>
  validate(
    {
      countryCode: { ...resendCodeRequestRules.countryCode, required: true },
      phone: { ...resendCodeRequestRules.phone, required: true },
    },
    values,
  );

export type ContactKind = 'phone' | 'email';

export interface ContactChange extends PhoneNumber {
  email: string;
  currentPassword: string;
}

/** What is wrong with a new phone number or e-mail address of a member, and with the password that goes with it, by field. */
export function contactChangeErrors(kind: ContactKind, values: ContactChange): FieldErrors {
  const { countryCode, phone, newEmail, currentPassword } = resendCodeRequestRules;
  const password = { currentPassword: { ...currentPassword, required: true } };
  if (kind === 'email') return validate({ email: { ...newEmail, required: true }, ...password }, values);
  return validate(
    {
      countryCode: { ...countryCode, required: true },
      phone: { ...phone, required: true },
      ...password,
    },
    values,
  );
}

/** Typed to confirm that an account shall be deleted. */
export const deleteWord = 'DELETE';

export interface Deletion {
  otp: string;
  reason: string;
  confirm: string;
}

export function deletionErrors({ otp, reason, confirm }: Deletion): FieldErrors {
  const { otp: code, reason: why } = deleteAccountRequestRules;
  const errors = validate({ otp: code, reason: why }, { otp, reason });
  if (confirm.trim() !== deleteWord) errors.confirm = `Please type ${deleteWord} in capital letters.`;
  return errors;
}

/** How running text calls an account: "your HR account". */
export const accountWords: Record<MemberRole, string> = {
  1: 'job seeker',
  2: 'HR',
  3: 'brand',
  4: 'business',
};

const pathNames: Record<MemberRole, string> = { 1: 'job-seeker', 2: 'hr', 3: 'brand', 4: 'business' };

/** Without a role the page asks for it. */
export const forgotPasswordPath = (role?: MemberRole): string =>
  `/forgot-password/${role === undefined ? 'account' : pathNames[role]}`;
export const signupPath = (role?: MemberRole): string =>
  role === undefined ? '/signup' : `/signup?role=${pathNames[role]}`;
