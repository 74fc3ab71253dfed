import type { ResumeContent } from './outline.ts';
import { proficiencyWords } from './outline.ts';
import { draftOf, tidy } from './profileDraft.ts';

/** What the schema of JSON Resume has no field for stands here, in the item that it belongs to. */
export const extension = 'x-rolecast';
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const extended = (fields: object) => {
  const kept = tidy(fields);
  return Object.keys(kept).length > 0 ? { [extension]: kept } : {};
};

/** A profile as JSON Resume 1.0.0 (jsonresume.org/schema): what `readJsonResume` makes of it is the same profile. */
export function toJsonResume(content: ResumeContent, at: Date): string {
  const draft = draftOf(content);
  const { userName, email, dialCode, phone } = content.member;
  const { headline, about, website, location, openToWork } = draft.header;
  const resume = {
    $schema: schema,
    basics: tidy({
      name: userName,
      label: headline,
      email,
      phone: phone && `${dialCode ?? ''} ${phone}`.trim(),
      url: website,
      summary: about,
      location:
        location &&
        tidy({
          address: location.address,
          city: location.city,
          region: location.region,
          countryCode: location.country,
        }),
    }),
    work: draft.experience.map(({ jobTitle, companyName, location: place, ...item }) => {
      const { startDate, endDate, description, employmentType, workplaceType, skills } = item;
      return tidy({
        name: companyName,
        position: jobTitle,
        location: place,
        startDate,
        endDate,
        summary: description,
        ...extended({ employmentType, workplaceType, skills }),
      });
    }),
    education: draft.education.map(({ institution, degree, fieldOfStudy, grade, ...item }) => {
      const { startDate, endDate, url, description, isCurrent } = item;
      return tidy({
        institution,
        url,
        area: fieldOfStudy,
        studyType: degree,
        startDate,
        endDate,
        score: grade,
        ...extended({ description, isCurrent }),
      });
    }),
    certificates: draft.certificates.map(({ certificateName, issuer, issueDate, credentialUrl, ...item }) => {
      const { expiryDate, noExpiry, credentialId } = item;
      return tidy({
        name: certificateName,
        date: issueDate,
        issuer,
        url: credentialUrl,
        ...extended({ expiryDate, noExpiry, credentialId }),
      });
    }),
    awards: draft.achievements.map(({ title, date, issuer, description, url }) =>
      tidy({ title, date, awarder: issuer, summary: description, ...extended({ url }) }),
    ),
    skills: draft.passions.map((name) => ({ name })),
    languages: draft.languages.map(({ languageName, proficiency }) => ({
      language: languageName,
      fluency: proficiencyWords[proficiency],
    })),
    interests: draft.interests.map((name) => ({ name })),
    meta: {
      canonical: schema,
      version: 'v1.0.0',
      lastModified: at.toISOString().slice(0, 19),
      ...extended({ openToWork }),
    },
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}
