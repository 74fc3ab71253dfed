import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { editProfileRequestRules } from '#openapi/generated/rules/editProfileRequestRules.ts';
import { validate, type FieldErrors, type FieldRules } from '../lib/validate.ts';
import { ageError } from './account.ts';
import type { Member } from './profile.ts';
import { Role } from './roles.ts';

/** Names as the contract and the server's errors have them. */
const fieldNames = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'companyName',
  'contactPerson',
  'registrationNumber',
  'industry',
  'companySize',
  'foundedYear',
  'headline',
  'website',
  'location.city',
  'location.country',
  'companyLocation.address',
  'companyLocation.city',
  'companyLocation.country',
] as const;
export type DetailsField = (typeof fieldNames)[number];
export type DetailsValues = Record<DetailsField, string>;

export interface DetailsInput {
  name: DetailsField;
  label: string;
  kind?: 'text' | 'url' | 'date' | 'country' | 'industry' | 'size' | 'year';
  help?: string;
  autoComplete?: string;
  required?: true;
  beside?: true;
}

const headline: DetailsInput = {
  name: 'headline',
  label: 'Headline',
  help: 'One line under your name. At most 120 characters.',
};
const website: DetailsInput = {
  name: 'website',
  label: 'Website',
  kind: 'url',
  help: 'With https:// in front.',
  autoComplete: 'url',
};
const place = (prefix: 'location' | 'companyLocation', required?: true): DetailsInput[] => [
  { name: `${prefix}.city`, label: 'City', autoComplete: 'address-level2', ...(required && { required }) },
  {
    name: `${prefix}.country`,
    label: 'Country',
    kind: 'country',
    autoComplete: 'country',
    beside: true,
    ...(required && { required }),
  },
];
const organisation = (name: string, location: DetailsInput[]): DetailsInput[] => [
  { name: 'companyName', label: name, required: true, autoComplete: 'organization' },
  headline,
  { name: 'industry', label: 'Industry', kind: 'industry' },
  { name: 'companySize', label: 'Size', kind: 'size', beside: true },
  ...location,
  website,
  { name: 'contactPerson', label: 'Contact person', required: true, autoComplete: 'name' },
  { name: 'foundedYear', label: 'Founded in', kind: 'year' },
  { name: 'registrationNumber', label: 'Registration number', autoComplete: 'off', beside: true },
];

/** What each role changes here, in this order (product 3.1). */
export const detailsInputs: Record<1 | 2 | 3 | 4, readonly DetailsInput[]> = {
  1: [
    { name: 'firstName', label: 'First name', required: true, autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', required: true, autoComplete: 'family-name', beside: true },
    headline,
    ...place('location'),
    website,
    {
      name: 'dateOfBirth',
      label: 'Date of birth',
      kind: 'date',
      required: true,
      help: 'Never shown to others.',
      autoComplete: 'bday',
    },
  ],
  2: organisation('Company name', place('companyLocation', true)),
  3: organisation('Brand name', place('companyLocation')),
  4: organisation('Business name', [
    {
      name: 'companyLocation.address',
      label: 'Street and number',
      required: true,
      autoComplete: 'street-address',
    },
    ...place('companyLocation', true),
  ]),
};

const inputsOf = (role: number) => detailsInputs[role === 2 || role === 3 || role === 4 ? role : 1];
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

/** A member as the form takes it. */
export function toDetails(member: Member): DetailsValues {
  const { location, companyLocation } = member;
  const flat: Record<string, unknown> = { ...member };
  for (const [name, value] of Object.entries(location ?? {})) flat[`location.${name}`] = value;
  for (const [name, value] of Object.entries(companyLocation ?? {})) flat[`companyLocation.${name}`] = value;
  const text = (name: string) => (flat[name] === undefined ? '' : String(flat[name]));
  return Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as DetailsValues; // Each of them.
}

/** What is wrong with the details of a role, by field. */
export function detailsErrors(role: number, values: DetailsValues, today: Date): FieldErrors {
  const all: FieldRules = editProfileRequestRules;
  const hasPlace = (prefix: string) =>
    Object.entries(values).some(([name, text]) => name.startsWith(prefix) && text.trim() !== '');
  const rules: FieldRules = {};
  const asked: Record<string, unknown> = {};
  for (const { name, required } of inputsOf(role)) {
    const [prefix = '', part] = name.split('.');
    // Half a place is none.
    const needed = required === true || (part !== undefined && hasPlace(`${prefix}.`));
    const rule = all[name];
    if (rule) rules[name] = { ...rule, required: needed };
    const text = values[name].trim();
    asked[name] = name === 'foundedYear' && text ? Number(text) : text;
  }
  const errors = validate(rules, asked);
  const young =
    role === Role.JOB_SEEKER && !errors.dateOfBirth ? ageError(values.dateOfBirth, today) : undefined;
  return young ? { ...errors, dateOfBirth: young } : errors;
}

export type EditFields = Omit<RequestBody<'editProfile'>, 'userId' | 'updatedAt'>;
type Clearable = NonNullable<EditFields['clear']>[number];
const clearable: ReadonlySet<string> = new Set<Clearable>([
  'registrationNumber',
  'companySize',
  'foundedYear',
  'headline',
  'location',
  'website',
]);

function placeOfValues(
  values: DetailsValues,
  prefix: 'location' | 'companyLocation',
  before?: Schemas['Place'],
) {
  const city = values[`${prefix}.city`].trim();
  const country = values[`${prefix}.country`].trim();
  const address = prefix === 'companyLocation' ? values['companyLocation.address'].trim() : '';
  if (!city || !country) return undefined;
  const moved = before?.city !== city || before.country !== country;
  return { ...(!moved && before), city, country, ...(address && { address }) };
}

/** The changed fields; what was emptied stands in `clear`. */
export function toDetailsRequest(member: Member, values: DetailsValues): EditFields {
  const before = toDetails(member);
  const changes: Record<string, unknown> = {};
  const clear: string[] = [];
  for (const { name } of inputsOf(member.userType)) {
    const text = values[name].trim();
    if (text === before[name]) continue;
    const [field = name, part] = name.split('.');
    if (part) {
      const isPersonal = field === 'location';
      const place = placeOfValues(
        values,
        isPersonal ? 'location' : 'companyLocation',
        isPersonal ? member.location : member.companyLocation,
      );
      if (place) changes[field] = place;
      else if (clearable.has(field) && !clear.includes(field)) clear.push(field);
    } else if (text) changes[field] = field === 'foundedYear' ? Number(text) : text;
    else if (clearable.has(field)) clear.push(field);
  }
  return { ...changes, ...(clear.length > 0 && { clear }) } as EditFields; // Built from the table of this role.
}

/** Whether anything is sent at all. */
export const isChange = (fields: EditFields): boolean => Object.keys(fields).length > 0;
