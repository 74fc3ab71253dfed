import { describe, expect, test } from 'vitest';
import {
  makeDashboard,
  newcomer,
  noApplications,
  rooms,
  tilesOf,
} from '../../../mocks/factories/dashboard.ts';
import {
  applicationLabels,
  expiredLine,
  isNewcomer,
  overviewLine,
  statTiles,
  stepPlaces,
  stepText,
} from '../../../src/domain/dashboard.ts';
import { eventTime } from '../../../src/lib/eventTime.ts';
import { formatMoney } from '../../../src/lib/money.ts';
import { places } from '../../../src/domain/places.ts';
import { Role } from '../../../src/domain/roles.ts';

const labels = (tiles: Parameters<typeof statTiles>[0]) => statTiles(tiles).map(({ label }) => label);

describe('the numbers of a role', () => {
  test('are its own', () => {
    expect(labels(tilesOf.jobSeeker)).toEqual([]);
    expect(labels(tilesOf.hr)).toEqual(['Open jobs', 'New applicants', 'Overdue answers', 'Interviews']);
    expect(labels(tilesOf.brand)).toEqual(['Followers', 'Tickets sold', 'Reach', 'Engagement']);
    expect(labels(tilesOf.business)).toEqual(['Followers', 'Tickets sold', 'Upcoming events']);
  });

  test('sum tickets over the currencies, and name each sum of money', () => {
    const ticketSales = [
      { tickets: 80, amount: 240_000, currency: 'JPY' },
      { tickets: 3, amount: 4550, currency: 'EUR' },
    ];
    expect(statTiles({ ...tilesOf.business, ticketSales })[1]).toEqual({
      label: 'Tickets sold',
      value: 83,
      hint: '¥240,000, €45.50',
    });
  });

  test('name no sum for tickets that were free', () => {
    const ticketSales = [{ tickets: 31, amount: 0, currency: 'NGN' }];
    expect(statTiles({ ...tilesOf.business, ticketSales })[1]).toEqual({ label: 'Tickets sold', value: 31 });
  });

  test('no applicant reads "Not accepted"', () => {
    expect(applicationLabels.map(({ label }) => label)).toEqual([
      'Under review',
      'On hold',
      'Accepted',
      'Not selected',
    ]);
  });
});

test('a newcomer has neither followed nor met anybody', () => {
  expect(isNewcomer(newcomer)).toBe(true);
  expect(isNewcomer(makeDashboard())).toBe(false);
  expect(isNewcomer(makeDashboard({ nextSteps: [] }))).toBe(false);
  const connected = [...newcomer.nextSteps, { step: 9 as const, have: 1, need: 3 }];
  expect(isNewcomer({ ...newcomer, nextSteps: connected })).toBe(false);
});

describe('the line of a phone', () => {
  test('says what a role looks for first, overdue answers before all else', () => {
    expect(overviewLine(makeDashboard())).toBe('Profile 70 % · 1 answer overdue');
    expect(overviewLine(makeDashboard({ tiles: tilesOf.hr }))).toBe(
      '1 overdue · 9 new applicants · 3 open jobs',
    );
    expect(overviewLine(makeDashboard({ tiles: tilesOf.brand, liveNow: rooms }))).toBe(
      '24,180 followers · 80 tickets sold · 2 live now',
    );
    expect(overviewLine(makeDashboard({ tiles: { ...tilesOf.business, ticketSales: [] } }))).toBe(
      '310 followers',
    );
  });

  test('tells a newcomer what to begin with', () => {
    expect(overviewLine(newcomer)).toBe('Begin here: add a photo.');
    const alone = { ...newcomer, suggestions: [] };
    expect(overviewLine(alone)).toBe('Begin here: add a photo.');
    expect(overviewLine({ ...alone, tiles: tilesOf.business })).toBe('Begin here: add your logo.');
  });

  test('leaves out what there is none of', () => {
    const tiles = { role: 1 as const, profileStrength: 0, applications: noApplications };
    expect(overviewLine(makeDashboard({ tiles, nextSteps: [] }))).toBe('Profile 0 %');
    const agency = { ...tilesOf.hr, overdueAnswers: 0, newApplicants: 1, openJobs: 1 };
    expect(overviewLine(makeDashboard({ tiles: agency, nextSteps: [] }))).toBe(
      '1 new applicant · 1 open job',
    );
  });
});

test('jobs past their date are told in one number or many', () => {
  expect(expiredLine(1)).toBe('1 job is past its date and still owes answers.');
  expect(expiredLine(3)).toBe('3 jobs are past their date and still owe answers.');
});

test('without suggestions no step leads to them', () => {
  expect(stepPlaces(makeDashboard())[8]).toBe('#suggestions');
  expect(stepPlaces({ suggestions: [] })[8]).toBeUndefined();
});

test('steps are done on the own profile, whose route differs by role [S2.17]', () => {
  const hrefs = (role: 1 | 2 | 3 | 4) => stepPlaces({ suggestions: [], tiles: { role } });
  expect(hrefs(1)).toMatchObject({ 1: '/profile?step=1', 4: '/profile?tab=experience', 8: undefined });
  expect(hrefs(1)).toMatchObject({ 9: '/profile?tab=connections', 10: '/profile?tab=documents' });
  for (const role of [2, 3, 4] as const)
    expect(hrefs(role)).toMatchObject({
      2: '/user-profile?step=2',
      9: '/user-profile?tab=connections',
      10: '/user-profile?tab=documents',
    });
});

test('an organisation is asked for its logo, a person for a photo', () => {
  expect(stepText(1, 1).title).toBe('Add a photo');
  expect(stepText(1, 4).title).toBe('Add your logo');
  expect(stepText(8, 4).title).toBe('Follow 3 members');
});

test('money has the decimals of its currency', () => {
  expect(formatMoney({ amount: 240_000, currency: 'EUR' })).toBe('€2,400.00');
  expect(formatMoney({ amount: 2400, currency: 'JPY' })).toBe('¥2,400');
});

test('an event is told in its own time, whatever zone it names', () => {
  expect(eventTime('2026-02-05T17:00:00.000Z', 'Africa/Lagos')).toMatch(/^Thu, 5 Feb 2026, 18:00/);
  expect(eventTime('2026-02-05T17:00:00.000Z', 'Nowhere/At-all')).toMatch(/^Thu, 5 Feb 2026, \d\d:00$/);
});

describe('an interview on the dashboard', () => {
  const interview = {
    kind: 2,
    title: 'Interview: Ben Amadi',
    startAt: '2026-01-22T09:00:00.000Z',
    timezone: 'Europe/Berlin',
    applicationId: 'a1',
  } as const;

  test.each([
    [Role.HR, {}, '/jobs/job-requests?applicant=a1'],
    [Role.JOB_SEEKER, { requestStatus: 4 }, '/job-applied'],
    [Role.JOB_SEEKER, { requestStatus: 2 }, '/job-applied?tab=decided'],
  ] as const)('leads role %i, %j, to %s', (role, more, href) => {
    expect(places.upcomingOf?.({ ...interview, ...more }, role)).toBe(href);
  });

  test('and a ticket have places of their own, an event has not', () => {
    const { applicationId: _, ...ticket } = interview;
    expect(places.upcomingOf?.({ ...ticket, kind: 0, ticketId: 't1' }, Role.JOB_SEEKER)).toBe(
      '/tickets?ticket=t1',
    );
    expect(places.upcomingOf?.({ ...ticket, kind: 1 }, Role.BRAND)).toBeUndefined();
  });
});
