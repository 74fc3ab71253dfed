import type { Schemas } from '#openapi/contract.ts';
import { foldText } from '../boldParts.ts';
import { validate, type FieldRules } from '../validate.ts';
import { monthText, workplaceWords } from './outline.ts';
import { tidy, type HeaderDraft, type ProfileDraft } from './profileDraft.ts';

type Writes = {
  editProfile: HeaderDraft;
  addWorkExperience: Schemas['AddWorkExperienceRequest'];
  addUserQualification: Schemas['AddUserQualificationRequest'];
  addCertificate: Schemas['AddCertificateRequest'];
  addAchievement: Schemas['AddAchievementRequest'];
  addPassion: Schemas['AddPassionRequest'];
  addLanguages: Schemas['AddLanguagesRequest'];
  /** The names to add to those chosen. */
  manageInterests: { interestIds: string[] };
};
/** How a row is saved: the operation and what it gets, beside who writes and which write it is. */
export type ImportWrite = {
  [Op in keyof Writes]: { op: Op; body: Omit<Writes[Op], 'userId' | 'clientId'> };
}[keyof Writes];

export type ImportSection = keyof ProfileDraft;

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** One thing of the file, compared with the profile. */
export interface ImportRow {
  id: string;
  section: ImportSection;
  title: string;
  /** Who and when. */
  detail?: string;
  /** `new`: nothing like it is there. `differs`: taking it changes an item. `same`: it is there. `invalid`: it cannot be saved. */
  state: 'new' | 'differs' | 'same' | 'invalid';
  differences: readonly Difference[];
  /** Why it cannot be saved. */
  problems: readonly string[];
  write: ImportWrite;
}

/** The same name, whatever its case, accents and dots. */
export const same = (one: string | undefined, other: string | undefined) =>
  foldText(one ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() ===
  foldText(other ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Fields as people call them. */
export const labels: Record<string, string> = {
  jobTitle: 'Job title',
  companyName: 'Company',
  employmentType: 'Kind of employment',
  workplaceType: 'Workplace',
  location: 'Place',
  startDate: 'From',
  endDate: 'Until',
  isCurrent: 'Current',
  description: 'Description',
  skills: 'Skills',
  institution: 'School or university',
  degree: 'Degree',
  fieldOfStudy: 'Field of study',
  grade: 'Grade',
  url: 'Web address',
  certificateName: 'Certificate',
  issuer: 'Issuer',
  issueDate: 'Issued',
  expiryDate: 'Expires',
  noExpiry: 'Does not expire',
  credentialId: 'Number',
  credentialUrl: 'Web address',
  title: 'Title',
  date: 'Date',
  proficiency: 'How well',
  headline: 'Headline',
  about: 'About',
  website: 'Website',
  openToWork: 'Open to work',
};

const seenBy = ['seen by everyone', 'seen by HR only', 'seen by nobody'];
/** "Yes, Backend developer, Remote, seen by HR only". */
const sayOpenness = ({ isOpen, roles, workplaceTypes, visibleTo }: Schemas['OpenToWork']) =>
  [
    isOpen ? 'Yes' : 'No',
    ...roles,
    ...workplaceTypes.map((type) => workplaceWords[type]),
    seenBy[visibleTo],
  ].join(', ');

const dateFields = new Set(['startDate', 'endDate', 'issueDate', 'expiryDate', 'date']);
/** A value as people read it. */
export function say(key: string, value: unknown): string {
  if (value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (key === 'openToWork') return sayOpenness(value as Schemas['OpenToWork']); // Its field says so.
  if (typeof value === 'object' && value !== null) return Object.values(value).flat().join(', ');
  return dateFields.has(key) ? monthText(String(value)) : String(value);
}

/** The fields of an object come in another order from the server than from a file, which says nothing. */
const asText = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** What taking the other one would change. A field that the file does not have is left as it is. */
export function differencesOf(mine: object, theirs: object): Difference[] {
  const before: Record<string, unknown> = { ...mine };
  return Object.entries(theirs).flatMap(([key, value]) => {
    const was = before[key];
    // A date of the first of a month is as good as one of that month.
    const equal =
      asText(was) === asText(value) ||
      (dateFields.has(key) &&
        String(was).slice(0, 7) === String(value).slice(0, 7) &&
        String(value).endsWith('-01'));
    return equal ? [] : [{ label: labels[key] ?? key, mine: say(key, was), theirs: say(key, value) }];
  });
}

/** Sentences of the contract. */
export const problemsOf = (rules: FieldRules, body: object) => {
  // Whoever writes is added when it is written, and "no" is an answer.
  const {
    userId: _userId,
    updatedAt: _updatedAt,
    isCurrent: _isCurrent,
    noExpiry: _noExpiry,
    ...found
  } = validate(rules, body);
  return Object.values(found);
};

/** What is current has no end, and what does not expire no day on which it does, whatever stood there. */
function settled(section: ImportSection, merged: Record<string, unknown>): Record<string, unknown> {
  const { endDate, expiryDate, ...rest } = merged;
  return tidy({
    ...rest,
    endDate: section === 'experience' && merged.isCurrent === true ? undefined : endDate,
    expiryDate: merged.noExpiry === true ? undefined : expiryDate,
  });
}

function contradictions(body: Record<string, unknown>): string[] {
  const pairs = [
    [body.startDate, body.endDate],
    [body.issueDate, body.expiryDate],
  ];
  return pairs.some(([from, to]) => typeof from === 'string' && typeof to === 'string' && to < from)
    ? ['It ends before it begins.']
    : [];
}

/** Twice the same in one file, but for its capitals. */
const folded = (draft: object) => foldText(JSON.stringify(draft));

interface Plan<Draft extends object> {
  section: ImportSection;
  drafts: readonly Draft[];
  /** The items that are there, as drafts, with what names them in a write. */
  items: readonly { draft: Draft; ids: object }[];
  isSame: (one: Draft, other: Draft) => boolean;
  rules: FieldRules;
  title: (draft: Draft) => Pick<ImportRow, 'title' | 'detail'>;
  write: (body: object) => ImportWrite;
}

/** The rows of one section. */
export function rowsOf<Draft extends object>(plan: Plan<Draft>): ImportRow[] {
  const taken = new Set<object>();
  return plan.drafts.map((draft, index): ImportRow => {
    const item = plan.items.find((one) => !taken.has(one) && plan.isSame(one.draft, draft));
    const twin = plan.drafts.slice(0, index).some((one) => folded(one) === folded(draft));
    if (item) taken.add(item);
    const merged = settled(plan.section, { ...(item?.draft as object), ...(draft as object) });
    const differences = item ? differencesOf(item.draft, draft) : [];
    const problems = [...problemsOf(plan.rules, merged), ...contradictions(merged)];
    const state =
      twin || (item && differences.length === 0)
        ? 'same'
        : problems.length > 0
          ? 'invalid'
          : item
            ? 'differs'
            : 'new';
    return {
      id: `${plan.section}-${index}`,
      section: plan.section,
      ...plan.title(draft),
      state,
      differences,
      problems,
      write: plan.write({ ...merged, ...item?.ids }),
    };
  });
}
