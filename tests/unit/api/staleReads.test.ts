import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';

const answer = (text: string) => ({ message: 'Feed', response: [text] });
const lost = () => Promise.reject(new api.ApiError(0, 'NETWORK', {}));

async function load() {
  vi.resetModules();
  stubBrowser();
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers({ toFake: ['Date'], now: 10_000 });
  return {
    ...(await import('../../../src/api/staleReads.ts')),
    ...(await import('../../../src/api/errors.ts')),
  };
}
let api: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  api = await load();
  api.setSavedReader((key) =>
    Promise.resolve(key === 'feed' ? { savedAt: 4000, body: answer('saved') } : undefined),
  );
});
const read = (key: string, ask: () => Promise<unknown>, known = false) =>
  api.readOrSaved('getFeedList', { key, known }, ask);

describe('what was saved on this device', () => {
  it('stands in for an answer that does not come, with its age, until one comes', async () => {
    const hide = api.show('feed');
    expect(await read('feed', lost)).toEqual(answer('saved'));
    expect(api.getShownSavedAt()).toBe(4000);
    expect(api.staleOps()).toEqual(['getFeedList']);
    expect(await read('feed', () => Promise.resolve(answer('fresh')), true)).toEqual(answer('fresh'));
    expect(api.getShownSavedAt()).toBeUndefined();
    expect(api.staleOps()).toEqual([]);
    hide?.();
  });

  it('is read without asking where there is no network [S9.6]', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const ask = vi.fn<() => Promise<unknown>>();
    expect(await read('feed', ask)).toEqual(answer('saved'));
    await expect(read('other', ask)).rejects.toThrow('This page has not been saved on this device.');
    expect(ask).not.toHaveBeenCalled();
  });

  it('does not replace what is shown already: that stays, with its own age', async () => {
    api.show('feed');
    await read('feed', () => Promise.resolve(answer('fresh')));
    vi.setSystemTime(90_000);
    await expect(read('feed', lost, true)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(api.getShownSavedAt()).toBe(10_000);
  });

  it('has no age any more where nothing is saved the next time', async () => {
    api.show('feed');
    await read('feed', lost);
    expect(api.getShownSavedAt()).toBe(4000);
    api.setSavedReader(() => Promise.resolve(undefined));
    await expect(read('feed', lost)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(api.getShownSavedAt()).toBeUndefined();
    expect(api.staleOps()).toEqual([]);
  });

  it('is as good as not saved where what reads it cannot be got any more', async () => {
    api.setSavedReader(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await expect(read('feed', lost)).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('counts as long as it is shown', async () => {
    await read('feed', lost);
    expect(api.getShownSavedAt()).toBeUndefined();
    const changed = vi.fn<() => void>();
    api.subscribeShownSavedAt(changed);
    const hide = [api.show('feed'), api.show('feed')];
    expect(api.getShownSavedAt()).toBe(4000);
    hide[0]?.();
    expect(api.getShownSavedAt()).toBe(4000);
    hide[1]?.();
    expect(api.getShownSavedAt()).toBeUndefined();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('is no answer to a refusal, nor to what is not kept', async () => {
    const refused = () => Promise.reject(new api.ApiError(403, 'FORBIDDEN', {}));
    await expect(read('feed', refused)).rejects.toMatchObject({ status: 403 });
    await expect(
      api.readOrSaved('eventShareLink', { key: 'feed', known: false }, lost),
    ).rejects.toMatchObject({ code: 'NETWORK' });
  });
});
