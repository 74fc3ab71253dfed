import { readDraft, writeDraft } from './draftStorage.ts';

interface Attempt {
  content: string;
  clientId: string;
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Attempt).content === 'string' &&
  typeof (value as Attempt).clientId === 'string';

const nameOf = (name: string) => `sending.${name}`;

/** Of one place; nobody has more of them on the way, and what was changed before it was sent again has left the others. */
const most = 5;

function readAttempts(userId: string, name: string): Attempt[] {
  const stored = readDraft(userId, nameOf(name));
  return Array.isArray(stored) ? stored.filter(isAttempt) : [];
}

/**
 * The `clientId` under which this content is sent: the same for every attempt at the same content, also after the tab was
 * killed before the answer came, so that the server never writes it twice. `name` is that of the draft.
 */
export function clientIdOf(userId: string, name: string, content: string): string {
  const attempts = readAttempts(userId, name);
  const before = attempts.find((attempt) => attempt.content === content);
  if (before) return before.clientId;
  const clientId = crypto.randomUUID();
  writeDraft(userId, nameOf(name), [...attempts, { content, clientId }].slice(-most));
  return clientId;
}

/** The answer to this one is there: the same content is another one the next time. */
export function forgetClientId(userId: string, name: string, clientId: string) {
  const others = readAttempts(userId, name).filter((attempt) => attempt.clientId !== clientId);
  writeDraft(userId, nameOf(name), others.length > 0 ? others : undefined);
}
