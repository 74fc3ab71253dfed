import type * as app from 'firebase/app';
import type * as messaging from 'firebase/messaging';
import type { FirebaseSettings } from './settings.ts';

/** What is used of Firebase's packages. */
export type FirebaseParts = Pick<typeof app, 'initializeApp'> &
  Pick<typeof messaging, 'deleteToken' | 'getMessaging' | 'getToken' | 'isSupported'>;

/** Where a browser's push token comes from. */
export interface PushTokens {
  /** Empty where this browser can have none. Asks for no permission. */
  token: () => Promise<string>;
  /** Nothing reaches this browser any more. */
  forget: () => Promise<void>;
}

/** Nobody's account: messages come by the stream, and no browser has a token (product D20). */
export const noTokens: PushTokens = {
  token: () => Promise.resolve(''),
  forget: () => Promise.resolve(),
};

const load = async (): Promise<FirebaseParts> => {
  const [{ initializeApp }, { deleteToken, getMessaging, getToken, isSupported }] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
  ]);
  return { initializeApp, deleteToken, getMessaging, getToken, isSupported };
};

/** Firebase Cloud Messaging, with our own service worker: it receives the messages (src/serviceWorker/push.ts). */
export function firebaseTokens(
  { options, vapidKey }: FirebaseSettings,
  loadParts: () => Promise<FirebaseParts> = load,
): PushTokens {
  let opening: ReturnType<typeof open> | undefined;
  const open = async () => {
    const parts = await loadParts();
    if (!(await parts.isSupported())) return undefined;
    return { parts, messaging: parts.getMessaging(parts.initializeApp(options)) };
  };
  return {
    async token() {
      opening ??= open();
      const opened = await opening;
      if (!opened) return '';
      const serviceWorkerRegistration = await navigator.serviceWorker.ready;
      return opened.parts.getToken(opened.messaging, { vapidKey, serviceWorkerRegistration });
    },
    async forget() {
      const opened = await opening;
      if (opened) await opened.parts.deleteToken(opened.messaging);
    },
  };
}
