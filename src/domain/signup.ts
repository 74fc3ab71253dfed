import type { RequestBody, Schemas } from '#openapi/contract.ts';
import {
  registerBrandRequestRules,
  registerBusinessRequestRules,
  registerHrRequestRules,
  registerJobSeekerRequestRules,
} from '#openapi/generated/rules.ts';
import { validate, type FieldErrors, type FieldRules } from '../lib/validate.ts';
import { ageError } from './account.ts';
import { tidyPhone } from './phone.ts';
import type { MemberRole } from './roles.ts';

/** What the steps gather, kept as a draft. Never the password. */
export interface SignupDetails {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  companyName: string;
  industry: string;
  website: string;
  registrationNumber: string;
  contactPerson: string;
  companyLocation: { address: string; city: string; country: string };
  countryCode: string;
  phone: string;
  email: string;
}
/** Names as the server's errors have them. */
export type SignupField =
  | Exclude<keyof SignupDetails, 'companyLocation'>
  | `companyLocation.${keyof SignupDetails['companyLocation']}`;

export interface SignupSecrets {
  password: string;
  acceptTerms: boolean;
}

/** One entry of the form; `phone` draws `countryCode` too. */
export interface SignupInput {
  name: Exclude<SignupField, 'countryCode'>;
  label: string;
  kind?: 'text' | 'email' | 'url' | 'date' | 'phone' | 'country' | 'industry';
  autoComplete?: string;
  help?: string;
  /** Stands beside the entry before it. */
  beside?: true;
}

const firstName: SignupInput = { name: 'firstName', label: 'First name', autoComplete: 'given-name' };
const lastName: SignupInput = {
  name: 'lastName',
  label: 'Last name',
  autoComplete: 'family-name',
  beside: true,
};
const dateOfBirth: SignupInput = {
  name: 'dateOfBirth',
  label: 'Date of birth',
  kind: 'date',
  autoComplete: 'bday',
  help: 'You must be at least 16. Never shown to others.',
};
const companyName = (label: string): SignupInput => ({
  name: 'companyName',
  label,
  autoComplete: 'organization',
});
const contactPerson: SignupInput = { name: 'contactPerson', label: 'Contact person', autoComplete: 'name' };
const industry: SignupInput = { name: 'industry', label: 'Industry', kind: 'industry' };
const website: SignupInput = {
  name: 'website',
  label: 'Website',
  kind: 'url',
  autoComplete: 'url',
  help: 'With https:// in front.',
};
const registrationNumber: SignupInput = {
  name: 'registrationNumber',
  label: 'Registration number',
  autoComplete: 'off',
};
const address: SignupInput = {
  name: 'companyLocation.address',
  label: 'Street and number',
  autoComplete: 'street-address',
};
const city: SignupInput = { name: 'companyLocation.city', label: 'City', autoComplete: 'address-level2' };
const country: SignupInput = {
  name: 'companyLocation.country',
  label: 'Country',
  kind: 'country',
  autoComplete: 'country',
  beside: true,
};
const phone: SignupInput = { name: 'phone', label: 'Phone', kind: 'phone', help: 'We send a code to it.' };
const email: SignupInput = {
  name: 'email',
  label: 'E-mail',
  kind: 'email',
  autoComplete: 'email',
  help: 'For receipts and notices.',
};

/** What each role is asked for, in this order (product S03). */
export const signupInputs: Record<MemberRole, readonly SignupInput[]> = {
  1: [firstName, lastName, dateOfBirth, phone, email],
  2: [companyName('Company name'), city, country, contactPerson, industry, website, phone, email],
  3: [companyName('Brand name'), industry, website, contactPerson, phone, email],
  4: [companyName('Business name'), address, city, country, registrationNumber, contactPerson, phone, email],
};

/** The contract's rules by role. */
export const registerRules: Record<MemberRole, FieldRules> = {
  1: registerJobSeekerRequestRules,
  2: registerHrRequestRules,
  3: registerBrandRequestRules,
  4: registerBusinessRequestRules,
};

const namesOf = (role: MemberRole): SignupField[] => [
  'countryCode',
  ...signupInputs[role].map(({ name }) => name),
];

/** Rules of what the details step shows. */
export function detailsRules(role: MemberRole): FieldRules {
  const names = new Set<string>(namesOf(role));
  return Object.fromEntries(Object.entries(registerRules[role]).filter(([name]) => names.has(name)));
}

