import type { NewItem } from '../../domain/outbox.ts';

/**
 * For what was sent and got no answer, or a passing one: it waits in the outbox and goes by itself. False when the server has
 * said no, or nothing could be kept. Most visits end without it, so it comes when it is needed.
 */
export async function waitInstead(error: unknown, item: NewItem): Promise<boolean> {
  try {
    const { keepWaiting } = await import('./keepWaiting.ts');
    return await keepWaiting(error, item);
  } catch {
    return false;
  }
}
