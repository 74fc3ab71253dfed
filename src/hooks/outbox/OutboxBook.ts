import type { OutboxChange, OutboxItem } from '../../domain/outbox.ts';
import { changed, inOrder, type OutboxStore } from './outboxStore.ts';

type Act = (items: readonly OutboxItem[]) => OutboxChange;

/** What waits of one member, as this page knows it. */
export class OutboxBook {
  readonly memberId: string;
  #items: readonly OutboxItem[] = [];
  /** What could not be written down lives as long as the page; `undefined`: it is gone. */
  readonly #held = new Map<string, OutboxItem | undefined>();
  readonly #store: OutboxStore;
  readonly #onChange: () => void;

  constructor(memberId: string, store: OutboxStore, onChange: () => void) {
    this.memberId = memberId;
    this.#store = store;
    this.#onChange = onChange;
  }

  get items(): readonly OutboxItem[] {
    return this.#items;
  }
  find = (clientId: string): OutboxItem | undefined => this.#items.find((item) => item.clientId === clientId);

  #show(items: readonly OutboxItem[]) {
    this.#items = items;
    this.#onChange();
  }

  #withHeld(items: readonly OutboxItem[]): OutboxItem[] {
    const kept = items.filter(({ clientId }) => !this.#held.has(clientId));
    return inOrder([...kept, ...[...this.#held.values()].filter((item) => item !== undefined)]);
  }

  /** Reads what this or another tab has written. */
  async reload(): Promise<void> {
    try {
      this.#show(this.#withHeld(await this.#store.read(this.memberId)));
    } catch {
      // Storage is forbidden: what this page knows is all there is.
    }
  }

  /** Those that `are` wait for a moment, in milliseconds. What is being written down meanwhile counts, and is not shown yet. */
  async queue(are: (item: OutboxItem) => boolean, nextTryAt: number): Promise<void> {
    if (this.#items.length === 0) return;
    await this.change((items) => ({
      put: items.filter(are).map((item) => ({ ...item, state: 'queued', nextTryAt })),
    }));
  }

  /** `mustKeep`: rejects when it cannot be written down; else this page remembers it. */
  async change(act: Act, mustKeep = false): Promise<void> {
    let change: OutboxChange = {};
    const take: Act = (items) => (change = act(this.#withHeld(items)));
    const touched = () => [...(change.drop ?? []), ...(change.put ?? []).map(({ clientId }) => clientId)];
    try {
      const items = await this.#store.change(this.memberId, take);
      for (const clientId of touched()) this.#held.delete(clientId);
      this.#show(this.#withHeld(items));
    } catch (error) {
      if (mustKeep) throw error;
      change = act(this.#items);
      for (const clientId of change.drop ?? []) this.#held.set(clientId, undefined);
      for (const item of change.put ?? []) this.#held.set(item.clientId, item);
      this.#show(changed(this.#items, change));
    }
  }
}
