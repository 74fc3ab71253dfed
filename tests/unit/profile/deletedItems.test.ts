import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';
import { answerOf, stubFetch } from '../support/fetchStandIn.ts';

const item = { documentType: 2 as const, documentId: 'we1' };

async function load() {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { storage } = stubBrowser();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  storage.setItem('user', JSON.stringify({ accessToken: 'token', id: 'u1', role: 1 }));
  const server = stubFetch();
  server.answer = () => answerOf({ message: 'Deleted' });
  const { finishDeletions } = await import('../../../src/hooks/site/laterDeletions.ts');
  const { deletedItems, deleteItem } = await import('../../../src/hooks/profile/sections/deletedItems.ts');
  const { isLastWord } = await import('../../../src/hooks/site/isLastWord.ts');
  const remove = () => deletedItems.later(item, () => deleteItem(item).then(() => true, isLastWord));
  return { storage, server, finishDeletions, deletedItems, remove };
}
let page: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  page = await load();
});

describe('a deleted item of the profile', () => {
  it('is deleted at the next start when the page was closed before an answer came', async () => {
    page.server.answer = () => Promise.reject(new TypeError('the page is gone'));
    page.remove();
    await page.finishDeletions();
    page.server.answer = () => answerOf({ message: 'Deleted' });
    const done = vi.fn<() => void>();
    await page.deletedItems.finish('u1', done);
    expect(page.server.sent.at(-1)?.body).toEqual({ userId: 'u1', ...item });
    expect(done).toHaveBeenCalledOnce();
    await page.deletedItems.finish('u1', done);
    expect(done).toHaveBeenCalledOnce();
  });

  it('that was taken back stays, also at the next start', async () => {
    page.remove();
    page.deletedItems.takeBack(item.documentId);
    await page.finishDeletions();
    await page.deletedItems.finish('u1', () => {});
    expect(page.server.sent).toEqual([]);
  });

  it('of somebody who is gone for good is forgotten, and what cannot be read asks for nothing', async () => {
    page.server.answer = () => Promise.reject(new TypeError('the page is gone'));
    page.remove();
    await page.finishDeletions();
    page.deletedItems.forgetOf('u1');
    page.storage.setItem(
      'rolecast.itemDeletions',
      '[{"userId":"u1","documentType":9,"documentId":"we1","dueAt":0}]',
    );
    await page.deletedItems.finish('u1', () => {});
    expect(page.server.sent).toHaveLength(1);
  });
});
