import type { FirebaseOptions } from 'firebase/app';

const apiKey = import.meta.env.VITE_FIREBASE_API_KEY;
const appId = import.meta.env.VITE_FIREBASE_APP_ID;
const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID;
const messagingSenderId = import.meta.env.VITE_FIREBASE_SENDER_ID;
const vapidKey = import.meta.env.VITE_FIREBASE_VAPID_KEY;

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
