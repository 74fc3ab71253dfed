import type { Schemas } from '#openapi/contract.ts';
import { authors, minutesBefore } from './feed.ts';

export type Job = Schemas['Job'];
type JobCard = Schemas['JobCard'];

const days = (count: number) => minutesBefore(60 * 24 * count);

export const questions: Schemas['JobQuestion'][] = [
  { questionId: 'q1', label: 'Do you hold a licence for work at height?', type: 3, required: true },
  {
    questionId: 'q2',
    label: 'Which turbines have you worked on?',
    type: 5,
    options: ['Enercon', 'Siemens Gamesa', 'Vestas'],
    required: false,
  },
  { questionId: 'q3', label: 'From when on can you start?', type: 1, required: true },
];

/** What HR wrote of itself, and how it answers. */
export const poster: Schemas['JobPoster'] = {
  userId: authors.nordlicht.userId,
  userName: authors.nordlicht.userName,
  verificationStatus: 3,
  responseRate: 94,
  medianDaysToAnswer: 3.5,
};

/** An open job of an agency, as a job seeker reads it who has not applied. Stories are drawn at 2026-01-15T09:00Z. */
export const makeJobPost = (changes: Partial<Job> = {}): Job => ({
  jobId: 'j1',
  vacancyName: 'Wind turbine technician',
  companyName: 'Nordlicht Energie',
  companyId: authors.nordlicht.userId,
  companyLocation: { city: 'Bremerhaven', country: 'DE' },
  description:
    'You keep twelve turbines off the coast turning. Two days a week you are on the water, the others you plan, order and write down what you saw.\n\nWe work in pairs and nobody climbs alone.',
  responsibilities: '- Inspection and repair of gears and blades\n- A report in plain words after each trip',
  requirements: '- Training in mechatronics or the same learnt elsewhere\n- German or English at work',
  skills: ['Mechatronics', 'Hydraulics', 'Work at height', 'First aid', 'English', 'Report writing'],
  employmentType: 1,
  workplaceType: 1,
  experienceMin: 2,
  experienceMax: 6,
  educationLevel: 2,
  languages: [{ languageId: 'de', languageName: 'German', proficiency: 3 }],
  salaryMin: 340_000,
  salaryMax: 410_000,
  salaryCurrency: 'EUR',
  salaryPeriod: 3,
  openings: 2,
  startDate: '2026-03-01',
  applyBy: '2026-02-06',
  timezone: 'Europe/Berlin',
  questions,
  resumeRequired: 1,
  consentText: 'We keep your application for 180 days after the job closes.',
  retentionDays: 180,
  status: 1,
  postedAt: days(6),
  updatedAt: days(2),
  poster,
  counts: { applicants: 18 },
  viewer: {
    hasApplied: false,
    isSaved: false,
    isOwner: false,
    canApply: true,
    matchedSkills: ['Mechatronics', 'First aid', 'English', 'Report writing'],
  },
  ...changes,
});

/** The same job for the HR member who posted it. */
export const makeOwnJob = (changes: Partial<Job> = {}): Job =>
  makeJobPost({
    questions: questions.map((question) =>
      question.questionId === 'q1' ? { ...question, knockoutAnswer: 'yes' } : question,
    ),
    reopensLeft: 3,
    counts: { applicants: 18, views: 640, reviewed: 13, unseen: 3, unanswered: 5 },
    viewer: { hasApplied: false, isSaved: false, isOwner: true, canApply: false, whyNot: 2 },
    ...changes,
  });

export const makeJobCard = (changes: Partial<JobCard> = {}): JobCard => ({
  jobId: 'j1',
  vacancyName: 'Wind turbine technician',
  companyName: 'Nordlicht Energie',
  companyLocation: 'Bremerhaven, Germany',
  employmentType: 1,
  workplaceType: 1,
  salaryMin: 340_000,
  salaryMax: 410_000,
  salaryCurrency: 'EUR',
  salaryPeriod: 3,
  applyBy: '2026-02-06',
  skillsAsked: 6,
  skillsMatched: 4,
  responseRate: 94,
  medianDaysToAnswer: 3.5,
  ...changes,
});

/** A job as a feed carries it. */
export const makeJobItem = (
  card: Partial<JobCard> = {},
  changes: Partial<Schemas['FeedItem']> = {},
): Schemas['FeedItem'] => {
  const job = makeJobCard(card);
  return {
    feedId: job.jobId,
    feedType: 2,
    author: authors.nordlicht,
    createdAt: days(6),
    updatedAt: days(2),
    text: '',
    media: [],
    visibility: 0,
    commentPolicy: 0,
    counts: { likes: 4, comments: 0, shares: 2 },
    viewer: { isLiked: false, isSaved: false, canEdit: false, canDelete: false, canComment: true },
    job,
    ...changes,
  };
};

/** Open jobs, the latest first; with and without pay, at a place and from anywhere. */
export const openJobs: JobCard[] = [
  makeJobCard(),
  makeJobCard({
    jobId: 'j2',
    vacancyName: 'Subtitle translator, Swahili to English',
    companyName: 'Kestrel Talent',
    companyLocation: 'Anywhere in Kenya, Tanzania or Uganda',
    employmentType: 3,
    workplaceType: 3,
    salaryMin: undefined,
    salaryMax: undefined,
    salaryCurrency: undefined,
    salaryPeriod: undefined,
    salaryHiddenReason: 'Paid per minute of film; we agree on it in the first talk.',
    applyBy: '2026-01-31',
    skillsAsked: 2,
    skillsMatched: 0,
    responseRate: undefined,
    medianDaysToAnswer: undefined,
  }),
  makeJobCard({
    jobId: 'j3',
    vacancyName: 'Night baker',
    companyName: 'Café Sol',
    companyLocation: 'Sevilla, Spain',
    employmentType: 2,
    salaryMin: 1_450,
    salaryMax: undefined,
    salaryPeriod: 1,
    applyBy: '2026-01-17',
    skillsAsked: 3,
    skillsMatched: 3,
    responseRate: 61,
    medianDaysToAnswer: 16,
  }),
].map((card) => JSON.parse(JSON.stringify(card)) as JobCard); // What is undefined is absent in an answer.
