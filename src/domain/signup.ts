import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { registerBrandRequestRules } from '#openapi/generated/rules/registerBrandRequestRules.ts';
import { registerBusinessRequestRules } from '#openapi/generated/rules/registerBusinessRequestRules.ts';
import { registerHrRequestRules } from '#openapi/generated/rules/registerHrRequestRules.ts';
import { registerJobSeekerRequestRules } from '#openapi/generated/rules/registerJobSeekerRequestRules.ts';
import type { DistributiveOmit } from '../lib/distributiveOmit.ts';
import { validate, type FieldErrors, type FieldRules } from '../lib/validate.ts';
import { ageError } from './account.ts';
import { tidyPhone } from './phone.ts';
import type { MemberRole } from './roles.ts';

/** Names as the server's errors have them. */
export type SignupField =
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'companyName'
  | 'industry'
  | 'website'
  | 'registrationNumber'
  | 'contactPerson'
  | 'companyLocation.address'
  | 'companyLocation.city'
  | 'companyLocation.country'
  | 'countryCode'
  | 'phone'
  | 'email';

/** What the steps gather, kept as a draft. Never the password. */
export type SignupDetails = Record<SignupField, string>;
/** What survives a reload. */
export interface SignupDraft {
  role?: MemberRole | undefined;
  details: SignupDetails;
}
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
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  companyName: '',
  industry: '',
  website: '',
  registrationNumber: '',
  contactPerson: '',
  'companyLocation.address': '',
  'companyLocation.city': '',
  'companyLocation.country': countryCode,
  countryCode,
  phone: '',
  email: '',
});

/** As it is checked and sent: no space at the ends, the phone without dial code. */
export function tidyDetails(
  details: SignupDetails,
  countries: readonly { code: string; dialCode: string }[],
): SignupDetails {
  const trimmed = Object.fromEntries(Object.entries(details).map(([name, text]) => [name, text.trim()]));
  const tidied = trimmed as SignupDetails; // The same keys.
  return { ...tidied, ...tidyPhone(tidied, countries) };
}

export interface Signup {
  role: MemberRole;
  details: SignupDetails;
  secrets: SignupSecrets;
  /** mediaKey of the picture. */
  imageKey?: string | undefined;
}

export type SignupRequest = DistributiveOmit<RequestBody<'register'>, 'platform' | 'authMode' | 'clientId'>;

const locationPrefix = 'companyLocation.';

/** What the role is asked for, nested as the API wants it; what is empty is left out. */
function askedOf(role: MemberRole, details: SignupDetails): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const companyLocation: Record<string, string> = {};
  for (const name of namesOf(role)) {
    const text = details[name];
    if (text === '') continue;
    if (name.startsWith(locationPrefix)) companyLocation[name.slice(locationPrefix.length)] = text;
    else fields[name] = text;
  }
  return Object.keys(companyLocation).length > 0 ? { ...fields, companyLocation } : fields;
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
