import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';
import { answerOf, stubFetch } from '../support/fetchStandIn.ts';

const post = { feedId: 'f1', feedType: 10 as const };

async function load() {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { storage } = stubBrowser();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  storage.setItem('user', JSON.stringify({ accessToken: 'token', id: 'u1', role: 1 }));
  const server = stubFetch();
  server.answer = () => answerOf({ message: 'Your post was deleted' });
  const { finishDeletions, undoMs } = await import('../../../src/hooks/site/laterDeletions.ts');
  const { deletedPosts, deletePostLater } = await import('../../../src/hooks/feed/deletedPosts.ts');
  const { toastQueue } = await import('../../../src/lib/toastQueue.ts');
  const remove = vi.fn<(feedId: string) => void>();
  const toasts = () => toastQueue.all().map(({ title }) => title);
  return {
    server,
    finishDeletions,
    undoMs,
    deletedPosts,
    toasts,
    remove,
    start: () => deletePostLater(post, { remove }),
  };
}
let page: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  page = await load();
});

describe('a deleted post', () => {
  it('is asked for after ten seconds, and goes with the answer', async () => {
    page.start();
    await vi.advanceTimersByTimeAsync(page.undoMs - 1);
    expect(page.server.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await page.finishDeletions();
    expect(page.server.sent.map(({ body }) => body)).toEqual([{ userId: 'u1', ...post }]);
    expect(page.remove).toHaveBeenCalledWith('f1');
    expect(page.toasts()).toEqual([]);
  });

  it('that was taken back stays', async () => {
    page.start();
    page.deletedPosts.takeBack('f1');
    await page.finishDeletions();
    expect(page.server.sent).toEqual([]);
    expect(page.remove).not.toHaveBeenCalled();
  });

  it('without a connection is gone here, and is deleted at the next start', async () => {
    page.server.answer = () => Promise.reject(new TypeError('no network'));
    page.start();
    await page.finishDeletions();
    expect(page.remove).toHaveBeenCalledWith('f1');
    expect(page.toasts()).toEqual(['Your post will be deleted when you are connected again.']);
    page.server.answer = () => answerOf({ message: 'Your post was deleted' });
    const done = vi.fn<() => void>();
    await page.deletedPosts.finish('u1', done);
    expect(done).toHaveBeenCalledOnce();
    expect(page.server.sent).toHaveLength(2);
  });

  it('that the server does not let go is there again, with the reason', async () => {
    page.server.answer = () => answerOf({ message: 'Not yours', code: 'FORBIDDEN' }, 403);
    page.start();
    await page.finishDeletions();
    expect(page.remove).not.toHaveBeenCalled();
    expect(page.toasts()).toEqual(['Your post was not deleted']);
  });
});
