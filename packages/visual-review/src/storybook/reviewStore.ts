import { useSyncExternalStore } from 'react';
import type { DecisionRequest, Hash, Review } from '../types.ts';
import { countsOf, type Person } from '../viewer/model.ts';
import { showStatuses } from './adapter.ts';
import { connect, type Connection } from './connection.ts';

interface Snapshot {
  review: Review | null;
  /** Why there is none. */
  problem: string | null;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The review, for the panel, for its title and for the sidebar: they are drawn in different places. */
class ReviewStore {
  #snapshot: Snapshot = { review: null, problem: null };
  #connection: Connection | undefined;
  readonly #listeners = new Set<() => void>();

  // Not before Storybook has its channel.
  get #server(): Connection {
    return (this.#connection ??= connect());
  }

  readonly snapshot = () => this.#snapshot;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #put(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    if (snapshot.review) showStatuses(snapshot.review);
    for (const listener of this.#listeners) listener();
  }

  readonly imageUrl = (hash: Hash) => this.#server.imageUrl(hash);

  async load(): Promise<void> {
    try {
      this.#put({ review: await this.#server.load(), problem: null });
    } catch (error) {
      this.#put({ review: null, problem: messageOf(error) });
    }
  }

  async decide(request: DecisionRequest): Promise<readonly string[]> {
    const { review } = this.#snapshot;
    if (!review || !this.#server.decide) throw new Error('Decisions cannot be saved from here.');
    try {
      const answer = await this.#server.decide(request, review);
      this.#put({ review: answer.review, problem: null });
      return answer.said;
    } catch (error) {
      // Perhaps somebody else was faster: show what holds now beside the sentence that says why not.
      const now = await this.#server.load().catch(() => undefined);
      if (now) this.#put({ review: now, problem: null });
      throw error;
    }
  }

  async commit(message: string, person: Person): Promise<string> {
    if (!this.#server.commit) throw new Error('Nothing can be committed from here.');
    const answer = await this.#server.commit(message, person);
    this.#put({ review: answer.review, problem: null });
    return answer.said;
  }
}

export const store = new ReviewStore();

export const useReviewStore = () => ({ ...useSyncExternalStore(store.subscribe, store.snapshot), store });

/** Shots that wait for a decision. */
export const useOpenCount = () => {
  const { review } = useSyncExternalStore(store.subscribe, store.snapshot);
  return review ? countsOf(review).open : 0;
};
