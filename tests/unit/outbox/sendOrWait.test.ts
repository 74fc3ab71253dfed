import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewItem, OutboxItem } from '../../../src/domain/outbox.ts';
import { stubBrowser } from '../support/browser.ts';

const comment = (clientId: string, feedId = 'f1'): NewItem => ({
  kind: 'comment',
  clientId,
  body: { action: 0, feedId, feedType: 10, text: clientId },
});
const post = (clientId: string): NewItem => ({
  kind: 'post',
  clientId,
  body: { action: 0, feedType: 10, text: clientId, media: [], visibility: 0, commentPolicy: 0 },
});

/** The outbox of a signed-in member on a disk of its own, and a server that answers with `status` while that is set. */
async function load() {
  stubBrowser();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  class FakeChannel extends EventTarget {
    postMessage() {}
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const { FakeStore, like, read } = await import('./fakeOutbox.ts');
  const store = new FakeStore();
  // What it brought along knows nothing of what stands in for it from here.
  vi.resetModules();
  vi.doMock('../../../src/hooks/outbox/outboxStore.ts', async (original) => ({
    ...(await original<object>()),
    outboxStore: () => store,
  }));
  const { ApiError } = await import('../../../src/api/errors.ts');
  const server = { status: undefined as number | undefined, arrived: [] as string[] };
  const call = async (_operation: string, { clientId }: { clientId: string }) => {
    await Promise.resolve();
    if (server.status !== undefined) throw new ApiError(server.status, 'INTERNAL', { message: 'No.' });
    server.arrived.push(clientId);
    return { message: '' };
  };
  vi.doMock('../../../src/api/client.ts', () => ({ call, callUnseen: call }));
  const { signIn } = await import('../../../src/api/session.ts');
  signIn({ id: 'u1', userName: 'Amara', accessToken: 'a', premiumUser: 0 }, 1);
  const { sendOrWait } = await import('../../../src/hooks/outbox/sendOrWait.ts');
  return {
    like,
    read,
    store,
    server,
    press: (item: NewItem) => sendOrWait(item, (body) => call('any', body)),
    waiting: () => (store.kept.get('u1') ?? []).map(({ clientId, state }) => [clientId, state]),
  };
}

let app: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  vi.useFakeTimers();
  app = await load();
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../../../src/hooks/outbox/outboxStore.ts');
  vi.doUnmock('../../../src/api/client.ts');
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const hour = 3_600_000;
/** It found no server, twice; the next try is in five seconds. */
async function waits(item: NewItem, status = 0) {
  app.server.status = status;
  expect(await app.press(item)).toEqual({ waiting: true });
  await pass(0);
  app.server.status = undefined;
}

describe('while an earlier act waits', () => {
  it.each([
    ['a comment', comment('one'), comment('two')],
    ['a post', post('one'), post('two')],
  ])('%s goes behind it, and takes it along', async (_name, one, two) => {
    await waits(one);
    expect(await app.press(two)).toEqual({ waiting: true });
    await pass(0);
    expect(app.server.arrived).toEqual(['one', 'two']);
    expect(app.waiting()).toEqual([]);
  });

  it('a Like that is taken back is taken back in the end', async () => {
    await waits(app.like('on', true), 503);
    await app.press(app.like('off', false));
    await pass(hour);
    expect(app.server.arrived).toEqual(['off']);
    expect(app.waiting()).toEqual([]);
  });

  it('what was read later is all that is said', async () => {
    await waits(app.read('r1', 'm1'));
    await app.press(app.read('r2', 'm2'));
    await pass(hour);
    expect(app.server.arrived).toEqual(['r2']);
  });

  it('that another tab has put there holds as well', async () => {
    await waits(comment('mine', 'f2'));
    const [kept] = app.store.kept.get('u1') ?? [];
    const theirs = { ...kept, clientId: 'theirs', orderKey: 'comments f1', seq: 9 } as OutboxItem;
    app.store.kept.set('u1', [theirs]);
    expect(await app.press(comment('next'))).toEqual({ waiting: true });
    await pass(0);
    expect(app.server.arrived).toEqual(['theirs', 'next']);
  });

  it('another order does not wait for it', async () => {
    await waits(comment('one'));
    expect(await app.press(comment('elsewhere', 'f2'))).toEqual({ answer: { message: '' } });
    expect(app.server.arrived).toEqual(['elsewhere']);
  });
});

describe('what was refused for good', () => {
  const failed = async (item: NewItem) => {
    app.server.status = 0;
    await app.press(item);
    app.server.status = 422;
    await pass(hour);
    expect(app.waiting()).toEqual([[item.clientId, 'failed']]);
    app.server.status = undefined;
  };

  it('holds up no comment', async () => {
    await failed(comment('one'));
    expect(await app.press(comment('two'))).toEqual({ answer: { message: '' } });
    expect(app.waiting()).toEqual([['one', 'failed']]);
  });

  it('is replaced by the next press of the same Like', async () => {
    await failed(app.like('on', true));
    await app.press(app.like('off', false));
    await pass(0);
    expect(app.server.arrived).toEqual(['off']);
    expect(app.waiting()).toEqual([]);
  });
});

it('a refusal is the caller’s, and nothing is kept', async () => {
  app.server.status = 422;
  await expect(app.press(comment('one'))).rejects.toThrow('No.');
  expect(app.waiting()).toEqual([]);
});
