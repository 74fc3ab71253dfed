import type { Db } from '../../context.ts';
import type { ItemData, ItemKind } from '../../db/profileTables.ts';

const fluencies = [
  '',
  'Elementary',
  'Limited working',
  'Professional working',
  'Full professional',
  'Native',
];
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

const named = (code: string): string => {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
};

/** Without what is not there: JSON leaves `undefined` out. */
type Resume = Record<string, unknown>;

const byKind: Record<ItemKind, (data: ItemData) => Resume> = {
  1: (data) => ({
    institution: data.institution,
    url: data.url,
    area: data.fieldOfStudy,
    studyType: data.degree,
    startDate: data.startDate,
    endDate: data.endDate,
    score: data.grade,
  }),
  2: (data) => ({
    name: data.companyName,
    position: data.jobTitle,
    location: data.location,
    startDate: data.startDate,
    endDate: data.endDate,
    summary: data.description,
    highlights: [],
    keywords: data.skills,
  }),
  3: (data) => ({
    name: data.certificateName,
    date: data.issueDate,
    issuer: data.issuer,
    url: data.credentialUrl,
  }),
  4: (data) => ({ title: data.title, date: data.date, awarder: data.issuer, summary: data.description }),
};

/** A job seeker's profile as a JSON Resume (jsonresume.org, version 1.0.0); undefined for the other roles. */
export async function jsonResume(db: Db, memberId: string): Promise<Resume | undefined> {
  const member = await db
    .selectFrom('members')
    .select(['role', 'user_name', 'headline', 'email', 'dial_code', 'phone', 'details'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (member?.role !== 1) return undefined;
  const { details } = member;
  const items = await db
    .selectFrom('profile_items')
    .select(['kind', 'data'])
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
  const of = (kind: ItemKind) =>
    items.filter((item) => item.kind === kind).map(({ data }) => byKind[kind](data));
  const skills = new Set(items.flatMap(({ data }) => data.skills ?? []));
  const languages = await db
    .selectFrom('member_languages')
    .select(['language_id', 'proficiency'])
    .where('member_id', '=', memberId)
    .orderBy('proficiency', 'desc')
    .execute();
  const passions = await db.selectFrom('passions').select('name').where('member_id', '=', memberId).execute();
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: member.user_name,
      label: member.headline ?? undefined,
      email: member.email ?? undefined,
      phone: member.phone ? `${member.dial_code ?? ''}${member.phone}` : undefined,
      url: details.website,
      summary: details.about,
      location: details.location && { city: details.location.city, countryCode: details.location.country },
    },
    work: of(2),
    education: of(1),
    certificates: of(3),
    awards: of(4),
    skills: [...skills].map((name) => ({ name })),
    languages: languages.map((row) => ({
      language: named(row.language_id),
      fluency: fluencies[row.proficiency],
    })),
    interests: passions,
  };
}
