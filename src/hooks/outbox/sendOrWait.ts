import type { NewItem } from '../../domain/outbox.ts';

/** What was sent has an answer; what waits goes by itself. */
export type SentOrWaiting<Answer> = { answer: Answer } | { waiting: true };

/**
 * Sends one act, or lets it wait in the outbox: behind an earlier one of the same order that still does, and when no answer comes,
 * or a passing one. Rejects with what `send` has when the server has said no or nothing could be kept.
 */
export async function sendOrWait<Item extends NewItem, Answer>(
  item: Item,
  send: (body: Item['body'] & { clientId: string }) => Promise<Answer>,
): Promise<SentOrWaiting<Answer>> {
  const now = () => send({ ...item.body, clientId: item.clientId });
  // Most visits end without a need for it, so it is no part of a page. Where it cannot be had nothing of this page waits in it.
  const room = await import('./waitingRoom.ts').catch(() => undefined);
  return room ? room.inTurn(item, now) : { answer: await now() };
}
