import type { FirebaseParts } from '../src/platform/push/firebaseTokens.ts';

/** Firebase without Google: a token that stays until it is deleted, and then another one. */
export function fakeFirebase({ supported = true } = {}) {
  let given = 1;
  const asked: unknown[] = [];
  const parts: FirebaseParts = {
    initializeApp: () => ({ name: 'fake', options: {}, automaticDataCollectionEnabled: false }),
    getMessaging: (app) => ({ app: app ?? parts.initializeApp() }),
    isSupported: () => Promise.resolve(supported),
    getToken: (_messaging, options) => {
      asked.push(options);
      return Promise.resolve(`token-${given}`);
    },
    deleteToken: () => {
      given += 1;
      return Promise.resolve(true);
    },
  };
  return { parts, asked };
}
