import type { Schemas } from '#openapi/contract.ts';

type Sections = Schemas['ProfileSections'];

/** In the order in which they are printed. */
export const resumeSections = [
  'about',
  'experience',
  'education',
  'certificates',
  'achievements',
  'languages',
  'passions',
  'interests',
] as const;
export type ResumeSection = (typeof resumeSections)[number];

export const resumeTitles: Record<ResumeSection, string> = {
  about: 'About',
  experience: 'Experience',
  education: 'Education',
  certificates: 'Certificates',
  achievements: 'Achievements',
  languages: 'Languages',
  passions: 'Skills and passions',
  interests: 'Interests',
};

export interface OutlineText {
  text: string;
  href?: string;
}

/** What stays together on a page. */
export interface OutlineItem {
  id: string;
  title?: string;
  /** Beside the title: when. */
  dates?: string;
  /** Below the title. */
  line?: string;
  paragraphs: readonly string[];
  links: readonly OutlineText[];
}

export interface Outline<Key extends string = ResumeSection> {
  name: string;
  headline?: string;
  contact: readonly OutlineText[];
  sections: readonly { key: Key; title: string; items: readonly OutlineItem[] }[];
}

export interface ResumeContent {
  member: Schemas['Member'];
  sections: Sections;
}

const employment = [
  '',
  'Full-time',
  'Part-time',
  'Contract',
  'Temporary',
  'Internship',
  'Volunteer',
  'Apprenticeship',
];
export const workplaceWords = ['', 'On site', 'Hybrid', 'Remote'] as const;
export const proficiencyWords = [
  '',
  'Elementary',
  'Limited',
  'Professional',
  'Full professional',
  'Native',
] as const;

const monthForm = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** "Feb 2019" of `2019-02` or `2019-02-17`. */
export const monthText = (date: string): string =>
  monthForm.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
const span = (from: string, to: string | undefined) =>
  `${monthText(from)} – ${to ? monthText(to) : 'Present'}`;
const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');
const bare = (url: string) => url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
const linkTo = (url: string | undefined): OutlineText[] => (url ? [{ text: bare(url), href: url }] : []);
/** A text without the marks of its Markdown subset. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '$1 ($2)')
    .replaceAll(/(\*\*|__)(\S.*?)\1/g, '$2')
    .replaceAll(/^\s*[-*]\s+/gm, '• ')
    .replaceAll(/(?<![\w*])\*(\S(?:[^*\n]*\S)?)\*(?![\w*])/g, '$1')
    .replaceAll(/^\s*>\s?/gm, '');
const paragraphs = (text: string | undefined) =>
  (text ? plainText(text) : '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

const country = (code: string) => {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

const makers: Record<ResumeSection, (content: ResumeContent) => OutlineItem[]> = {
  about: ({ member }) =>
    paragraphs(member.about).map((text, index) => ({ id: `about-${index}`, paragraphs: [text], links: [] })),
  experience: ({ sections }) =>
    (sections.experience ?? []).map((item) => ({
      id: item.workExperienceId,
      title: item.jobTitle,
      dates: span(item.startDate, item.endDate),
      line: joined(
        item.companyName,
        employment[item.employmentType ?? 0],
        workplaceWords[item.workplaceType ?? 0],
        item.location,
      ),
      paragraphs: [
        ...paragraphs(item.description),
        ...(item.skills.length > 0 ? [`Skills: ${item.skills.join(', ')}`] : []),
      ],
      links: [],
    })),
  education: ({ sections }) =>
    (sections.education ?? []).map((item) => ({
      id: item.educationId,
      title: item.fieldOfStudy ? `${item.degree}, ${item.fieldOfStudy}` : item.degree,
      dates: span(item.startDate, item.endDate),
      line: joined(item.institution, item.grade && `Grade ${item.grade}`),
      paragraphs: paragraphs(item.description),
      links: linkTo(item.url),
    })),
  certificates: ({ sections }) =>
    (sections.certificates ?? []).map((item) => ({
      id: item.certificateId,
      title: item.certificateName,
      dates: item.expiryDate
        ? `${monthText(item.issueDate)}, valid until ${monthText(item.expiryDate)}`
        : monthText(item.issueDate),
      line: joined(item.issuer, item.credentialId && `No. ${item.credentialId}`),
      paragraphs: [],
      links: linkTo(item.credentialUrl),
    })),
  achievements: ({ sections }) =>
    (sections.achievements ?? []).map((item) => ({
      id: item.achievementId,
      title: item.title,
      ...(item.date && { dates: monthText(item.date) }),
      ...(item.issuer && { line: item.issuer }),
      paragraphs: paragraphs(item.description),
      links: linkTo(item.url),
    })),
  languages: ({ sections }) =>
    oneLine(
      'languages',
      (sections.languages ?? []).map(
        ({ languageName, proficiency }) => `${languageName} (${proficiencyWords[proficiency].toLowerCase()})`,
      ),
    ),
  passions: ({ sections }) =>
    oneLine(
      'passions',
      (sections.passions ?? []).map(({ passionName }) => passionName),
    ),
  interests: ({ sections }) =>
    oneLine(
      'interests',
      (sections.interests ?? []).map(({ interestName }) => interestName),
    ),
};

function oneLine(id: string, words: string[]): OutlineItem[] {
  return words.length > 0 ? [{ id, paragraphs: [words.join(' · ')], links: [] }] : [];
}

function contactOf({ location, email, dialCode, phone, website }: Schemas['Member']): OutlineText[] {
  const number = dialCode && phone ? `${dialCode} ${phone}` : undefined;
  return [
    ...(location ? [{ text: `${location.city}, ${country(location.country)}` }] : []),
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(number ? [{ text: number, href: `tel:${number.replaceAll(' ', '')}` }] : []),
    ...linkTo(website),
  ];
}

/** Everything that is printed, as text. Empty sections are left out. `contact`: e-mail, phone, place and website. */
export function outlineOf(
  content: ResumeContent,
  { sections, contact }: { sections: readonly ResumeSection[]; contact: boolean },
): Outline {
  const { userName, headline } = content.member;
  return {
    name: userName,
    ...(headline && { headline }),
    contact: contact ? contactOf(content.member) : [],
    sections: resumeSections
      .filter((key) => sections.includes(key))
      .map((key) => ({ key, title: resumeTitles[key], items: makers[key](content) }))
      .filter(({ items }) => items.length > 0),
  };
}

/** All letters of it. */
export const outlineLetters = (outline: Outline<string>): string => JSON.stringify(outline);
