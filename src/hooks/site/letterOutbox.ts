import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { isTopic, type ContactLetter } from '../../domain/contact.ts';
import { readDraft, writeDraft } from './draftStorage.ts';

export type LetterPayload = Extract<RequestBody<'contactUs'>, { message: string }>;

/** A letter that was written without a network (product S13). One for each member of this browser. */
export interface WaitingLetter {
  payload: LetterPayload;
  /** Why the server refused it; it is not sent again by itself. */
  error?: string;
}

const name = 'letter';

const isWaiting = (value: unknown): value is WaitingLetter =>
  typeof (value as WaitingLetter | undefined)?.payload?.message === 'string';

export function readWaiting(userId: string): WaitingLetter | undefined {
  const value = readDraft(userId, name);
  return isWaiting(value) ? value : undefined;
}

/** `undefined` throws it away. */
export const keepWaiting = (userId: string, letter: WaitingLetter | undefined): void =>
  writeDraft(userId, name, letter);

/** What the server wants; `undefined` while no topic is chosen. The client id makes that it arrives once. */
export function toPayload(letter: ContactLetter, mediaKey: string | undefined): LetterPayload | undefined {
  const { topic, homepage, ...rest } = letter;
  const number = Number(topic);
  if (!isTopic(number)) return undefined;
  const clientId = crypto.randomUUID();
  return { ...rest, topic: number, clientId, ...(homepage && { homepage }), ...(mediaKey && { mediaKey }) };
}

/** Another attempt may pass: no answer, a server in trouble, or too many messages for now. */
const mayPass = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

async function send(userId: string): Promise<string | undefined> {
  const letter = readWaiting(userId);
  if (!letter || letter.error !== undefined) return undefined;
  try {
    const { response } = await call('contactUs', letter.payload);
    keepWaiting(userId, undefined);
    return (response as Schemas['ContactReceipt']).reference; // A message is answered with it.
  } catch (error) {
    if (!mayPass(error)) keepWaiting(userId, { ...letter, error: (error as ApiError).message }); // See mayPass.
    return undefined;
  }
}

let sending: Promise<string | undefined> | undefined;

/** Sends what waits, once for all who ask. Resolves to its number; to nothing when there is none or it goes on waiting. */
export function sendWaiting(userId: string): Promise<string | undefined> {
  sending ??= send(userId).finally(() => {
    sending = undefined;
  });
  return sending;
}
