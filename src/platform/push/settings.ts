import type { FirebaseOptions } from 'firebase/app';

const {
  VITE_FIREBASE_API_KEY: apiKey,
  VITE_FIREBASE_APP_ID: appId,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_SENDER_ID: messagingSenderId,
  VITE_FIREBASE_VAPID_KEY: vapidKey,
} = import.meta.env;

export interface FirebaseSettings {
  options: FirebaseOptions;
  /** The public Web Push key. */
  vapidKey: string;
}

/** Undefined where the build was given none (`.env.example`); vite.config.ts refuses a part of them. */
export const firebaseSettings: FirebaseSettings | undefined =
  apiKey && appId && projectId && messagingSenderId && vapidKey
    ? { options: { apiKey, appId, projectId, messagingSenderId }, vapidKey }
    : undefined;
