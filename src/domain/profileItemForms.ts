import { addAchievementRequestRules } from '#openapi/generated/rules/addAchievementRequestRules.ts';
import { addCertificateRequestRules } from '#openapi/generated/rules/addCertificateRequestRules.ts';
import { addUserQualificationRequestRules } from '#openapi/generated/rules/addUserQualificationRequestRules.ts';
import { addWorkExperienceRequestRules } from '#openapi/generated/rules/addWorkExperienceRequestRules.ts';
import type { RequestBody } from '#openapi/contract.ts';
import { dayOf, monthOf, yearsLater } from '../lib/months.ts';
import { validate, type FieldErrors, type FieldRules } from '../lib/validate.ts';
import { fileField, fileOfItem } from './itemFiles.ts';
import { employmentTypeLabels, workplaceTypeLabels } from './profile.ts';
import type { ItemKind, ProfileEntry } from './profileItems.ts';

/** Names as the contract has them; each kind uses its own of them. */
const textFields = [
  'jobTitle',
  'companyName',
  'companyId',
  'employmentType',
  'workplaceType',
  'location',
  'startDate',
  'endDate',
  'institution',
  'degree',
  'fieldOfStudy',
  'grade',
  'certificateName',
  'issuer',
  'issueDate',
  'expiryDate',
  'credentialId',
  'credentialUrl',
  'title',
  'date',
  'url',
  'description',
] as const;
export type ItemTextField = (typeof textFields)[number];
export interface ItemValues extends Record<ItemTextField, string> {
  isCurrent: boolean;
  noExpiry: boolean;
  skills: readonly string[];
  /** Of the file behind it; empty without one. */
  fileKey: string;
  fileName: string;
  /** What the picture of an achievement shows. */
  mediaAlt: string;
}

export interface ItemInput {
  name: Exclude<ItemTextField, 'companyId'> | 'isCurrent' | 'noExpiry' | 'skills';
  label: string;
  kind?: 'text' | 'area' | 'month' | 'date' | 'url' | 'company' | 'choice' | 'check' | 'tags';
  help?: string;
  /** Stands beside the entry before it. */
  beside?: true;
  options?: readonly { value: string; label: string }[];
  /** Not asked for while this one is ticked. */
  unless?: 'isCurrent' | 'noExpiry';
}

