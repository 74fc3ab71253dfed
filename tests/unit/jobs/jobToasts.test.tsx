// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { makeOwnJob } from '../../../mocks/factories/jobs.ts';
import { ApiError } from '../../../src/api/errors.ts';
import type { PostedJobs } from '../../../src/hooks/jobs/posting/usePostedJobs.ts';
import { useJobActions } from '../../../src/hooks/jobs/posting/useJobActions.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import { answer, asked } from '../support/heldServer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));

const job = makeOwnJob({ jobId: '12', vacancyName: 'Stage hand', status: 1 });
const jobs: PostedJobs = {
  state: { status: 'empty' },
  totals: undefined,
  due: [],
  find: () => job,
  move: () => {},
  settle: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
};
const places = { onEdit: () => {}, onClose: () => {}, onDone: () => {}, onSent: () => {} };
const toasts = () => toastQueue.all().map(({ kind, title }) => [kind, title]);

beforeEach(() => {
  asked.length = 0;
  toastQueue.clear();
});

const acting = () => renderHook(() => useJobActions(jobs, places, job), Swr);
type Hook = Awaited<ReturnType<typeof acting>>;

async function close(hook: Hook) {
  await doing(() =>
    hook.current.closing.onConfirm({ closeReason: '3', sends: false, messageToCandidates: '' }),
  );
}
async function reopen(hook: Hook) {
  await doing(() => hook.current.events.onReopen({ job }));
  await doing(() => hook.current.reopening.onConfirm({ applyBy: '2026-12-01' }));
}

it('of a job that was closed and opened again one toast stands: what it is now', async () => {
  const hook = await acting();
  await close(hook);
  await answer({ message: 'The job is closed', response: job });
  await reopen(hook);
  await answer({ message: 'The job is open again', response: job });
  expect(toasts()).toEqual([['success', 'The job is open again']]);
});

it('a refusal stands in the place of what it takes back, and a toast of another job stays', async () => {
  toastQueue.add({ kind: 'success', title: 'The other job is closed', about: 'job 13' });
  const hook = await acting();
  await reopen(hook);
  await answer({ message: 'The job is open again', response: job });
  await close(hook);
  asked.shift()?.refuse(new ApiError(409, 'STALE', { message: 'It was changed elsewhere.' }));
  await settle();
  expect(toasts()).toEqual([
    ['success', 'The other job is closed'],
    ['error', 'Stage hand is still open'],
  ]);
});

it('a copy is another job: what is said of it leaves the first alone', async () => {
  const hook = await acting();
  await close(hook);
  await answer({ message: 'The job is closed', response: job });
  await doing(() => hook.current.events.onDuplicate({ job }));
  await answer({ message: 'A draft was made', response: { ...job, jobId: '14' } });
  expect(toastQueue.all().map(({ about }) => about)).toEqual(['job 12', 'job 14']);
});
