import { describe, expect, test } from 'vitest';
import { bottomPlaces, informationPlaces, jobSeekerPlaces } from '../../../mocks/fixtures/places.ts';
import type { NavItem } from '../../../src/components/layout/navIcons.ts';
import { accessTo } from '../../../src/app/access.ts';
import { placeOfKey } from '../../../src/app/keyPlaces.ts';
import { bottomBarItems, jobsTab, placeInBar, sidebarItems } from '../../../src/app/navigation.ts';
import { routes } from '../../../src/app/routes.ts';
import { memberRoles, type MemberRole } from '../../../src/domain/roles.ts';

const listed = routes.flatMap((route) => route.sidebar ?? []).toSorted((a, b) => a.order - b.order);
const labelsFor = (role: MemberRole, premium: boolean) =>
  listed
    .filter((item) => (item.roles?.includes(role) ?? true) && (premium || !item.premium))
    .map(({ label }) => label);

describe('sidebar', () => {
  test('has the labels in the order of the specification', () => {
    expect(listed.map(({ label }) => label)).toEqual([
      'Dashboard',
      'Live Videos',
      'Live Audios',
      'Chat List',
      'My Posts',
      'Job Applied',
      'My Job Posts',
      'Job Requests',
      'Events',
      'My Events',
      'Tickets',
      'Transactions',
      'About',
      'Contact',
    ]);
  });

  test('shows each role its own', () => {
    const all = ['Dashboard', 'My Posts', 'Tickets', 'Transactions', 'About', 'Contact'];
    const plus = (...own: string[]) =>
      listed.map(({ label }) => label).filter((label) => [...all, ...own].includes(label));
    expect(labelsFor(1, false)).toEqual(plus('Chat List', 'Job Applied', 'Events'));
    expect(labelsFor(2, false)).toEqual(plus('My Job Posts', 'Job Requests', 'My Events'));
    expect(labelsFor(3, false)).toEqual(plus('My Events'));
    expect(labelsFor(4, false)).toEqual(plus('My Events'));
    expect(labelsFor(3, true)).toEqual(plus('Live Videos', 'Live Audios', 'My Events'));
  });

  test.each(memberRoles)('of role %i offers only screens that exist and that it may see', (role) => {
    for (const premium of [false, true]) {
      const { main, information } = sidebarItems(role, premium);
      const items = [...main, ...information];
      expect(items.map(({ label }) => label)).toEqual(
        labelsFor(role, premium).filter((label) => items.some((item) => item.label === label)),
      );
      for (const { href } of items) {
        const route = routes.find(({ path }) => `/${path}` === href);
        expect(route?.page).toBeDefined();
        expect(accessTo(route ?? {}, { isLoggedIn: true, role, isPremiumUser: premium })).toBe('granted');
      }
    }
  });

  test('begins with the dashboard', () => {
    expect(sidebarItems(1, false).main[0]).toMatchObject({ label: 'Dashboard', href: '/' });
  });
});

test.each(memberRoles)(
  'the bottom bar of role %i has at most four places, in its sidebar or its jobs',
  (role) => {
    const items = bottomBarItems(role);
    expect(items.length).toBeLessThanOrEqual(4);
    const { main } = sidebarItems(role, false);
    for (const item of items) expect([...main, jobsTab]).toContainEqual(item);
  },
);

test('on phones jobs are a place for who looks for one, and the dashboard is not the same place', () => {
  expect(bottomBarItems(1).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Jobs',
    'Tickets',
    'Job Applied',
  ]);
  for (const role of [2, 3, 4] as const) expect(bottomBarItems(role)).not.toContainEqual(jobsTab);
  expect(placeInBar(1, '/', '?tab=jobs&q=baker')).toBe(jobsTab.href);
  expect(placeInBar(1, '/', '?tab=saved')).toBe('/');
  expect(placeInBar(1, '/tickets', '?tab=jobs')).toBe('/tickets');
  expect(placeInBar(2, '/', '?tab=jobs')).toBe('/');
});

test('stories draw the places that a job seeker with premium has', () => {
  const drawn = (items: readonly NavItem[]) => items.map(({ label, href, icon }) => ({ label, href, icon }));
  const seeker = sidebarItems(1, true);
  expect(drawn(jobSeekerPlaces)).toEqual(drawn(seeker.main));
  expect(drawn(informationPlaces)).toEqual(drawn(seeker.information));
  expect(drawn(bottomPlaces)).toEqual(drawn(bottomBarItems(1)));
});

describe('g and a letter', () => {
  const places = (role: MemberRole) =>
    Object.fromEntries([...'dpjetcx'].map((letter) => [letter, placeOfKey(letter, role, false)]));

  test('lead a member where the sidebar leads, and jobs are in a tab for who looks for one', () => {
    const common = { d: '/', p: '/posts', t: '/tickets', x: undefined };
    expect(places(1)).toEqual({ ...common, j: '/?tab=jobs', e: '/events', c: '/chats' });
    expect(places(2)).toEqual({ ...common, j: '/jobs', e: '/my-events', c: undefined });
    expect(places(3)).toEqual({ ...common, j: undefined, e: '/my-events', c: undefined });
  });

  test('lead to live rooms only who has them in the sidebar', () => {
    const rooms = (isPremiumUser: boolean) => [...'la'].map((letter) => placeOfKey(letter, 1, isPremiumUser));
    expect(rooms(false)).toEqual([undefined, undefined]);
    expect(rooms(true)).toEqual(['/records/video', '/records/audio']);
  });
});