const choices = (labels: Record<number, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const description: ItemInput = { name: 'description', label: 'Description', kind: 'area' };
const url: ItemInput = { name: 'url', label: 'Web address', kind: 'url', help: 'With https:// in front.' };

/** What each kind is asked for, in this order (product 3.2). */
export const itemInputs: Record<ItemKind, readonly ItemInput[]> = {
  experience: [
    { name: 'jobTitle', label: 'Job title' },
    { name: 'companyName', label: 'Company', kind: 'company' },
    {
      name: 'employmentType',
      label: 'Employment',
      kind: 'choice',
      options: choices(employmentTypeLabels),
    },
    {
      name: 'workplaceType',
      label: 'Workplace',
      kind: 'choice',
      options: choices(workplaceTypeLabels),
      beside: true,
    },
    { name: 'location', label: 'Place', help: 'City and country, or where the work is done from.' },
    { name: 'isCurrent', label: 'I work here now', kind: 'check' },
    { name: 'startDate', label: 'Began', kind: 'month' },
    { name: 'endDate', label: 'Ended', kind: 'month', beside: true, unless: 'isCurrent' },
    { ...description, help: 'What you did, and what came of it.' },
    { name: 'skills', label: 'Skills', kind: 'tags', help: 'Up to 10. Press Enter after each.' },
  ],
  education: [
    { name: 'institution', label: 'School or university' },
    { name: 'degree', label: 'Degree' },
    { name: 'fieldOfStudy', label: 'Field of study', beside: true },
    { name: 'isCurrent', label: 'I study here now', kind: 'check' },
    { name: 'startDate', label: 'Began', kind: 'month' },
    { name: 'endDate', label: 'Ended, or expected end', kind: 'month', beside: true },
    { name: 'grade', label: 'Grade' },
    description,
    url,
  ],
  certificates: [
    { name: 'certificateName', label: 'Name' },
    { name: 'issuer', label: 'Issued by' },
    { name: 'noExpiry', label: 'It does not expire', kind: 'check' },
    { name: 'issueDate', label: 'Issued on', kind: 'date' },
    { name: 'expiryDate', label: 'Expires on', kind: 'date', beside: true, unless: 'noExpiry' },
    { name: 'credentialId', label: 'Credential number' },
    {
      name: 'credentialUrl',
      label: 'Address of the credential',
      kind: 'url',
      help: 'With https:// in front.',
    },
  ],
  achievements: [
    { name: 'title', label: 'Title' },
    { name: 'issuer', label: 'Given by' },
    { name: 'date', label: 'Date', kind: 'date', beside: true },
    description,
    url,
  ],
};

/** The contract's rules by kind. */
export const itemRules: Record<ItemKind, FieldRules> = {
  experience: addWorkExperienceRequestRules,
  education: addUserQualificationRequestRules,
  certificates: addCertificateRequestRules,
  achievements: addAchievementRequestRules,
};

const emptyTexts = Object.fromEntries(textFields.map((name) => [name, '']));
export const emptyItem = {
  ...emptyTexts,
  isCurrent: false,
  noExpiry: false,
  skills: [],
  fileKey: '',
  fileName: '',
  mediaAlt: '',
} as unknown as ItemValues; // All of its fields were just put in.

/** An item as its form takes it; a new one without. */
export function toItemValues(item: ProfileEntry | undefined): ItemValues {
  const values: Record<string, unknown> = { ...emptyItem };
  for (const [name, value] of Object.entries(item ?? {}))
    if (name in values) values[name] = typeof value === 'number' ? String(value) : value;
  const { key = '', name = '', alt = '' } = (item && fileOfItem(item)) ?? {};
  Object.assign(values, { fileKey: key, fileName: name, mediaAlt: alt });
  return values as unknown as ItemValues; // The same keys.
}

const numbers = new Set<string>(['employmentType', 'workplaceType']);

/** What the kind is asked for, as the API wants it; what is empty is left out. */
function askedOf(kind: ItemKind, values: ItemValues): Record<string, unknown> {
  const asked: Record<string, unknown> = {};
  for (const { name, unless } of itemInputs[kind]) {
    const value = values[name];
    if (unless && values[unless]) continue;
    if (typeof value !== 'string') asked[name] = value;
    else if (value.trim()) asked[name] = numbers.has(name) ? Number(value) : value.trim();
  }
  if (kind === 'experience' && values.companyId) asked.companyId = values.companyId;
  // What a write leaves out is emptied, its file too.
  return { ...asked, ...fileField(kind, values.fileKey, values.mediaAlt) };
}

export interface ItemContext {
  now: Date;
  /** Other positions that are current. */
  otherCurrent: number;
}

/** How many years ahead an education may end (product 3.2). */
const expectedYears = 8;

/** Dates and counts that contradict each other: the field with the sentence of the contract. */
function contradictions(kind: ItemKind, values: ItemValues, { now, otherCurrent }: ItemContext): string[] {
  const month = monthOf(now);
  const today = dayOf(now);
  const { startDate, endDate, issueDate, expiryDate, date, isCurrent, noExpiry } = values;
  const wrong: Record<ItemKind, Record<string, boolean>> = {
    experience: {
      startDate: startDate > month,
      endDate: !isCurrent && endDate !== '' && (endDate < startDate || endDate > month),
      isCurrent: isCurrent && otherCurrent >= 3,
    },
    education: {
      endDate: endDate !== '' && (endDate < startDate || endDate > yearsLater(month, expectedYears)),
    },
    certificates: {
      issueDate: issueDate > today,
      expiryDate: !noExpiry && expiryDate !== '' && expiryDate <= issueDate,
    },
    achievements: { date: date > today },
  };
  return Object.entries(wrong[kind]).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}

/** What is wrong with an item, by field. */
export function itemErrors(kind: ItemKind, values: ItemValues, context: ItemContext): FieldErrors {
  const { endDate, expiryDate, ...plain } = itemRules[kind];
  // The contract asks for an end of what is over; a flat list of rules cannot say so.
  const rules: FieldRules = {
    ...plain,
    ...(endDate && { endDate: { ...endDate, required: kind === 'experience' && !values.isCurrent } }),
    ...(expiryDate && { expiryDate: { ...expiryDate, required: !values.noExpiry } }),
  };
  delete rules.userId;
  // A tick that is not set is an answer.
  for (const name of ['isCurrent', 'noExpiry'])
    if (rules[name]) rules[name] = { ...rules[name], required: false };
  const errors = validate(rules, askedOf(kind, values));
  for (const name of contradictions(kind, values, context))
    errors[name] ??= rules[name]?.message ?? 'Please check this field.';
  if (values.skills.some((skill) => skill.length < 2 || skill.length > 40))
    errors.skills ??= rules.skills?.message ?? '';
  return errors;
}

export type ItemRequest = {
  experience: RequestBody<'addWorkExperience'>;
  education: RequestBody<'addUserQualification'>;
  certificates: RequestBody<'addCertificate'>;
  achievements: RequestBody<'addAchievement'>;
};

/** As it is sent, without the ids that the caller adds. The rules have held before. */
export const toItemFields = <Kind extends ItemKind>(kind: Kind, values: ItemValues) =>
  askedOf(kind, values) as unknown as Omit<ItemRequest[Kind], 'userId'>; // Built from the table of this kind.

/** What a verification vouches for: changing one takes it back, as the server does it (product S53). */
const provenFields: Record<ItemKind, readonly (keyof ItemValues)[]> = {
  experience: ['jobTitle', 'companyName', 'startDate', 'endDate'],
  education: ['institution', 'degree', 'fieldOfStudy', 'grade', 'startDate', 'endDate'],
  certificates: ['certificateName', 'issuer', 'issueDate', 'expiryDate', 'noExpiry', 'credentialId'],
  achievements: ['title', 'issuer', 'date'],
};
export const changesProven = (kind: ItemKind, before: ItemValues, after: ItemValues): boolean =>
  provenFields[kind].some((name) => before[name] !== after[name]);
