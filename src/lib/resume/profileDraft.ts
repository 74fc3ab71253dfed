import type { Schemas } from '#openapi/contract.ts';
import { proficiencyWords, type ResumeContent } from './outline.ts';

type Without<Body, Key extends string> = Omit<
  Body,
  Key | 'userId' | 'clientId' | 'updatedAt' | 'order' | 'documentKey'
>;

export type ExperienceDraft = Without<Schemas['AddWorkExperienceRequest'], 'workExperienceId' | 'companyId'>;
export type EducationDraft = Without<Schemas['AddUserQualificationRequest'], 'educationId'>;
export type CertificateDraft = Without<Schemas['AddCertificateRequest'], 'certificateId'>;
export type AchievementDraft = Without<Schemas['AddAchievementRequest'], 'achievementId' | 'mediaKey'>;
export type HeaderDraft = Pick<
  Schemas['EditProfileRequest'],
  'headline' | 'about' | 'website' | 'location' | 'openToWork'
>;
export interface LanguageDraft {
  languageName: string;
  proficiency: Schemas['Proficiency'];
}

/** What a profile says, without what belongs to Rolecast alone: ids, order, documents, verification. */
export interface ProfileDraft {
  header: HeaderDraft;
  experience: ExperienceDraft[];
  education: EducationDraft[];
  certificates: CertificateDraft[];
  achievements: AchievementDraft[];
  passions: string[];
  languages: LanguageDraft[];
  interests: string[];
}

export const emptyDraft = (): ProfileDraft => ({
  header: {},
  experience: [],
  education: [],
  certificates: [],
  achievements: [],
  passions: [],
  languages: [],
  interests: [],
});

/** Without fields that are undefined or empty text, so that two drafts are equal when they say the same. */
export function tidy<Value extends object>(value: Value): Value {
  const kept = Object.entries(value).filter(([, field]) => field !== undefined && field !== '');
  return Object.fromEntries(kept) as Value; // Of the same fields, fewer optional ones.
}

const known = proficiencyWords.map((word) => word.toLowerCase());
/** How well, in the words of LinkedIn, of JSON Resume files and of ours; 3 (professional) when it is not said. */
export function proficiencyOf(words: string): Schemas['Proficiency'] {
  const text = words.toLowerCase();
  const own = known.indexOf(text.trim());
  if (own > 0) return own as Schemas['Proficiency']; // The words stand at their numbers.
  if (/native|bilingual|mother/.test(text)) return 5;
  if (/full|fluent|advanced|c2/.test(text)) return 4;
  if (/limited|intermediate|conversational|b1/.test(text)) return 2;
  if (/elementary|beginner|basic|a1|a2/.test(text)) return 1;
  return 3;
}

/** What the member's own profile says. */
export function draftOf({ member, sections }: ResumeContent): ProfileDraft {
  const { headline, about, website, location, openToWork } = member;
  return {
    header: tidy({ headline, about, website, location, openToWork }),
    experience: (sections.experience ?? []).map((item) => {
      const { jobTitle, companyName, employmentType, workplaceType, location: place } = item;
      const { startDate, endDate, isCurrent, description, skills } = item;
      return tidy({
        jobTitle,
        companyName,
        employmentType,
        workplaceType,
        location: place,
        startDate,
        endDate,
        isCurrent,
        description,
        skills: skills.length > 0 ? skills : undefined,
      });
    }),
    education: (sections.education ?? []).map((item) => {
      const { institution, degree, fieldOfStudy, grade, startDate, endDate, isCurrent, description, url } =
        item;
      return tidy({
        institution,
        degree,
        fieldOfStudy,
        grade,
        startDate,
        endDate,
        isCurrent,
        description,
        url,
      });
    }),
    certificates: (sections.certificates ?? []).map((item) => {
      const { certificateName, issuer, issueDate, expiryDate, noExpiry, credentialId, credentialUrl } = item;
      return tidy({ certificateName, issuer, issueDate, expiryDate, noExpiry, credentialId, credentialUrl });
    }),
    achievements: (sections.achievements ?? []).map(({ title, description, date, issuer, url }) =>
      tidy({ title, description, date, issuer, url }),
    ),
    passions: (sections.passions ?? []).map(({ passionName }) => passionName),
    languages: (sections.languages ?? []).map(({ languageName, proficiency }) => ({
      languageName,
      proficiency,
    })),
    interests: (sections.interests ?? []).map(({ interestName }) => interestName),
  };
}
