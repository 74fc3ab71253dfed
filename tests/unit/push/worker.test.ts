import { expect, test, vi } from 'vitest';
import type { PushWorker } from '../../../src/serviceWorker/push.ts';

vi.stubGlobal('location', { origin: 'https://jobs.example.org' });
const { addressOf, openPush, receivePush } = await import('../../../src/serviceWorker/push.ts');

type Shown = PushWorker['registration']['showNotification'];
type Badge = (count: number) => Promise<void>;

function workerWith(...states: DocumentVisibilityState[]) {
  const done = () => Promise.resolve();
  const pages = states.map((visibilityState) => ({
    visibilityState,
    focus: vi.fn<() => Promise<void>>(done),
    postMessage: vi.fn<(message: unknown) => void>(),
  }));
  const shown = vi.fn<Shown>(done);
  const opened = vi.fn<(href: string) => Promise<void>>(done);
  const badge = vi.fn<Badge>(done);
  const worker: PushWorker = {
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: opened },
    navigator: { setAppBadge: badge },
  };
  return { worker, pages, shown, opened, badge };
}

const data = {
  title: 'Request to connect',
  body: 'Bo Park wants to connect',
  tag: 'n1',
  type: '1',
  role: '1',
};

test('a page that is looked at says it itself', async () => {
  const { worker, pages, shown } = workerWith('hidden', 'visible');
  await receivePush(worker, { data });
  const { title, body, tag } = data;
  expect(pages[1]?.postMessage).toHaveBeenCalledWith({ type: 'push', message: { title, body, tag } });
  expect(pages[0]?.postMessage).not.toHaveBeenCalled();
  expect(shown).not.toHaveBeenCalled();
});

test('otherwise the device shows it, in the place of an older one, with the number on the icon', async () => {
  const { worker, shown, badge } = workerWith('hidden');
  await receivePush(worker, { data: { ...data, unread: '3' } });
  expect(shown).toHaveBeenCalledWith(data.title, expect.objectContaining({ body: data.body, tag: 'n1' }));
  expect(badge).toHaveBeenCalledWith(3);
});

test('what is no message of ours is shown all the same', async () => {
  const { worker, shown } = workerWith();
  await receivePush(worker, undefined);
  expect(shown).toHaveBeenCalledWith('Rolecast', expect.objectContaining({ body: '' }));
});

test('it leads where the list leads, by type and by the role of its reader', async () => {
  const id = '01900000-0000-7000-8000-000000000001';
  expect(await addressOf({ type: '1', role: '1', userId: id })).toContain('/chats');
  expect(await addressOf({ type: '1', role: '2', userId: id })).toContain('/user-profile');
  expect(await addressOf({ type: '2', role: '1', post_id: id })).toMatch(/^\/jobs\/job-details\/[\w-]{40,}$/);
  expect(await addressOf({ type: '18', role: '1', post_id: id, commentId: 'c1' })).toMatch(
    /^\/posts\/post-details\/[\w-]+#comment-c1$/,
  );
  expect(await addressOf({ type: '99', role: '1' })).toBe('/');
});

test('a click goes to the open page, or opens one, which marks it as read', async () => {
  const open = workerWith('hidden');
  await openPush(open.worker, { id: 'n1', type: '21', role: '1' });
  expect(open.pages[0]?.focus).toHaveBeenCalled();
  expect(open.pages[0]?.postMessage).toHaveBeenCalledWith({
    type: 'open',
    href: '/tickets',
    notificationId: 'n1',
  });
  const closed = workerWith();
  await openPush(closed.worker, { id: 'n1', type: '21', role: '1' });
  await openPush(closed.worker, {
    id: 'n2',
    type: '29',
    role: '1',
    post_id: 'p1',
    feedType: '10',
    commentId: 'c1',
  });
  await openPush(closed.worker, { type: '26', role: '1', userId: 'u1' });
  const [first, second, chat] = closed.opened.mock.calls.map(([href]) => href);
  expect(first).toBe('/tickets?notification=n1');
  expect(second).toMatch(/^\/posts\/post-details\/[\w-]+\?notification=n2#comment-c1$/);
  expect(chat).not.toContain('notification=');
});
