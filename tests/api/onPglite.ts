/**
 * Files whose tests run on PGlite too where everything runs on PostgreSQL: of each tag the one that lists, searches, writes
 * in transactions and keeps JSON most, and what is about the database itself.
 */
export const onPglite = {
  database: [
    'server/binder.test.ts',
    'server/database.test.ts',
    'server/durability.test.ts',
    'server/paging.test.ts',
    'server/seed.test.ts',
  ],
  account: ['account/deleteAccount.test.ts', 'account/exportData.test.ts'],
  profile: ['profile/profileLists.test.ts'],
  people: ['people/blocks.test.ts', 'people/search.test.ts'],
  feed: ['feed/mentions.test.ts'],
  jobs: ['jobs/jobRaces.test.ts', 'jobs/jobList.test.ts', 'jobs/jobJourney.test.ts'],
  events: ['events/events.test.ts', 'events/eventList.test.ts', 'events/ticketRaces.test.ts'],
  chat: ['chat/unread.test.ts'],
  notifications: [
    'notifications/notificationSettings.test.ts',
    'notifications/streamPublish.test.ts',
    'notifications/streams.test.ts',
    'notifications/streamSessions.test.ts',
  ],
  live: ['live/live.test.ts', 'live/liveSeats.test.ts', 'live/liveNews.test.ts'],
  payments: ['payments/paymentRaces.test.ts'],
  site: ['site/dashboard.test.ts'],
} as const satisfies Record<string, readonly string[]>;

const listed: readonly string[] = Object.values(onPglite).flat();

/** Whether a test file, by its path, is one of them. */
export const isOnPglite = (path: string): boolean =>
  listed.some((file) => path.replaceAll('\\', '/').endsWith(`/tests/api/${file}`));
