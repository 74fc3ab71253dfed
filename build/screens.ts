import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const pages = (folder: string, ...names: string[]) =>
  names.map((name) => `src/pages/${folder}/${name}Page.tsx`);
const withFrame = ['Events', 'EventDetails', 'JobDetails', 'Organiser'].map((name) => `src/app/${name}.tsx`);
const ownDashboard = ['src/app/Dashboard.tsx'];
const lists = [...ownDashboard, ...pages('feed', 'Posts', 'TagPosts', 'MemberPosts')];
const profile = pages('profile', 'Profile');
/** With the way to it, which the route leads to first. */
const otherProfile = [...pages('people', 'UserProfile'), 'src/app/UserProfile.tsx'];
const profiles = [...profile, ...otherProfile];
const contact = pages('site', 'Contact');

/** What stands for a page of which `src/app` draws something itself, and what has to be there without being one. */
const wrapped = new Set([
  ...pages('site', 'Dashboard', 'Fallback'),
  ...pages('events', 'Events', 'EventDetails', 'Organiser'),
  ...pages('jobs', 'JobDetails'),
]);
const every = [
  ...globSync('src/pages/*/*Page.tsx', { cwd: root }).filter((path) => !wrapped.has(path)),
  ...withFrame,
  ...ownDashboard,
];
const without = (...left: string[]) => every.filter((path) => !left.includes(path));
const rare = [...pages('chat', 'Chat'), ...pages('jobs', 'AppliedJobs')];

/**
 * Modules that are asked for together, by what they are for. Each is a list that stays the same, by which what it needs is kept
 * (build/moduleGraph.ts).
 */
export const screens = {
  entry: ['src/main.tsx'],
  /** A stranger's way in. */
  first: ['src/main.tsx', ...pages('account', 'Login')],
  /** Their next step. */
  signup: pages('account', 'Signup'),
  /** What else a stranger sees without asking the server for a text. */
  guest: [...pages('site', 'Landing', 'Share'), ...pages('account', 'ForgotPassword', 'Verify')],
  contact,
  information: [...contact, ...pages('site', 'About')],
  /** Loaded after the first screen, whoever looks at it. */
  later: [
    'src/app/afterLoad.ts',
    'src/app/push.ts',
    'src/components/ui/Toaster.tsx',
    'src/api/savedReads.ts',
    ...pages('site', 'Fallback'),
  ],
  frame: ['src/app/Frame.tsx'],
  dashboard: ownDashboard,
  lists,
  /** Loaded after the first screen of a member, whichever it is. */
  background: [
    'src/app/Search.tsx',
    'src/app/Banners.tsx',
    'src/app/Background.tsx',
    'src/app/sendApplications.ts',
    'src/components/ui/DialogWindow.tsx',
    'src/components/ui/Tooltip.tsx',
    'src/hooks/feed/posts/leftDeletions.ts',
    'src/hooks/feed/posts/deletedPosts.ts',
    'src/hooks/profile/sections/deletedItems.ts',
    'src/hooks/jobs/posting/deletedJobs.ts',
    'src/hooks/events/posting/deletedEvents.ts',
    'src/hooks/live/recordings/deletedRecordings.ts',
  ],
  windows: ['src/components/ui/DialogWindow.tsx', 'src/components/ui/Drawer.tsx'],
  profile,
  otherProfile,
  profiles,
  /** Of members, and neither a list of posts nor made of posts. */
  plain: [...pages('payments', 'Transactions'), ...pages('tickets', 'Tickets')],
  rare,
  all: [...every, 'src/app/Frame.tsx'],
  butDeletion: without(...pages('account', 'DeleteAccount')),
  butDashboard: [...without(...ownDashboard), 'src/app/Frame.tsx'],
  butPosts: [
    ...without(
      ...profiles,
      ...lists,
      ...pages('feed', 'PostDetails'),
      'src/app/Events.tsx',
      'src/app/EventDetails.tsx',
      'src/app/JobDetails.tsx',
    ),
    'src/app/Frame.tsx',
  ],
  butStream: [
    ...without(
      ...pages('live', 'LiveRoom', 'Records'),
      ...pages('chat', 'Chat'),
      ...pages('account', 'DeleteAccount'),
    ),
    'src/app/Frame.tsx',
  ],
  butProfiles: without(...profiles),
  butRare: without(...profiles, ...rare),
};
