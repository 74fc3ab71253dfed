/**
 * Files whose tests run on PGlite too where everything runs on PostgreSQL: of each tag the one that lists, searches, writes
 * in transactions and keeps JSON most, and what is about the database itself.
 */
export const onPglite = {
  database: ['binder.test.ts', 'database.test.ts', 'durability.test.ts', 'paging.test.ts', 'seed.test.ts'],
  account: ['deleteAccount.test.ts', 'exportData.test.ts'],
  profile: ['profileLists.test.ts'],
  people: ['blocks.test.ts', 'search.test.ts'],
  feed: ['mentions.test.ts'],
  jobs: ['jobRaces.test.ts', 'jobList.test.ts', 'jobJourney.test.ts'],
  events: ['events.test.ts', 'eventList.test.ts', 'ticketRaces.test.ts'],
  chat: ['unread.test.ts'],
  notifications: [
    'notificationSettings.test.ts',
    'streamPublish.test.ts',
    'streams.test.ts',
    'streamSessions.test.ts',
  ],
  live: ['live.test.ts', 'liveSeats.test.ts', 'liveNews.test.ts'],
  payments: ['paymentRaces.test.ts'],
  site: ['dashboard.test.ts'],
} as const satisfies Record<string, readonly string[]>;

const listed: readonly string[] = Object.values(onPglite).flat();

/** Whether a test file, by its path, is one of them. */
export const isOnPglite = (path: string): boolean =>
  listed.some((file) => path.replaceAll('\\', '/').endsWith(`/tests/api/${file}`));
