import { describe, expect, test } from 'vitest';
import { accessTo, type Access } from '../../../src/app/access.ts';
import { routes } from '../../../src/app/routes.ts';
import { Role } from '../../../src/domain/roles.ts';

const nobody = { isLoggedIn: false, role: 0, isPremiumUser: false };
const member = (role: number, isPremiumUser = false) => ({ isLoggedIn: true, role, isPremiumUser });
const { JOB_SEEKER, HR, BRAND, BUSINESS } = Role;
const everyRole = [JOB_SEEKER, HR, BRAND, BUSINESS] as const;

const routeTo = (path: string) =>
  routes.find((route) => route.path === path) ?? expect.fail(`no route ${path}`);
const rolesThatPass = (path: string, isPremiumUser = false) =>
  everyRole.filter((role) => accessTo(routeTo(path), member(role, isPremiumUser)) === 'granted');

describe('guard', () => {
  test('asks in order: signed in, role, premium [S4.14]', () => {
    const route = { login: true, roles: [JOB_SEEKER], premium: true } as const;
    const answers: Access[] = [
      accessTo(route, nobody),
      accessTo(route, member(HR, true)),
      accessTo(route, member(JOB_SEEKER)),
      accessTo(route, member(JOB_SEEKER, true)),
    ];
    expect(answers).toEqual(['login', 'forbidden', 'upgrade', 'granted']);
  });

  test('lets business members pass without premium only where the route says so [S4.14, S2.10]', () => {
    expect(accessTo({ premium: true, businessWithoutPremium: true }, member(BUSINESS))).toBe('granted');
    expect(accessTo({ premium: true, businessWithoutPremium: true }, member(BRAND))).toBe('upgrade');
    expect(accessTo({ premium: true }, member(BUSINESS))).toBe('upgrade');
  });

  test('a role outside of the four sees nothing that is for roles', () => {
    expect(accessTo({ login: true, roles: everyRole }, member(5))).toBe('forbidden');
  });
});

/** Whoever is not signed in may open them. */
const publicPaths = [
  'login',
  'signup',
  'forgot-password/:userType',
  'change-password',
  'delete-account',
  'verify/:purpose',
  'share/:encryptedParam?',
  'pricing',
  'about-us',
  'contact-us',
  'payment-completion',
  'live/:channelName',
];

describe('routes', () => {
  test.each(publicPaths)('%s is public [S2.10]', (path) => {
    expect(accessTo(routeTo(path), nobody)).toBe('granted');
  });

  test('every public route of the specification has its page [S2.1]', () => {
    const paths = routes.filter(({ login, page }) => !login && page).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(publicPaths.toSorted());
  });

  test('everything else needs a login', () => {
    const open = routes.filter((route) => accessTo(route, nobody) === 'granted').map(({ path }) => path);
    expect(open).toHaveLength(12);
  });

  test('the root shows another page to somebody who is not signed in [S2.5]', () => {
    expect(routeTo('')).toMatchObject({ login: true, guestPage: expect.any(Function) });
    expect(rolesThatPass('')).toEqual(everyRole);
  });

  test.each([
    ['my-events', [HR, BRAND, BUSINESS]],
    ['my-events/:eventId', [HR]],
    ['events', [JOB_SEEKER]],
    ['jobs', [HR]],
    ['job-applied', [JOB_SEEKER, HR]],
    ['chats', [JOB_SEEKER]],
    ['profile', [JOB_SEEKER]],
  ])('%s is for %j [S2.6, S2.7, S2.9]', (path, roles) => {
    expect(rolesThatPass(path)).toEqual(roles);
  });

  test.each([
    'events/event-details/:eventId',
    'transactions',
    'tickets',
    'posts',
    'posts/post-details/:postId',
    'jobs/job-details/:jobId',
    'jobs/job-requests',
    'event-payment',
    'user-profile',
  ])('%s is for all roles [S2.7, S2.8]', (path) => {
    expect(rolesThatPass(path)).toEqual(everyRole);
  });

  test('live is for premium members, and for business without; recordings for premium only [S2.10]', () => {
    expect(rolesThatPass('live')).toEqual([BUSINESS]);
    expect(rolesThatPass('live', true)).toEqual(everyRole);
    for (const path of ['records/audio', 'records/video']) {
      expect(rolesThatPass(path)).toEqual([]);
      expect(rolesThatPass(path, true)).toEqual(everyRole);
    }
  });

  test('live pages have neither sidebar nor header [S2.15]', () => {
    expect(routeTo('live').frame).toBe('bare');
    expect(routeTo('live/:channelName').frame).toBe('bare');
  });

  test('no path stands twice', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });
});
