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

/**
 * The `clientId` under which this content is sent: the same for every attempt at the same content, also after the tab was
 * killed before the answer came, so that the server never writes it twice. `name` is that of the draft.
 */
export function clientIdOf(userId: string, name: string, content: string): string {
  const last = readDraft(userId, nameOf(name));
  if (isAttempt(last) && last.content === content) return last.clientId;
  const clientId = crypto.randomUUID();
  writeDraft(userId, nameOf(name), { content, clientId });
  return clientId;
}

/** The answer is there: the same content is another one the next time. */
export const forgetAttempt = (userId: string, name: string) => writeDraft(userId, nameOf(name), undefined);
