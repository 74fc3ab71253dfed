import type { Schemas } from '#openapi/contract.ts';
import { authors, makePost, minutesBefore, posts } from './feed.ts';

type Dashboard = Schemas['Dashboard'];
type Suggestion = Dashboard['suggestions'][number];
type Step = Schemas['DashboardStep'];

export const applications: Schemas['ApplicationSummary'] = {
  notAccepted: 4,
  accepted: 1,
  rejected: 2,
  hold: 1,
  overdue: 1,
};
export const noApplications: Schemas['ApplicationSummary'] = {
  notAccepted: 0,
  accepted: 0,
  rejected: 0,
  hold: 0,
  overdue: 0,
};

/** Of a job seeker who has begun: the follow step is half done, two are ticked off. */
export const steps: Step[] = [
  { step: 7, have: 0, need: 3 },
  { step: 8, have: 1, need: 3 },
  { step: 1, have: 1, need: 1 },
  { step: 2, have: 1, need: 1 },
];
/** Of somebody who has just come. */
export const firstSteps: Step[] = [
  { step: 1, have: 0, need: 1 },
  { step: 2, have: 0, need: 1 },
  { step: 7, have: 0, need: 3 },
  { step: 8, have: 0, need: 3 },
];

export const makeSuggestion = (changes: Partial<Suggestion> = {}): Suggestion => ({
  member: authors.nordlicht,
  reason: '3 shared connections',
  isFollowing: false,
  ...changes,
});
export const suggestions: Suggestion[] = [
  makeSuggestion(),
  makeSuggestion({ member: authors.konoha, reason: 'Followed by 2 connections' }),
  makeSuggestion({ member: authors.sol, reason: 'Popular in Munich', isFollowing: true }),
];

/** For a member who must not be advised to follow itself. */
export const suggestionsFor = ({ userId }: Suggestion['member']): Suggestion[] =>
  [...suggestions, makeSuggestion({ member: authors.ilse, reason: 'Popular in Munich' })].filter(
    ({ member }) => member.userId !== userId,
  );

export const rooms: Dashboard['liveNow'] = [
  {
    host: authors.tomas,
    live: {
      channelName: 'k3v9x0q2m7b1z8c4',
      mediaType: 1,
      title: 'How I hire juniors',
      startedAt: minutesBefore(20),
      audience: 214,
    },
  },
  {
    host: authors.sol,
    live: {
      channelName: 'p7c2x0q2m7b1z8c9',
      mediaType: 2,
      title: 'Night shift radio',
      startedAt: minutesBefore(50),
      audience: 5832,
    },
  },
];

export const upcoming: Dashboard['upcoming'] = [
  {
    kind: 2,
    title: 'Interview with Nordlicht Energie',
    startAt: '2026-01-16T09:30:00.000Z',
    timezone: 'UTC',
    applicationId: 'a1',
  },
  {
    kind: 0,
    title: 'Jollof and jobs, an evening for cooks',
    startAt: '2026-02-05T17:00:00.000Z',
    timezone: 'Africa/Lagos',
    place: '12 Allen Avenue, Lagos',
    ticketId: 't1',
    eventId: 'e1',
  },
];

export const makeJob = (changes: Partial<Schemas['JobPipeline']> = {}): Schemas['JobPipeline'] => ({
  jobId: 'j1',
  vacancyName: 'Grid software engineer',
  applyBy: '2026-02-20',
  newApplicants: 4,
  applications,
  ...changes,
});
export const jobs = [
  makeJob(),
  makeJob({
    jobId: 'j2',
    vacancyName: 'Ship’s electrician',
    newApplicants: 0,
    applications: { ...applications, notAccepted: 19, overdue: 0, hold: 0 },
  }),
  makeJob({ jobId: 'j3', vacancyName: 'Front desk', newApplicants: 0, applications: noApplications }),
];

export const recordings: Schemas['Recording'][] = [
  {
    recordingId: 'r1',
    channelName: 'p7c2x0q2m7b1z8c9',
    mediaType: 2,
    title: 'Night shift radio',
    host: authors.sol,
    startedAt: minutesBefore(60 * 30),
    durationSec: 2640,
    sizeBytes: 41_000_000,
    visibility: 0,
    state: 1,
    views: 1284,
    likes: 40,
    isLiked: false,
    isOwner: true,
  },
];

export const tilesOf = {
  jobSeeker: { role: 1, profileStrength: 70, applications },
  hr: {
    role: 2,
    openJobs: 3,
    newApplicants: 9,
    overdueAnswers: 1,
    interviewsThisWeek: 2,
    expiredJobs: 1,
  },
  brand: {
    role: 3,
    followers: 24_180,
    followersGained: 96,
    reach: 18_044,
    engagement: 1203,
    bestPost: posts[3] ?? makePost(),
    ticketSales: [{ tickets: 80, amount: 240_000, currency: 'JPY' }],
  },
  business: {
    role: 4,
    followers: 310,
    followersGained: -2,
    ticketSales: [{ tickets: 12, amount: 24_000, currency: 'EUR' }],
    upcomingEvents: 1,
    recordings,
  },
} satisfies Record<string, Dashboard['tiles']>;

/** Of a job seeker in the middle of it, unless said otherwise. */
export const makeDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  headline: 'Backend developer',
  tiles: tilesOf.jobSeeker,
  nextSteps: steps,
  suggestions,
  liveNow: [],
  upcoming: [],
  pipeline: [],
  popular: [],
  ...changes,
});

export const newcomer = makeDashboard({
  tiles: { role: 1, profileStrength: 0, applications: noApplications },
  nextSteps: firstSteps,
  suggestions: suggestions.map((one) => ({ ...one, reason: 'Popular in Germany', isFollowing: false })),
  popular: posts,
});

/** Posts of a brand that were begun and not sent. */
export const drafts = [
  {
    id: 'post',
    text: 'We open the workshop on Saturday. Bring',
    pictures: 2,
    change: false,
    onContinue() {},
  },
  { id: 'post.f3', text: '', pictures: 1, change: false, onContinue() {} },
  { id: 'post.f4', text: '\n**The new jackets** are in.', pictures: 0, change: true, onContinue() {} },
];
