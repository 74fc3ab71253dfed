import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';

function makeWorker() {
  return { state: 'installed', postMessage: vi.fn<(message: string) => void>() };
}

async function load({ isFirstVisit = false } = {}) {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  stubBrowser();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const waiting = makeWorker();
  const registration = Object.assign(new EventTarget(), {
    waiting: isFirstVisit ? null : waiting,
    installing: null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: isFirstVisit ? null : makeWorker(),
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const update = await import('../../../src/platform/serviceWorker.ts');
  await update.registerServiceWorker();
  const changed = () => container.dispatchEvent(new Event('controllerchange'));
  return { ...update, reload, waiting, container, changed };
}
let page: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  page = await load();
});

describe('a new version', () => {
  it('takes over when the member wants it, and the page is loaded anew', () => {
    expect(page.isUpdateReady()).toBe(true);
    page.takeUpdate();
    expect(page.waiting.postMessage).toHaveBeenCalledWith('takeOver');
    expect(page.reload).not.toHaveBeenCalled();
    page.changed();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('that another tab has taken loads this one by a press alone', () => {
    page.waiting.state = 'activated';
    page.container.controller = page.waiting;
    page.changed();
    expect(page.reload).not.toHaveBeenCalled();
    page.takeUpdate();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('is offered in a tab that has not seen it wait', async () => {
    page.container.controller = { ...makeWorker(), state: 'activated' };
    page.changed();
    page.takeUpdate();
    expect(page.reload).toHaveBeenCalledOnce();
  });
});

describe('the first visit', () => {
  beforeEach(async () => {
    page = await load({ isFirstVisit: true });
  });

  it('is offered nothing when its own version takes it into its care', () => {
    page.container.controller = { ...makeWorker(), state: 'activated' };
    page.changed();
    expect(page.isUpdateReady()).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is offered the one after that, which another tab has taken', () => {
    page.container.controller = { ...makeWorker(), state: 'activated' };
    page.changed();
    page.container.controller = { ...makeWorker(), state: 'activated' };
    page.changed();
    expect(page.isUpdateReady()).toBe(true);
  });
});

describe('a draft that this device could not keep', () => {
  it('is known, so that a reload asks first', async () => {
    const { storage } = stubBrowser();
    const { isDraftInMemory, writeDraft } = await import('../../../src/hooks/site/draftStorage.ts');
    writeDraft('u1', 'post', 'kept');
    expect(isDraftInMemory()).toBe(false);
    storage.broken = 'full';
    writeDraft('u1', 'post', 'not kept');
    expect(isDraftInMemory()).toBe(true);
    storage.broken = false;
    writeDraft('u1', 'post', 'kept again');
    expect(isDraftInMemory()).toBe(false);
  });

  it('nothing is left of a member who is gone for good', async () => {
    const { storage } = stubBrowser();
    vi.stubGlobal('document', new EventTarget());
    const { writeDraft } = await import('../../../src/hooks/site/draftStorage.ts');
    const { forgetMember } = await import('../../../src/hooks/account/useDeleteAccount.ts');
    for (const [who, name] of [
      ['u1', 'post'],
      ['u1', 'sending.post'],
      ['u2', 'post'],
    ] as const)
      writeDraft(who, name, 'text');
    await forgetMember('u1');
    expect([...storage.entries.keys()].filter((key) => key.startsWith('draft.'))).toEqual(['draft.u2.post']);
  });
});
