import type { Schemas } from '#openapi/contract.ts';
import { formatDay, formatMonth, formatSpan, monthOf, monthsBetween } from '../lib/months.ts';
import { employmentTypeLabels, workplaceTypeLabels } from './profile.ts';
import type { VerificationKey } from './verification.ts';

/** The sections whose items stand in the member's own order (product 3.2). */
export interface ItemOf {
  experience: Schemas['WorkExperience'];
  education: Schemas['Education'];
  certificates: Schemas['Certificate'];
  achievements: Schemas['Achievement'];
}
export type ItemKind = keyof ItemOf;
export type ProfileEntry = ItemOf[ItemKind];

export const itemKinds: readonly ItemKind[] = ['experience', 'education', 'certificates', 'achievements'];

/** As `deleteDocument` calls the kinds (product 3.2). */
export const documentTypes: Record<ItemKind, Schemas['DocumentType']> = {
  education: 1,
  experience: 2,
  certificates: 3,
  achievements: 4,
};

/** An item as the verification calls it (product S53). */
export const verificationKeyOf = (item: ProfileEntry): VerificationKey => ({
  documentType: documentTypes[kindOfItem(item)],
  documentId: idOfItem(item),
});

interface ItemTexts {
  /** Of the section. */
  title: string;
  /** In a sentence: "Delete this position?" */
  noun: string;
  add: string;
  edit: string;
  /** Why it helps, while there is none. */
  why: string;
}
export const itemTexts: Record<ItemKind, ItemTexts> = {
  experience: {
    title: 'Experience',
    noun: 'position',
    add: 'Add position',
    edit: 'Edit position',
    why: 'Where you have worked goes out with every application. It is what HR reads first.',
  },
  education: {
    title: 'Education',
    noun: 'education',
    add: 'Add education',
    edit: 'Edit education',
    why: 'What you have learnt goes out with every application, and old classmates find you by it.',
  },
  certificates: {
    title: 'Certificates',
    noun: 'certificate',
    add: 'Add certificate',
    edit: 'Edit certificate',
    why: 'A certificate that we have verified spares you one round of questions.',
  },
  achievements: {
    title: 'Achievements',
    noun: 'achievement',
    add: 'Add achievement',
    edit: 'Edit achievement',
    why: 'Prizes, talks, records: what you are proud of says more than a list of duties.',
  },
};

export const kindOfItem = (item: ProfileEntry): ItemKind => {
  if ('workExperienceId' in item) return 'experience';
  if ('educationId' in item) return 'education';
  return 'certificateId' in item ? 'certificates' : 'achievements';
};

export function idOfItem(item: ProfileEntry): string {
  if ('workExperienceId' in item) return item.workExperienceId;
  if ('educationId' in item) return item.educationId;
  return 'certificateId' in item ? item.certificateId : item.achievementId;
}

/** One kind of item as a reader sees it. */
export interface ItemView {
  title: string;
  subtitle?: string;
  /** Behind the subtitle, with dots between: "Full-time · Hybrid". */
  details: string[];
  /** "Sep 2021 to now, 4 years 5 months". */
  period?: string;
  /** The certificate is no longer valid. */
  expired?: boolean;
  text?: string | undefined;
  tags: readonly string[];
  link?: { href: string; label: string };
  image?: { id: string; name: string; src?: string | undefined };
  picture?: Schemas['Media'];
}

const isText = (text: string | undefined): text is string => Boolean(text);
const linkTo = (href: string | undefined, label: string) => (href ? { link: { href, label } } : {});

function monthPeriod(start: string, end: string | undefined, current: boolean, now: Date): string {
  const thisMonth = monthOf(now);
  const from = formatMonth(start);
  // Whoever still studies often knows when it will be over: that says more than "now".
  if (end && end > thisMonth) return `${from} to ${formatMonth(end)} (expected)`;
  const last = current ? thisMonth : end;
  if (!last) return `Since ${from}`;
  const span = formatSpan(Math.max(1, monthsBetween(start, last)));
  return `${from} to ${current ? 'now' : formatMonth(last)} · ${span}`;
}

function experienceView(item: ItemOf['experience'], now: Date): ItemView {
  const { employmentType, workplaceType, companyId, companyName, companyImage } = item;
  const details = [
    employmentType && employmentTypeLabels[employmentType],
    workplaceType && workplaceTypeLabels[workplaceType],
    item.location,
  ];
  return {
    title: item.jobTitle,
    subtitle: companyName,
    details: details.filter((text) => typeof text === 'string' && text !== '') as string[], // Just filtered.
    period: monthPeriod(item.startDate, item.endDate, item.isCurrent, now),
    text: item.description,
    tags: item.skills,
    image: { id: companyId ?? companyName, name: companyName, src: companyImage },
  };
}

function certificateView(item: ItemOf['certificates'], now: Date): ItemView {
  const { expiryDate } = item;
  const expired = expiryDate !== undefined && new Date(`${expiryDate}T23:59:59`) < now;
  const valid = expiryDate && `${expired ? 'Expired' : 'valid until'} ${formatDay(expiryDate)}`;
  return {
    title: item.certificateName,
    subtitle: item.issuer,
    details: [item.credentialId && `Number ${item.credentialId}`].filter(isText),
    period: [`Issued ${formatDay(item.issueDate)}`, valid].filter(isText).join(' · '),
    expired,
    tags: [],
    ...linkTo(item.credentialUrl, 'See the credential'),
  };
}

/** What there is to read of an item. `now` decides what has expired and how long something has lasted. */
export function itemView(item: ProfileEntry, now: Date): ItemView {
  if ('workExperienceId' in item) return experienceView(item, now);
  if ('certificateId' in item) return certificateView(item, now);
  if ('educationId' in item)
    return {
      title: item.institution,
      subtitle: [item.degree, item.fieldOfStudy].filter(isText).join(', '),
      details: [item.grade && `Grade ${item.grade}`].filter(isText),
      period: monthPeriod(item.startDate, item.endDate, item.isCurrent, now),
      text: item.description,
      tags: [],
      ...linkTo(item.url, 'Website'),
    };
  return {
    title: item.title,
    ...(item.issuer && { subtitle: item.issuer }),
    details: [],
    ...(item.date && { period: formatDay(item.date) }),
    text: item.description,
    tags: [],
    ...linkTo(item.url, 'Read more'),
    ...(item.media && { picture: item.media }),
  };
}

/** How an item is called in a question: "Senior backend developer at Nordlicht Energie". */
export const itemName = (item: ProfileEntry): string =>
  'workExperienceId' in item
    ? `${item.jobTitle} at ${item.companyName}`
    : 'educationId' in item
      ? `${item.degree}, ${item.institution}`
      : 'certificateId' in item
        ? item.certificateName
        : item.title;
