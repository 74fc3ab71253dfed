import { extension } from './jsonResume.ts';
import { emptyDraft, proficiencyOf, tidy, type HeaderDraft, type ProfileDraft } from './profileDraft.ts';
import { type Field, parseJson, UnreadableFile } from './readFields.ts';

const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n') || undefined;
/** An address that we take; another one is left out. */
export const httpsOnly = (url: string | undefined) =>
  url?.startsWith('https://') && URL.canParse(url) ? url : undefined;
const textsOf = (list: Field) => list.items.map((item) => item.text).filter((text) => text !== undefined);

function headerOf(resume: Field): HeaderDraft {
  const basics = resume.get('basics');
  const place = basics.get('location');
  const [city, country] = [place.get('city').text, place.get('countryCode').text?.toUpperCase()];
  const open = resume.get('meta').get(extension).get('openToWork');
  return tidy({
    headline: basics.get('label').text,
    about: basics.get('summary').text,
    website: httpsOnly(basics.get('url').text),
    location:
      city && country
        ? tidy({ address: place.get('address').text, city, region: place.get('region').text, country })
        : undefined,
    openToWork: open.isThere
      ? {
          isOpen: open.get('isOpen').flag ?? false,
          roles: textsOf(open.get('roles')),
          workplaceTypes: open
            .get('workplaceTypes')
            .items.flatMap((item) => item.oneOf([1, 2, 3] as const) ?? []),
          visibleTo: open.get('visibleTo').oneOf([0, 1, 2]) ?? 2,
        }
      : undefined,
  });
}

/**
 * Reads JSON Resume 1.0.0. What has another shape than its schema says is refused with its place; what we have no field for is
 * left out. Throws `UnreadableFile`.
 */
export function readJsonResume(text: string): ProfileDraft {
  const resume = parseJson(text);
  const isResume = ['basics', 'work', 'education', 'certificates', 'awards', 'skills', 'languages'].some(
    (key) => resume.get(key).isThere,
  );
  if (!isResume) throw new UnreadableFile('This file is no JSON Resume: it has neither "basics" nor "work".');
  return {
    ...emptyDraft(),
    header: headerOf(resume),
    experience: resume.get('work').items.map((item) => {
      const own = item.get(extension);
      const skills = textsOf(own.get('skills'));
      const endDate = item.get('endDate').month;
      return tidy({
        jobTitle: item.get('position').text ?? '',
        companyName: item.get('name').text ?? item.get('company').text ?? '',
        location: item.get('location').text,
        employmentType: own.get('employmentType').oneOf([1, 2, 3, 4, 5, 6, 7]),
        workplaceType: own.get('workplaceType').oneOf([1, 2, 3]),
        startDate: item.get('startDate').month ?? '',
        endDate,
        isCurrent: endDate === undefined,
        description: lines(
          item.get('summary').text,
          ...textsOf(item.get('highlights')).map((line) => `- ${line}`),
        ),
        skills: skills.length > 0 ? skills : undefined,
      });
    }),
    education: resume.get('education').items.map((item) => {
      const own = item.get(extension);
      const endDate = item.get('endDate').month;
      return tidy({
        institution: item.get('institution').text ?? '',
        degree: item.get('studyType').text ?? '',
        fieldOfStudy: item.get('area').text,
        grade: item.get('score').text ?? item.get('gpa').text,
        startDate: item.get('startDate').month ?? '',
        endDate,
        isCurrent: own.get('isCurrent').flag ?? endDate === undefined,
        description:
          own.get('description').text ?? lines(...textsOf(item.get('courses')).map((line) => `- ${line}`)),
        url: httpsOnly(item.get('url').text),
      });
    }),
    certificates: resume.get('certificates').items.map((item) => {
      const own = item.get(extension);
      const expiryDate = own.get('expiryDate').date;
      return tidy({
        certificateName: item.get('name').text ?? '',
        issuer: item.get('issuer').text ?? '',
        issueDate: item.get('date').date ?? '',
        expiryDate,
        noExpiry: own.get('noExpiry').flag ?? expiryDate === undefined,
        credentialId: own.get('credentialId').text,
        credentialUrl: httpsOnly(item.get('url').text),
      });
    }),
    achievements: resume.get('awards').items.map((item) =>
      tidy({
        title: item.get('title').text ?? '',
        description: item.get('summary').text,
        date: item.get('date').date,
        issuer: item.get('awarder').text,
        url: httpsOnly(item.get(extension).get('url').text),
      }),
    ),
    passions: resume.get('skills').items.flatMap((item) => item.get('name').text ?? []),
    languages: resume.get('languages').items.flatMap((item) => {
      const languageName = item.get('language').text;
      return languageName
        ? [{ languageName, proficiency: proficiencyOf(item.get('fluency').text ?? '') }]
        : [];
    }),
    interests: resume.get('interests').items.flatMap((item) => item.get('name').text ?? []),
  };
}
