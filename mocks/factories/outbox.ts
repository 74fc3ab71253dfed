import type { OutboxItem } from '../../src/domain/outbox.ts';

const common = {
  memberId: 'u1',
  createdAt: '2026-01-15T08:52:00.000Z',
  state: 'queued',
  tries: 0,
  since: 0,
  nextTryAt: 0,
} as const;

/** A message, a like, and a comment that was refused. */
export const waitingItems: readonly OutboxItem[] = [
  {
    ...common,
    kind: 'message',
    clientId: 'w1',
    orderKey: 'chat u6',
    seq: 1,
    about: 'Ilse van Dorp',
    body: { friendId: 'u6', action: 0, messageType: 0, message: 'The berth planner is up again.' },
  },
  {
    ...common,
    kind: 'like',
    clientId: 'w2',
    orderKey: 'like f1',
    seq: 2,
    about: 'Tomas Rey',
    body: { feedId: 'f1', feedType: 10, action: 1 },
  },
  {
    ...common,
    kind: 'comment',
    clientId: 'w3',
    orderKey: 'comments f1',
    seq: 3,
    about: 'Tomas Rey',
    state: 'failed',
    error: 'Only connections can comment here.',
    body: { action: 0, feedId: 'f1', feedType: 10, text: 'Which of the three was it?' },
  },
];
