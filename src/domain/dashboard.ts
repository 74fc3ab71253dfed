import type { Schemas } from '#openapi/contract.ts';
import { formatMoney } from '../lib/money.ts';
import { places as knownPlaces, type Places } from './places.ts';
import { isOrganisation, Role, type MemberRole } from './roles.ts';

export type Dashboard = Schemas['Dashboard'];
export type DashboardStep = Schemas['DashboardStep'];
export type ApplicationSummary = Schemas['ApplicationSummary'];

/** Where on the own profile a step is done: what begins there at once, or a tab. */
const profileSearches = {
  1: 'step=1',
  2: 'step=2',
  3: 'step=3',
  4: 'tab=experience',
  5: 'tab=education',
  6: 'tab=languages',
  7: 'tab=interests',
  9: 'tab=connections',
  10: 'tab=documents',
};

function profileSteps(profile: string): Places['steps'] {
  const steps = Object.entries(profileSearches).map(([step, search]) => [step, `${profile}?${search}`]);
  return Object.fromEntries(steps) as Places['steps']; // Of the same keys.
}

/** Where this member does the steps: without suggestions there is nobody to follow on this page. */
export function stepPlaces(
  { suggestions, tiles }: Pick<Dashboard, 'suggestions'> & { tiles?: Pick<Dashboard['tiles'], 'role'> },
  { steps, profileOf }: Pick<Places, 'steps' | 'profileOf'> = knownPlaces,
): Places['steps'] {
  const own = profileOf && tiles ? profileSteps(profileOf(tiles.role)) : {};
  return { ...own, ...steps, ...(suggestions.length === 0 && { 8: undefined }) };
}

interface StepText {
  title: string;
  /** Why it is worth the time. */
  why: string;
}

const stepTexts: Record<DashboardStep['step'], { person: StepText; organisation?: StepText }> = {
  1: {
    person: { title: 'Add a photo', why: 'People answer a face sooner than two letters.' },
    organisation: { title: 'Add your logo', why: 'Members recognise you by it in every list.' },
  },
  2: {
    person: {
      title: 'Write a headline',
      why: 'One line that says what you do stands under your name everywhere.',
    },
    organisation: {
      title: 'Write a headline',
      why: 'One line that says what you offer stands under your name.',
    },
  },
  3: {
    person: { title: 'Say something about you', why: 'A few sentences are what HR reads first.' },
    organisation: { title: 'Describe what you do', why: 'A few sentences are what members read first.' },
  },
  4: {
    person: { title: 'Add where you have worked', why: 'Your experience goes out with every application.' },
  },
  5: {
    person: { title: 'Add what you have learnt', why: 'Your education goes out with every application.' },
  },
  6: { person: { title: 'Add your languages', why: 'HR filters by languages.' } },
  7: { person: { title: 'Choose 3 interests', why: 'Interests decide what we suggest.' } },
  8: { person: { title: 'Follow 3 members', why: 'What they post is in your Following feed.' } },
  9: { person: { title: 'Connect with 3 people', why: 'Connections see what you share with them alone.' } },
  10: { person: { title: 'Get verified', why: 'A check mark tells others that you are who you say.' } },
};

/** What a step asks this role to do, and why. */
export function stepText(step: DashboardStep['step'], role: MemberRole): StepText {
  const { person, organisation } = stepTexts[step];
  return isOrganisation(role) ? (organisation ?? person) : person;
}

export const isDone = ({ have, need }: DashboardStep): boolean => have >= need;

/** The open step to begin with: the first that can be done at once, else the best. */
export function nextStep(steps: readonly DashboardStep[], hrefs: Places['steps'] = {}) {
  const open = steps.filter((step) => !isDone(step));
  return open.find(({ step }) => hrefs[step]) ?? open[0];
}

/** Has neither followed nor met anybody: greeted, and shown what others like. */
export const isNewcomer = ({ nextSteps }: Dashboard): boolean =>
  nextSteps.some(({ step, have }) => step === 8 && have === 0) &&
  !nextSteps.some(({ step, have }) => step === 9 && have > 0);

const exact = new Intl.NumberFormat('en');
const counted = (value: number, one: string, many: string) =>
  `${exact.format(value)} ${value === 1 ? one : many}`;
/** What an agency is told of jobs that nobody can apply to any more while applicants still wait. */
export const expiredLine = (jobs: number): string =>
  `${counted(jobs, 'job is past its date and still owes', 'jobs are past their date and still owe')} answers.`;

/** What an agency can do about it. */
export const closeExpiredLabel = (jobs: number): string =>
  `Close ${counted(jobs, 'job past its date', 'jobs past their date')}`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What a role looks for first among its numbers; what is overdue comes before all else. */
