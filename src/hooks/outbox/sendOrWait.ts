import type { NewItem } from '../../domain/outbox.ts';

/** What was sent has an answer; what waits goes by itself. */
export type SentOrWaiting<Answer> = { answer: Answer } | { waiting: true };

/** Most visits end without a need for it, so it is no part of a page. */
const waitingRoom = () => import('./waitingRoom.ts');

/** False where the outbox cannot be had: then nothing of this page waits in it. */
const isBehind = async (item: NewItem) => {
  const room = await waitingRoom().catch(() => undefined);
  return room ? room.queueBehind(item) : false;
};

/**
 * Sends one act, or lets it wait in the outbox: behind an earlier one of the same order that still does, and when no answer comes,
 * or a passing one. Rejects with what `send` has when the server has said no or nothing could be kept.
 */
export async function sendOrWait<Item extends NewItem, Answer>(
  item: Item,
  send: (body: Item['body'] & { clientId: string }) => Promise<Answer>,
): Promise<SentOrWaiting<Answer>> {
  if (await isBehind(item)) return { waiting: true };
  try {
    return { answer: await send({ ...item.body, clientId: item.clientId }) };
  } catch (error) {
    const waits = await waitingRoom().then(
      (room) => room.keepWaiting(error, item),
      () => false,
    );
    if (waits) return { waiting: true };
    throw error;
  }
}
