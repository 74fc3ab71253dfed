// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkError } from '../../../src/api/errors.ts';
import { forgetSaved, readSaved, saveRead } from '../../../src/api/savedReads.ts';
import { signIn, signOut } from '../../../src/api/session.ts';
import { setSavedReader } from '../../../src/api/staleReads.ts';
import { queryDefaults, setReadKeeper, useApiCache, useApiQuery } from '../../../src/api/swr.ts';
import { opOf, readKey } from '../../../src/api/swrKeys.ts';
import { answer, asked, page, questions, texts, words } from '../support/heldServer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { fakeIndexedDb } from '../support/indexedDb.ts';
import { useAbout, useCompanies, useFeed } from '../support/reads.ts';

const device = fakeIndexedDb();
vi.stubGlobal('indexedDB', device.indexedDB);
vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));

let cache: Cache;
const Swr = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ ...queryDefaults, provider: () => cache }}>{children}</SWRConfig>
);
const render = <Result,>(useHook: () => Result) =>
  renderHook(() => ({ read: useHook(), actions: useApiCache() }), Swr);

/** A list whose second page is on its way. */
async function readOn() {
  const hook = await render(useFeed);
  await answer(page('1', 'a'));
  await doing(() => hook.current.read.setSize(2));
  return hook;
}
const enter = (id: string) => signIn({ id, accessToken: `token of ${id}`, userName: id }, 1);

beforeEach(() => {
  asked.length = 0;
  device.rows.clear();
  cache = new Map();
  localStorage.clear();
  enter('ada');
  setReadKeeper((...read) => void saveRead(...(read as Parameters<typeof saveRead>)));
  setSavedReader(readSaved);
});

describe('keys', () => {
  it('are those under which the hooks keep what was answered', async () => {
    await render(() => useCompanies('kade'));
    await answer(words('Kade Bikes'));
    const list = await render(useFeed);
    await answer(page('first', null));
    const ours = readKey('getCompanies', { searchText: 'kade' }, 'ada');
    const first = readKey('getFeedList', { filter: 1, pageIndex: 1 }, 'ada');
    expect(cache.get(ours)?.data).toEqual(words('Kade Bikes'));
    expect(cache.get(first)?.data).toEqual(page('first', null));
    expect([...cache.keys()].toSorted()).toEqual([ours, first, `$inf$${first}`].toSorted());
    expect(texts(list.current.read.data)).toEqual(['first']);
  });

  it('say of which operation they are', () => {
    const key = readKey('verifyAccount', { searchText: '@"verify",' }, 'ada');
    expect([key, `$inf$${key}`].map(opOf)).toEqual(['verifyAccount', 'verifyAccount']);
    expect(['write verify', ''].map(opOf)).toEqual([undefined, undefined]);
  });
});

describe('invalidate', () => {
  it('asks again for what an operation has answered, and for none whose name begins with its name', async () => {
    const short = await render(() => useApiQuery('verify', { otp: '123456', authMode: 1 }).data);
    await render(() => useApiQuery('verifyAccount', {}).data);
    await answer(words('short'), words('long'));
    await doing(() => short.current.actions.invalidate(['verify']));
    expect(questions()).toEqual([['verify', undefined]]);
    await answer(words('again'));
    expect(short.current.read).toEqual(words('again'));
  });

  it('picks by what had been asked', async () => {
    const hook = await render(() => [useCompanies('kade'), useCompanies('sol')]);
    await answer(words('Kade Bikes'), words('Café Sol'));
    await doing(() =>
      hook.current.actions.invalidate(['getCompanies'], ({ searchText }) => searchText === 'sol'),
    );
    expect(questions()).toEqual([['getCompanies', 'sol']]);
  });

  it('reads every page of a list again, and a list by what its first page had asked', async () => {
    const hook = await readOn();
    await answer(page('2', null));
    await doing(() => hook.current.actions.invalidate(['getFeedList'], () => false));
    expect(questions()).toEqual([]);
    await doing(() => hook.current.actions.invalidate(['getFeedList']));
    // The first is asked for as a page of the list, and for itself.
    while (asked.length > 0)
      await answer(asked[0]?.payload.pageIndex === 1 ? page('1 again', 'a') : page('2 again', null));
    expect(texts(hook.current.read.data)).toEqual(['1 again', '2 again']);
  });

  it('asks once more for what is on its way, and shows the later answer', async () => {
    const hook = await render(() => useCompanies('kade'));
    await doing(() => hook.current.actions.invalidate(['getCompanies']));
    expect(asked).toHaveLength(2);
    const [early, late] = asked;
    late?.answer(words('late'));
    await settle();
    early?.answer(words('early'));
    await settle();
    expect(hook.current.read).toEqual(words('late'));
  });
});

