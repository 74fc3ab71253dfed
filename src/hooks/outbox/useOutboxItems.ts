import { useSyncExternalStore } from 'react';
import type { OutboxItem } from '../../domain/outbox.ts';
import { outbox } from './outbox.ts';

/** What waits of the signed-in member, in the order in which it was written. */
export const useOutboxItems = (): readonly OutboxItem[] =>
  useSyncExternalStore(outbox.subscribe, outbox.items);
