/**
 * Files whose tests run on PGlite too where everything runs on PostgreSQL: of each tag the one that lists, searches, writes
 * in transactions and keeps JSON most, and what is about the database itself. Of all others PGlite reads the statements
 * (support/readByPglite.ts).
 */
export const onPglite = {
  database: [
    'server/binder.test.ts',
    'server/database.test.ts',
    'server/durability.test.ts',
    'server/paging.test.ts',
    'server/seed.test.ts',
  ],
  account: ['account/deleteAccount.test.ts'],
  profile: ['profile/profileLists.test.ts'],
  people: ['people/search.test.ts'],
  feed: ['feed/mentions.test.ts'],
  jobs: ['jobs/jobList.test.ts', 'jobs/jobRaces.test.ts', 'jobs/posterMeasures.test.ts'],
  events: ['events/eventList.test.ts'],
  chat: ['chat/unread.test.ts'],
  notifications: ['notifications/notificationSettings.test.ts', 'notifications/streams.test.ts'],
  live: ['live/live.test.ts'],
  payments: ['payments/paymentRaces.test.ts'],
  site: ['site/dashboard.test.ts'],
} as const satisfies Record<string, readonly string[]>;

const listed: readonly string[] = Object.values(onPglite).flat();

/** Whether a test file, by its path, is one of them. */
export const isOnPglite = (path: string): boolean =>
  listed.some((file) => path.replaceAll('\\', '/').endsWith(`/tests/api/${file}`));
