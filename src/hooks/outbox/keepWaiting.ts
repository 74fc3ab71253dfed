import type { NewItem } from '../../domain/outbox.ts';
import { outbox } from './outbox.ts';
import { mayWait } from './sendItem.ts';

/** Puts into the outbox what may have arrived or not. False when the server has said no. Rejects when nothing could be kept. */
export async function keepWaiting(error: unknown, item: NewItem): Promise<boolean> {
  if (!mayWait(error)) return false;
  await outbox.add({ ...item, sentBefore: true });
  return true;
}
