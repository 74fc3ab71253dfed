import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';
import { answerOf, stubFetch } from '../support/fetchStandIn.ts';

const comment = { commentId: 'c1', feedId: 'f1', feedType: 10 as const };
const user = (id: string) => JSON.stringify({ accessToken: `token ${id}`, id, role: 1 });

async function load() {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { storage } = stubBrowser();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  storage.setItem('user', user('u1'));
  const server = stubFetch();
  server.answer = () => answerOf({ message: 'Gone' });
  const later = await import('../../../src/hooks/site/laterDeletions.ts');
  const { isLastWord } = await import('../../../src/hooks/site/isLastWord.ts');
  const { deleteComment, deletedComments } = await import('../../../src/hooks/feed/leftDeletions.ts');
  const session = await import('../../../src/api/session.ts');
  const remove = () =>
    deletedComments.later(comment, async () => {
      try {
        await deleteComment(comment);
        return true;
      } catch (error) {
        return isLastWord(error);
      }
    });
  const stored = () => JSON.parse(storage.getItem('rolecast.deletions') ?? '[]') as unknown[];
  return { ...later, ...deletedComments, ...session, storage, server, remove, stored };
}
let page: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  page = await load();
});

describe('a deleted comment', () => {
  it('is deleted before the session ends', async () => {
    page.remove();
    await page.finishDeletions();
    expect(page.server.sent).toHaveLength(1);
    expect(page.server.sent[0]?.body).toMatchObject({ userId: 'u1', commentId: 'c1', action: 2 });
    expect(page.stored()).toEqual([]);
  });

  it('is never deleted as somebody else; it waits for its member', async () => {
    page.remove();
    page.signOut();
    page.signIn({ id: 'u2', accessToken: 'token u2' }, 1);
    await vi.advanceTimersByTimeAsync(page.undoMs);
    await page.finish('u2', () => {});
    expect(page.server.sent).toHaveLength(0);
    page.signIn({ id: 'u1', accessToken: 'token u1' }, 1);
    await page.finish('u1', () => {});
    expect(page.server.sent.map(({ authorization }) => authorization)).toEqual(['Bearer token u1']);
    expect(page.stored()).toEqual([]);
  });

  it('is deleted at the next start when the page was closed before an answer came', async () => {
    page.server.answer = () => Promise.reject(new TypeError('the page is gone'));
    page.remove();
    await page.finishDeletions();
    expect(page.stored()).toHaveLength(1);
    page.server.answer = () => answerOf({ message: 'Gone' });
    const done = vi.fn<() => void>();
    await page.finish('u1', done);
    expect(done).toHaveBeenCalledOnce();
    expect(page.server.sent).toHaveLength(2);
    expect(page.stored()).toEqual([]);
  });

  it('can be taken back as long as another tab shows it', async () => {
    page.remove();
    const other = page.finish('u1', () => {});
    await vi.advanceTimersByTimeAsync(page.undoMs / 2);
    page.takeBack('c1');
    await vi.advanceTimersByTimeAsync(page.undoMs);
    await other;
    expect(page.server.sent).toHaveLength(0);
    expect(page.stored()).toEqual([]);
  });

  it('that the server does not let go is not tried again', async () => {
    page.server.answer = () => answerOf({ message: 'Gone', code: 'NOT_FOUND' }, 404);
    page.remove();
    await page.finishDeletions();
    expect(page.stored()).toEqual([]);
  });
});
