// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { makePosted } from '../../../mocks/factories/myEvents.ts';
import { ApiError } from '../../../src/api/errors.ts';
import { useMyEventActions } from '../../../src/hooks/events/posting/useMyEventActions.ts';
import type { MyEvents } from '../../../src/hooks/events/posting/useMyEvents.ts';
import { finishDeletions } from '../../../src/hooks/site/laterDeletions.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import { answer, asked } from '../support/heldServer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));

const posted = makePosted({ eventId: '7', eventName: 'Open rehearsal' });
const copy = makePosted({ eventId: '8', eventName: 'Open rehearsal' });
const events: MyEvents = {
  state: { status: 'empty' },
  totals: undefined,
  refresh: () => Promise.resolve(),
};
const toasts = () => toastQueue.all().map(({ kind, title }) => [kind, title]);
const acting = () => renderHook(() => useMyEventActions(events, { onTab: () => {}, onEdit: () => {} }), Swr);
const refuse = async () => {
  asked.shift()?.refuse(new ApiError(409, 'STALE', { message: 'It was changed elsewhere.' }));
  await settle();
};

beforeEach(() => {
  asked.length = 0;
  toastQueue.clear();
});

it('what became of an event stands in the place of what was said of it before', async () => {
  const hook = await acting();
  await doing(() => hook.current.events.onDuplicate({ event: posted.event }));
  await refuse();
  expect(toasts()).toEqual([['error', 'Open rehearsal was not duplicated']]);
  await doing(() => hook.current.events.onCancel(posted));
  await doing(() => hook.current.cancelling.onConfirm({ reason: 'The hall is closed' }));
  await answer({ message: 'The event is cancelled' });
  expect(toasts()).toEqual([['success', 'The event is cancelled']]);
});

it('a refusal stands in the place of what was said of the same event, and a toast of another stays', async () => {
  toastQueue.add({ kind: 'success', title: 'The other event is cancelled', about: 'event 9' });
  const hook = await acting();
  await doing(() => hook.current.events.onDuplicate({ event: posted.event }));
  await answer({ message: 'A draft was made', response: { event: copy.event } });
  await doing(() => hook.current.events.onDelete({ event: copy.event }));
  await doing(finishDeletions);
  await refuse();
  expect(toasts()).toEqual([
    ['success', 'The other event is cancelled'],
    ['error', 'Open rehearsal is still there'],
  ]);
});
