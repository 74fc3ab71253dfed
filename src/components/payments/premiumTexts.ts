/** What nobody pays for (product S09). */
export const freeFeatures: readonly string[] = [
  'Your profile, posts and comments, and the people you know',
  'Finding and offering jobs, and an answer to every application',
  'Events: going there, and selling tickets to your own',
  'Chat, and watching others live',
];
