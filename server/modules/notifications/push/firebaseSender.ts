import type { Agent } from 'node:http';
import type { TokenMessage } from 'firebase-admin/messaging';
import type { FirebaseAccount } from '../../../firebaseAccount.ts';
import { TryLater } from '../../../tasks.ts';
import type { PushMessage, PushSender } from '../../../services/pushSender.ts';

/** What happened yesterday is in the list; a phone that was off for a week does not ring for it. */
const KEPT_SEC = 86_400;

/** As firebase-admin throws it; its classes are not loaded to ask. */
interface Failure {
  code?: string;
  message?: string;
  httpResponse?: { headers?: Record<string, unknown>; data?: unknown };
}

/** This token will not work again, whoever sends to it. */
const goneCodes = new Set([
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
  // Of another Firebase project.
  'messaging/mismatched-credential',
]);

function isGone({ code = '', message = '', httpResponse }: Failure): boolean {
  if (goneCodes.has(code)) return true;
  // The same code stands for any mistake in a message; only one in the token is the token's fault.
  return (
    code === 'messaging/invalid-argument' &&
    (/registration token/i.test(message) ||
      JSON.stringify(httpResponse?.data ?? '').includes('message.token'))
  );
}

/** Seconds or a date (RFC 9110); 0 when there is neither. */
function retryAfterSec({ httpResponse }: Failure): number {
  const value = String(httpResponse?.headers?.['retry-after'] ?? '');
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** A hyphen means nothing, and the push service takes 32 characters. */
const topicOf = (tag: string) => tag.replace(/[^A-Za-z0-9_]/g, '').slice(-32);

const toFirebase = (token: string, { title, body, tag, data }: PushMessage): TokenMessage => ({
  token,
  // Data alone: our service worker shows it, where Firebase would show it a second time.
  data: { ...data, title, body, tag },
  webpush: { headers: { TTL: String(KEPT_SEC), Urgency: 'normal', Topic: topicOf(tag) } },
});

async function openMessaging({ projectId, source }: FirebaseAccount, httpAgent?: Agent) {
  // 73 MB on the disk and 134 packages: for those alone who send.
  const [{ cert, initializeApp }, { getMessaging }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/messaging'),
  ]);
  const credential = cert(source, httpAgent);
  // A name of its own: several servers of one process have nothing to do with each other.
  const app = initializeApp(
    { credential, projectId, ...(httpAgent && { httpAgent }) },
    `push-${crypto.randomUUID()}`,
  );
  return getMessaging(app);
}

/** By Firebase Cloud Messaging, HTTP v1. `agent`: of all its connections, where the account is a file. */
export function firebaseSender(account: FirebaseAccount, { agent }: { agent?: Agent } = {}): PushSender {
  let opened: ReturnType<typeof openMessaging> | undefined;
  return {
    async send(deviceToken, message) {
      opened ??= openMessaging(account, agent);
      const messaging = await opened;
      try {
        await messaging.send(toFirebase(deviceToken, message));
        return 'sent';
      } catch (error) {
        const failure = error as Failure;
        if (isGone(failure)) return 'gone';
        // The message of the error may repeat the token; the code says enough.
        throw new TryLater(`Firebase: ${failure.code ?? 'not reached'}`, retryAfterSec(failure));
      }
    },
  };
}