export const secretRules: FieldRules = {
  password: registerJobSeekerRequestRules.password,
  acceptTerms: registerJobSeekerRequestRules.acceptTerms,
};

export type SignupStep = 'role' | 'details' | 'password';
export const signupSteps: readonly SignupStep[] = ['role', 'details', 'password'];

/** The step that shows a field which the server refused. */
export function stepOfField(field: string): SignupStep {
  if (field === 'role') return 'role';
  return field in secretRules || field === 'imageKey' ? 'password' : 'details';
}

export const emptyDetails = (countryCode: string): SignupDetails => ({
  ...{ firstName: '', lastName: '', dateOfBirth: '', companyName: '', industry: '', website: '' },
  ...{ registrationNumber: '', contactPerson: '', phone: '', email: '', countryCode },
  companyLocation: { address: '', city: '', country: countryCode },
});

function trimAll<Texts extends object>(texts: Texts): Texts {
  const trimmed = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : trimAll(value as object),
  ]);
  return Object.fromEntries(trimmed) as Texts; // The same keys.
}

/** As it is checked and sent: no space at the ends, the phone without dial code. */
export function tidyDetails(
  details: SignupDetails,
  countries: readonly { code: string; dialCode: string }[],
): SignupDetails {
  const trimmed = trimAll(details);
  return { ...trimmed, ...tidyPhone(trimmed, countries) };
}

export interface Signup {
  role: MemberRole;
  details: SignupDetails;
  secrets: SignupSecrets;
  /** mediaKey of the picture. */
  imageKey?: string | undefined;
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
export type SignupRequest = DistributiveOmit<RequestBody<'register'>, 'platform' | 'authMode' | 'clientId'>;

/** What the role is asked for; what is empty is left out. */
function askedOf(role: MemberRole, { companyLocation, ...details }: SignupDetails): Record<string, unknown> {
  const names = new Set<string>(namesOf(role));
  const filled = (texts: object, prefix = '') =>
    Object.fromEntries(
      Object.entries(texts).filter(([name, text]) => text !== '' && names.has(prefix + name)),
    );
  const location = filled(companyLocation, 'companyLocation.');
  return { ...filled(details), ...(Object.keys(location).length > 0 && { companyLocation: location }) };
}

/** What is wrong with the details, by field. Take tidied ones. */
export function detailsErrors(role: MemberRole, details: SignupDetails, today: Date): FieldErrors {
  const errors = validate(detailsRules(role), askedOf(role, details));
  const young = role === 1 && !errors.dateOfBirth ? ageError(details.dateOfBirth, today) : undefined;
  return young ? { ...errors, dateOfBirth: young } : errors;
}

export const secretErrors = (secrets: SignupSecrets): FieldErrors => validate(secretRules, secrets);

export function toSignupRequest({ role, details, secrets, imageKey }: Signup): SignupRequest {
  const request = { role, ...askedOf(role, details), ...secrets, ...(imageKey && { imageKey }) };
  return request as SignupRequest; // Built from the table of this role; the rules have held before.
}

type Industry = Schemas['Industry'];

export const industryLabels: Record<Industry, string> = {
  AGRICULTURE: 'Agriculture',
  ARTS: 'Arts and culture',
  AUTOMOTIVE: 'Automotive',
  CONSTRUCTION: 'Construction',
  CONSULTING: 'Consulting',
  EDUCATION: 'Education',
  ENERGY: 'Energy',
  FASHION: 'Fashion',
  FINANCE: 'Finance and insurance',
  FOOD: 'Food and drink',
  GOVERNMENT: 'Government',
  HEALTH: 'Health',
  HOSPITALITY: 'Hospitality',
  LEGAL: 'Legal services',
  LOGISTICS: 'Transport and logistics',
  MANUFACTURING: 'Manufacturing',
  MEDIA: 'Media',
  NON_PROFIT: 'Non-profit',
  REAL_ESTATE: 'Real estate',
  RECRUITMENT: 'Recruitment',
  RETAIL: 'Retail',
  SCIENCE: 'Science',
  SECURITY: 'Security',
  SPORTS: 'Sports',
  TECHNOLOGY: 'Technology',
  TELECOMMUNICATIONS: 'Telecommunications',
  TRAVEL: 'Travel',
  OTHER: 'Other',
};
