import type { NewItem } from '../../domain/outbox.ts';
import { outbox } from './outbox.ts';
import { mayWait } from './sendItem.ts';

/** Puts it behind what waits of the same order, and lets all of that go. False when nothing does: it may go at once. */
export async function queueBehind(item: NewItem): Promise<boolean> {
  if (!(await outbox.holdsBack(item))) return false;
  await outbox.add(item);
  await outbox.flush();
  return true;
}

/** Keeps what may have arrived or not. False when the server has said no. Rejects when nothing could be kept. */
export async function keepWaiting(error: unknown, item: NewItem): Promise<boolean> {
  if (!mayWait(error)) return false;
  await outbox.add({ ...item, sentBefore: true });
  return true;
}
