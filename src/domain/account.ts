import { changePasswordRequestRules } from '#openapi/generated/rules/changePasswordRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { AuthMode } from './enums.ts';
import { isMemberRole, memberRoles, roleLabels, type MemberRole } from './roles.ts';

/** What a one-time code is for, as `verify/{purpose}` names it (product S04). */
export type CodePurpose = 'register' | 'login' | 'forgot' | 'delete';
const purposes: ReadonlySet<string | undefined> = new Set(['register', 'login', 'forgot', 'delete']);
export const isCodePurpose = (text: string | undefined): text is CodePurpose => purposes.has(text);

export const authModeOf = {
  register: AuthMode.REGISTER,
  login: AuthMode.LOGIN,
  forgot: AuthMode.FORGOT,
} as const;

/** The role in `forgot-password/{userType}`: its number or its label, in any case. */
export function roleFromPath(text: string | undefined): MemberRole | undefined {
  const role = Number(text);
  if (isMemberRole(role)) return role;
  const wanted = text?.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (wanted === 'jobseeker') return 1;
  return memberRoles.find((each) => roleLabels[each]?.toLowerCase() === wanted);
}

/** Where the leading zero is part of the number (ITU-T E.164 national numbering plans); elsewhere it is a trunk prefix. */
const zeroBelongs: ReadonlySet<string> = new Set(['BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA']);

/**
 * The national number (digits) without what people type around it: spaces, brackets, the country's dial code
 * ("+49 151 …", "0049 151 …"), the trunk zero.
 */
export function nationalNumber(
  typed: string,
  { code, dialCode = '' }: { code: string; dialCode?: string | undefined },
): string {
  const text = typed.replaceAll(/[^0-9+]/g, '');
  const international =
    dialCode && [dialCode, dialCode.replace('+', '00')].find((prefix) => text.startsWith(prefix));
  const digits = (international ? text.slice(international.length) : text).replaceAll('+', '');
  return zeroBelongs.has(code) ? digits : digits.replace(/^0/, '');
}

const minimumAge = 16;

/** Product 3.1: job seekers are at least 16 years old. `today` is the reader's. */
export function ageError(dateOfBirth: string, today: Date): string | undefined {
  const born = new Date(`${dateOfBirth}T00:00:00`);
  if (Number.isNaN(born.getTime())) return undefined;
  const sixteenth = new Date(born.getFullYear() + minimumAge, born.getMonth(), born.getDate());
  return sixteenth > today ? 'You must be at least 16 years old.' : undefined;
}

export interface PasswordChange {
  /** Absent after recovery: a reset token stands in for it. */
  currentPassword?: string;
  newPassword: string;
  confirm: string;
}

/** What is wrong with a change of password, by field (product S06). */
export function passwordChangeErrors({ currentPassword, newPassword, confirm }: PasswordChange): FieldErrors {
  const { currentPassword: current, newPassword: next } = changePasswordRequestRules;
  const asked = currentPassword !== undefined;
  const errors = validate(
    {
      ...(asked && { currentPassword: { ...current, required: true } }),
      newPassword: { ...next, required: true },
    },
    { currentPassword, newPassword },
  );
  if (!errors.newPassword && asked && newPassword === currentPassword)
    errors.newPassword = 'Choose a password that differs from the current one.';
  if (!confirm) errors.confirm = 'Please repeat the new password.';
  else if (confirm !== newPassword) errors.confirm = 'The two passwords are not the same.';
  return errors;
}
