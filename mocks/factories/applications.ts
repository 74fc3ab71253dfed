import type { Schemas } from '#openapi/contract.ts';
import { authors, makeMembers, minutesBefore } from './feed.ts';
import { questions } from './jobs.ts';
import { makeSections } from './profileSections.ts';

export type Application = Schemas['Application'];

const days = (count: number) => minutesBefore(60 * 24 * count);

export const applicationJob: Schemas['ApplicationJob'] = {
  jobId: 'j1',
  vacancyName: 'Wind turbine technician',
  companyName: 'Nordlicht Energie',
  companyLocation: 'Bremerhaven, Germany',
  skills: ['Mechatronics', 'Hydraulics', 'Work at height', 'First aid', 'English', 'Report writing'],
  questions,
  status: 1,
  applyBy: '2026-02-06',
};

export const amara: Schemas['Applicant'] = {
  userId: authors.amara.userId,
  userName: authors.amara.userName,
  headline: authors.amara.headline,
  verificationStatus: 3,
  location: { city: 'Bremen', country: 'DE' },
};

/** As the applicant reads it: sent three days ago, nothing has happened yet. */
export const makeApplication = (changes: Partial<Application> = {}): Application => ({
  applicationId: 'a1',
  jobId: 'j1',
  job: applicationJob,
  applicant: amara,
  requestStatus: 1,
  appliedAt: days(3),
  updatedAt: days(3),
  canNudge: false,
  coverNote: 'My father built the first turbine of our island. I would like to keep yours turning.',
  resume: {
    mediaKey: 'resume/a1',
    url: '/media/resume/a1?sig=1',
    fileName: 'Amara-Diallo.pdf',
    contentType: 'application/pdf',
    size: 210_944,
  },
  answers: [
    { questionId: 'q1', values: ['yes'] },
    { questionId: 'q2', values: ['Enercon', 'Vestas'] },
    { questionId: 'q3', values: ['1 March'] },
  ],
  matchedSkills: ['Mechatronics', 'First aid', 'English', 'Report writing'],
  shareContact: true,
  timeline: [{ at: days(3), what: 1, by: authors.amara.userName }],
  overdue: false,
  ...changes,
});

export const interview: Schemas['Interview'] = {
  startAt: '2026-01-22T09:00:00.000Z',
  endAt: '2026-01-22T10:00:00.000Z',
  timezone: 'Europe/Berlin',
  mode: 1,
  place: 'Am Hafen 4, Bremerhaven',
};

/** As HR reads it: with what only HR may see. `seenAt` is absent while nobody opened it. */
export const makeRequest = (changes: Partial<Application> = {}): Application => ({
  ...makeApplication(),
  canNudge: undefined,
  answersMatch: true,
  rating: 0,
  hrNotes: [],
  ...changes,
});

/** What the drawer shows of one request. */
export const fullRequest: Application = makeRequest({
  seenAt: days(2),
  rating: 4,
  hrNotes: [
    { noteId: 'n1', text: 'Knows the Enercon gears. Rare.', at: days(1), by: authors.nordlicht.userName },
  ],
  profileSnapshot: {
    takenAt: days(3),
    about: 'I repair what turns in the wind.',
    sections: makeSections(),
  },
  timeline: [
    { at: days(3), what: 1, by: authors.amara.userName },
    { at: days(2), what: 2, by: authors.nordlicht.userName },
  ],
  otherApplications: [
    {
      applicationId: 'a9',
      jobId: 'j9',
      vacancyName: 'Control room operator',
      requestStatus: 3,
      appliedAt: days(60),
    },
  ],
});

/** The applications of many members to one job, the latest first, over all four statuses. */
export const manyRequests = (count: number): Application[] =>
  makeMembers(count).map(({ userId, userName, headline }, index) =>
    makeRequest({
      applicationId: `a${index + 1}`,
      applicant: { userId, userName, headline: headline ?? '', verificationStatus: index % 3 === 0 ? 3 : 0 },
      requestStatus: ([1, 1, 1, 4, 2, 3] as const)[index % 6] ?? 1,
      ...(index % 3 !== 0 && { seenAt: days(1) }),
      overdue: index % 10 === 9,
      answersMatch: index % 4 !== 3,
      rating: index % 6,
      appliedAt: days(1 + index / 4),
      updatedAt: days(1 + index / 4),
    }),
  );

/** A dozen candidates as an agency has them in the middle of its work: each in another state. */
export const pipeline: Application[] = [
  ...manyRequests(14),
  makeRequest({
    applicationId: 'w1',
    applicant: { ...amara, userId: 'mw', userName: 'Ngozi Adeyemi', headline: 'Electrician' },
    requestStatus: 4,
    seenAt: days(6),
    withdrawnAt: days(1),
    appliedAt: days(9),
    answers: [],
  }),
  makeRequest({
    applicationId: 'p1',
    applicant: { ...amara, userId: 'mp', userName: 'Tomás Álvarez', headline: 'Rope access technician' },
    requestStatus: 3,
    seenAt: days(2),
    rating: 2,
    appliedAt: days(2),
    updatedAt: minutesBefore(1),
    notifyAt: '2026-01-15T09:09:00.000Z',
    undoTo: 1,
    timeline: [
      { at: days(2), what: 1, by: 'Tomás Álvarez' },
      { at: minutesBefore(1), what: 3, from: 1, to: 3, by: authors.nordlicht.userName },
    ],
  }),
  makeRequest({
    applicationId: 'i1',
    applicant: { ...amara, userId: 'mi', userName: 'Sofia Lindqvist' },
    requestStatus: 2,
    seenAt: days(3),
    rating: 5,
    appliedAt: days(4),
    interview,
    contact: { phone: '+4915112345678', email: 'sofia@example.org' },
  }),
];

/** How the applications to one job were dealt with over 30 days. */
export const report: Schemas['JobReport'] = {
  applications: 38,
  answered: 31,
  withdrawn: 2,
  views: 640,
  medianDaysToAnswer: 3.5,
  averageRating: 3.2,
  answersMatch: 29,
  byStatus: { '1': 17, '2': 2, '3': 13, '4': 6 },
  perDay: Array.from({ length: 30 }, (_, index) => ({
    date: days(29 - index).slice(0, 10),
    applications: [2, 5, 3, 0, 8, 6, 1][index % 7] ?? 0,
  })),
};
