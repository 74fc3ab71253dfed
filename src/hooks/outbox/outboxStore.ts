import type { OutboxChange, OutboxItem } from '../../domain/outbox.ts';
import { deviceStore, keysOf } from '../../lib/deviceStore.ts';

/** What waits on this device, of each member. Rejects where storage is full or forbidden. */
export interface OutboxStore {
  /** In the order of `seq`. */
  read: (memberId: string) => Promise<readonly OutboxItem[]>;
  /** One step for all tabs: nobody else changes anything between what `act` is given and what it says. Gives what is there then. */
  change: (
    memberId: string,
    act: (items: readonly OutboxItem[]) => OutboxChange,
  ) => Promise<readonly OutboxItem[]>;
  forget: (memberId: string) => Promise<void>;
}

const name = 'items';

export const inOrder = (items: Iterable<OutboxItem>): OutboxItem[] =>
  [...items].toSorted((one, other) => one.seq - other.seq);

export function changed(items: readonly OutboxItem[], { put = [], drop = [] }: OutboxChange): OutboxItem[] {
  const all = new Map(items.map((item) => [item.clientId, item]));
  for (const clientId of drop) all.delete(clientId);
  for (const item of put) all.set(item.clientId, item);
  return inOrder(all.values());
}

export function outboxStore(): OutboxStore {
  const { run } = deviceStore('rolecast-outbox', [name]);
  const keyOf = (memberId: string, clientId: string) => `${memberId}.${clientId}`;
  return {
    async read(memberId) {
      const items = await run(
        name,
        'readonly',
        (store) => store.getAll(keysOf(memberId)) as IDBRequest<OutboxItem[]>,
      );
      return inOrder(items ?? []);
    },
    async change(memberId, act) {
      const outcome: { result: readonly OutboxItem[] } = { result: [] };
      await run(name, 'readwrite', (store) => {
        const all = store.getAll(keysOf(memberId)) as IDBRequest<OutboxItem[]>;
        all.addEventListener('success', () => {
          const items = inOrder(all.result);
          const change = act(items);
          for (const clientId of change.drop ?? []) store.delete(keyOf(memberId, clientId));
          for (const item of change.put ?? []) store.put(item, keyOf(memberId, item.clientId));
          outcome.result = changed(items, change);
        });
        return undefined;
      });
      return outcome.result;
    },
    async forget(memberId) {
      await run(name, 'readwrite', (store) => store.delete(keysOf(memberId)));
    },
  };
}
