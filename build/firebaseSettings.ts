const names = ['API_KEY', 'APP_ID', 'PROJECT_ID', 'SENDER_ID', 'VAPID_KEY'].map(
  (one) => `VITE_FIREBASE_${one}`,
);

/** Throws a sentence when a build was given some of Firebase's settings and not all: no browser would ever get a push token. */
export function requireWholeFirebase(env: Record<string, string | undefined>): void {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length > 0 && missing.length < names.length)
    throw new Error(`Push needs all of ${names.join(', ')}, or none; ${missing.join(', ')} is not set.`);
}