describe('patch and forget', () => {
  it('change one page of a list in its place, and what was asked is known', async () => {
    const hook = await readOn();
    await answer(page('2', null));
    const seen: unknown[] = [];
    await doing(() =>
      hook.current.actions.patch<ReturnType<typeof page>>(['getFeedList'], (data, { pageIndex }) => {
        seen.push(pageIndex);
        return pageIndex === 2 ? page('2 liked', null) : data;
      }),
    );
    expect(texts(hook.current.read.data)).toEqual(['1', '2 liked']);
    expect(seen.toSorted()).toEqual([1, 1, 2, 2]);
    expect(asked).toEqual([]);
    // The list and its pages agree: nothing is asked for when it is read on.
    await doing(() => hook.current.read.setSize(2));
    expect(texts(hook.current.read.data)).toEqual(['1', '2 liked']);
    expect(asked).toEqual([]);
  });

  it('leave alone what was never answered, so that its answer is shown', async () => {
    const hook = await render(() => useCompanies('kade'));
    await doing(() => hook.current.actions.patch(['getCompanies'], () => words('patched')));
    await answer(words('Kade Bikes'));
    expect(hook.current.read).toEqual(words('Kade Bikes'));
  });

  it('are not undone by what was on its way: it is asked for once more', async () => {
    const hook = await render(() => useCompanies('kade'));
    await answer(words('Kade Bikes'));
    await doing(() => hook.current.actions.invalidate(['getCompanies']));
    const [early] = asked.splice(0);
    await doing(() => hook.current.actions.patch(['getCompanies'], () => words('patched')));
    early?.answer(words('early'));
    await settle();
    expect(hook.current.read).toEqual(words('patched'));
    await answer(words('late'));
    expect(hook.current.read).toEqual(words('late'));
  });

  it('read no page of a list again but the one that is on its way', async () => {
    const hook = await readOn();
    expect(questions()).toEqual([['getFeedList', 2]]);
    asked.length = 0;
    await doing(() =>
      hook.current.actions.patch<ReturnType<typeof page>>(['getFeedList'], (data) =>
        data.response[0] === '1' ? page('1 liked', 'a') : data,
      ),
    );
    expect(questions()).toEqual([['getFeedList', 2]]);
    await answer(page('2', null));
    expect(texts(hook.current.read.data)).toEqual(['1 liked', '2']);
  });

  it('ask again for what is gone', async () => {
    const hook = await render(() => [useCompanies('kade'), useCompanies('sol')]);
    await answer(words('Kade Bikes'), words('Café Sol'));
    await doing(() =>
      hook.current.actions.forget<ReturnType<typeof words>>(
        ['getCompanies'],
        ({ response }) => response[0] === 'Café Sol',
      ),
    );
    expect(questions()).toEqual([['getCompanies', 'sol']]);
    expect(hook.current.read).toEqual([words('Kade Bikes'), undefined]);
  });
});

describe('clear', () => {
  it('leaves no answer, no page and no list, and asks for nothing', async () => {
    const hook = await render(() => [useCompanies('kade'), useFeed().data]);
    await answer(words('Kade Bikes'), page('1', null));
    await doing(() => hook.current.actions.clear());
    expect(hook.current.read).toEqual([undefined, undefined]);
    expect([...cache.keys()].filter((key) => cache.get(key)?.data !== undefined)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('lets nothing in that was on its way, and the next who asks gets an answer of their own', async () => {
    const hook = await render(() => ({ one: useCompanies('kade'), list: useFeed() }));
    const [oldWords, oldPage] = asked.splice(0);
    await doing(() => hook.current.actions.clear());
    oldWords?.answer(words('of Ada'));
    oldPage?.answer(page('of Ada', null));
    await settle();
    expect(JSON.stringify([...cache.keys()].map((key) => cache.get(key)?.data ?? null))).not.toContain('Ada');
    await hook.unmount();
    // The same member again: the keys are the same.
    const again = await render(() => ({ one: useCompanies('kade'), list: useFeed() }));
    expect(questions().map(([op]) => op)).toEqual(['getCompanies', 'getFeedList']);
    await answer(words('Kade Bikes'), page('fresh', null));
    expect(again.current.read.one).toEqual(words('Kade Bikes'));
    expect(texts(again.current.read.list.data)).toEqual(['fresh']);
  });

  it('leaves what is asked for afterwards by another member alone', async () => {
    const hook = await render(() => useCompanies('kade'));
    await answer(words('of Ada'));
    await act(async () => {
      signOut();
      enter('ben');
      hook.current.actions.clear();
    });
    await hook.render();
    expect(hook.current.read).toBeUndefined();
    await answer(words('of Ben'));
    expect(hook.current.read).toEqual(words('of Ben'));
  });
});

describe('the saved reads', () => {
  it('are found under the keys of the hooks when the server is not reached', async () => {
    const hook = await render(() => ({ about: useAbout(), list: useFeed() }));
    await answer(words('About us'), page('saved', null));
    expect([...device.rows.keys()].toSorted()).toEqual(
      [readKey('aboutUs', {}, 'ada'), readKey('getFeedList', { filter: 1, pageIndex: 1 }, 'ada')].toSorted(),
    );
    await hook.unmount();
    cache = new Map();
    const later = await render(() => ({ about: useAbout(), list: useFeed() }));
    for (const { refuse } of asked.splice(0)) refuse(networkError());
    await settle();
    expect(later.current.read.about).toEqual(words('About us'));
    expect(texts(later.current.read.list.data)).toEqual(['saved']);
  });

  it('take nothing in that comes after its member has left', async () => {
    const hook = await render(useAbout);
    await act(async () => {
      signOut();
      hook.current.actions.clear();
      await forgetSaved();
    });
    await answer(words('of Ada'));
    expect([...device.rows.keys()]).toEqual([]);
  });
});
