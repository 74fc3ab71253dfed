import type { Schemas } from '#openapi/contract.ts';
import { interestList } from '../fixtures/profileLists.ts';
import { minutesBefore } from './feed.ts';

type Sections = Schemas['ProfileSections'];

/** What every item of a section has. */
const item = {
  order: 0,
  verificationStatus: 0,
  documents: [],
  updatedAt: minutesBefore(60 * 24 * 30),
} satisfies Partial<Schemas['Education']>;

export const makeExperience = (
  changes: Partial<Schemas['WorkExperience']> = {},
): Schemas['WorkExperience'] => ({
  ...item,
  workExperienceId: 'we1',
  jobTitle: 'Senior backend developer',
  companyName: 'Nordlicht Energie',
  companyId: 'u2',
  employmentType: 1,
  workplaceType: 2,
  location: 'Hamburg, Germany',
  startDate: '2021-09',
  isCurrent: true,
  description:
    'Metering for 1.4 million households. Moved the nightly billing from nine hours to forty minutes.',
  skills: ['Go', 'PostgreSQL', 'Kafka', 'On-call'],
  ...changes,
});
export const makeEducation = (changes: Partial<Schemas['Education']> = {}): Schemas['Education'] => ({
  ...item,
  educationId: 'ed1',
  institution: 'Université Cheikh Anta Diop',
  degree: 'Master',
  fieldOfStudy: 'Computer science',
  grade: '16 / 20',
  startDate: '2013-10',
  endDate: '2015-07',
  isCurrent: false,
  description: 'Thesis on scheduling under unreliable power.',
  ...changes,
});
export const makeCertificate = (changes: Partial<Schemas['Certificate']> = {}): Schemas['Certificate'] => ({
  ...item,
  certificateId: 'ce1',
  certificateName: 'Certified Kubernetes Administrator',
  issuer: 'Cloud Native Computing Foundation',
  issueDate: '2024-03-12',
  expiryDate: '2027-03-11',
  noExpiry: false,
  credentialId: 'LF-8c21kq0',
  credentialUrl: 'https://example.org/verify/LF-8c21kq0',
  verificationStatus: 3,
  ...changes,
});
export const makeAchievement = (changes: Partial<Schemas['Achievement']> = {}): Schemas['Achievement'] => ({
  ...item,
  achievementId: 'ac1',
  title: 'Speaker of the year',
  description: 'For “Your retries make it worse”, voted by 1,900 attendees.',
  date: '2023-11-04',
  issuer: 'Hamburg Backend Days',
  url: 'https://example.org/backend-days-2023',
  ...changes,
});

/** Every section of a job seeker who has filled hers in. */
export const makeSections = (changes: Sections = {}): Sections => ({
  experience: [
    makeExperience(),
    makeExperience({
      workExperienceId: 'we2',
      jobTitle: 'Backend developer',
      companyName: 'Kade Payments',
      companyId: undefined,
      workplaceType: 1,
      startDate: '2016-02',
      endDate: '2021-08',
      isCurrent: false,
      description: 'Card acquiring for small shops, from the first shop to the nine-thousandth.',
      skills: ['Java', 'ISO 8583'],
      order: 1,
    }),
  ],
  education: [makeEducation()],
  certificates: [makeCertificate()],
  achievements: [makeAchievement()],
  passions: [
    { passionId: 'pa1', passionName: 'Kora' },
    { passionId: 'pa2', passionName: 'Open-water swimming' },
    { passionId: 'pa3', passionName: 'Repair cafés' },
  ],
  languages: [
    { languageId: 'wo', languageName: 'Wolof', proficiency: 5 },
    { languageId: 'fr', languageName: 'French', proficiency: 5 },
    { languageId: 'en', languageName: 'English', proficiency: 4 },
    { languageId: 'de', languageName: 'German', proficiency: 3 },
  ],
  interests: interestList.filter(({ selected }) => selected),
  ...changes,
});
