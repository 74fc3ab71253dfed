import type { NewItem } from '../../domain/outbox.ts';
import { outbox } from './outbox.ts';
import { mayWait } from './sendItem.ts';
import type { SentOrWaiting } from './sendOrWait.ts';

/** Puts it behind what waits of the same order, and lets all of that go. False when nothing does: it may go at once. */
async function queueBehind(item: NewItem): Promise<boolean> {
  if (!(await outbox.holdsBack(item))) return false;
  await outbox.add(item);
  await outbox.flush();
  return true;
}

/** Keeps what may have arrived or not. False when the server has said no, or nothing could be kept. */
async function keepWaiting(error: unknown, item: NewItem): Promise<boolean> {
  if (!mayWait(error)) return false;
  return outbox.add({ ...item, sentBefore: true }).then(
    () => true,
    () => false,
  );
}

/** Sends it unless it has to wait, or could not be sent. */
export async function inTurn<Answer>(
  item: NewItem,
  send: () => Promise<Answer>,
): Promise<SentOrWaiting<Answer>> {
  if (await queueBehind(item)) return { waiting: true };
  try {
    return { answer: await send() };
  } catch (error) {
    if (await keepWaiting(error, item)) return { waiting: true };
    throw error;
  }
}