function ownFacts(tiles: Dashboard['tiles']): string[] {
  switch (tiles.role) {
    case 1: {
      const { overdue } = tiles.applications;
      const late = overdue > 0 ? [counted(overdue, 'answer overdue', 'answers overdue')] : [];
      return [`Profile ${tiles.profileStrength} %`, ...late];
    }
    case 2: {
      const late = tiles.overdueAnswers > 0 ? [`${exact.format(tiles.overdueAnswers)} overdue`] : [];
      const applicants = counted(tiles.newApplicants, 'new applicant', 'new applicants');
      return [...late, applicants, counted(tiles.openJobs, 'open job', 'open jobs')];
    }
    case 3:
    case 4: {
      const tickets = tiles.ticketSales.reduce((sum, sales) => sum + sales.tickets, 0);
      const followers = counted(tiles.followers, 'follower', 'followers');
      return tickets > 0 ? [followers, counted(tickets, 'ticket sold', 'tickets sold')] : [followers];
    }
  }
}

/** The dashboard in one line, for phones: "Profile 70 % · 1 answer overdue"; to a newcomer, what to begin with. */
export function overviewLine(dashboard: Dashboard, places?: Places): string {
  const { tiles, nextSteps, liveNow } = dashboard;
  const first = nextStep(nextSteps, stepPlaces(dashboard, places));
  if (first && isNewcomer(dashboard))
    return `Begin here: ${lowerFirst(stepText(first.step, tiles.role).title)}.`;
  const live = liveNow.length > 0 ? [`${exact.format(liveNow.length)} live now`] : [];
  return [...ownFacts(tiles), ...live].join(' · ');
}

/** What applicants read for each state of an application (product D6), in the order in which it matters. */
export const applicationLabels = [
  { key: 'notAccepted', label: 'Under review' },
  { key: 'hold', label: 'On hold' },
  { key: 'accepted', label: 'Accepted' },
  { key: 'rejected', label: 'Not selected' },
] as const satisfies readonly { key: keyof ApplicationSummary; label: string }[];

/** After so many days without an answer an application is overdue (product D7). */
export const overdueAfterDays = 14;

/** What a role is here for, for the greeting of somebody new. */
export const welcomeTexts: Record<MemberRole, string> = {
  [Role.JOB_SEEKER]: 'Your profile is your application. Fill it in once, then apply to any job with it.',
  [Role.HR]: 'Post a job with a date to apply by, and every applicant gets an answer.',
  [Role.BRAND]: 'Show what you make. Here you see who follows you and what they like.',
  [Role.BUSINESS]: 'Tell people what is on. Followers see your posts and events first.',
};

export interface StatTileData {
  /** What is counted: "Followers". */
  label: string;
  value: number;
  /** How it changed: by how much, in how many days. */
  trend?: { change: number; days: number };
  /** One short line under the number. */
  hint?: string;
  /** More than none is bad news. */
  urgent?: boolean;
  href?: string;
}

const reachHint = 'liked or answered, 30 days';

/** Open jobs lead to themselves, new applicants and overdue answers to whoever waits. */
function jobTiles(
  tiles: Extract<Dashboard['tiles'], { role: 2 }>,
  { postedJobs, requests }: Pick<Places, 'postedJobs' | 'requests'>,
): StatTileData[] {
  const unanswered = requests ?? (postedJobs && `${postedJobs}?sort=unanswered`);
  return [
    { label: 'Open jobs', value: tiles.openJobs, ...(postedJobs && { href: postedJobs }) },
    { label: 'New applicants', value: tiles.newApplicants, ...(requests && { href: requests }) },
    {
      label: 'Overdue answers',
      value: tiles.overdueAnswers,
      urgent: true,
      hint: `after ${overdueAfterDays} days`,
      ...(unanswered && { href: unanswered }),
    },
    { label: 'Interviews', value: tiles.interviewsThisWeek, hint: 'this week' },
  ];
}

/** The numbers of a role, in the order in which they are shown (product S18). Job seekers have cards of their own. */
export function statTiles(
  tiles: Dashboard['tiles'],
  places: Pick<Places, 'postedJobs' | 'requests'> = knownPlaces,
): StatTileData[] {
  switch (tiles.role) {
    case 1:
      return [];
    case 2:
      return jobTiles(tiles, places);
    case 3:
      return [
        followerTile(tiles),
        ticketTile(tiles),
        { label: 'Reach', value: tiles.reach, hint: reachHint },
        { label: 'Engagement', value: tiles.engagement, hint: 'likes, comments, shares' },
      ];
    case 4:
      return [
        followerTile(tiles),
        ticketTile(tiles),
        { label: 'Upcoming events', value: tiles.upcomingEvents },
      ];
  }
}

const followerTile = ({ followers, followersGained }: { followers: number; followersGained: number }) => ({
  label: 'Followers',
  value: followers,
  trend: { change: followersGained, days: 30 },
});

function ticketTile({ ticketSales }: { ticketSales: readonly Schemas['TicketSales'][] }): StatTileData {
  // What is given away has no sum: "NGN 0.00" would say that somebody forgot to pay.
  const sums = ticketSales
    .filter((sales) => sales.amount)
    .map(formatMoney)
    .join(', ');
  return {
    label: 'Tickets sold',
    value: ticketSales.reduce((sum, { tickets }) => sum + tickets, 0),
    ...(sums && { hint: sums }),
  };
}
